/** `a` as one part of a path. */
const part = (a: number | string) => encodeURIComponent(String(a));

/** A path with what of its query is there. */
function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Addresses by route name; the only place that spells paths for links. */
export const href = {
  home: () => '/',
  games: (type?: string) => (type ? `/games/${part(type)}` : '/games'),
  /** `shelf`: which of the member's own games (C10). */
  profile: (query: { pop?: '1'; view?: 'follows' | 'fans' | 'blocked' | 'settings' | 'games'; shelf?: string } = {}) =>
    withQuery('/profile', query),
  download: () => '/download',
  detail: (id: number | string) => `/detail/${part(id)}`,
  /** `comment`: leads to that very comment. */
  post: (id: number | string, { comment }: { comment?: number } = {}) => withQuery(`/post/${part(id)}`, { comment }),
  /** `tab`: a tag's id or `follow`; `q`: search; `story`, `picks`: a number or `all` (C10). */
  square: (query: { tab?: string; sort?: string; q?: string; story?: string; picks?: string } = {}) =>
    withQuery('/square', query),
  /** A person's page (C10). `part`: games or books; `list`: whom they follow, who follows them. */
  person: (id: number | string, query: { part?: string; list?: 'follows' | 'fans' } = {}) =>
    withQuery('/square', { user: id, ...query }),
  postpage: () => '/postpage',
  commenthistory: (query: { tab?: 'comments' } = {}) => withQuery('/commenthistory', query),
  /** `tab`: update, rank, category, finished; the others narrow the tab (C10). */
  animate: (query: Readonly<Record<string, string>> = {}) => withQuery('/animate', query),
  /** `view=comments`: what readers wrote, about one `chapter` or the book. */
  bookinfo: (id: number | string, query: { view?: 'comments'; chapter?: string } = {}) =>
    withQuery(`/bookinfo/${part(id)}`, query),
  /** `from`: the chapter being read, when the reader leads here: choosing another goes back into the reader. */
  bookmenu: (id: number | string, { from }: { from?: number } = {}) => withQuery(`/bookmenu/${part(id)}`, { from }),
  readbook: (id: number | string, cid: number | string) => `/readbook/${part(id)}/${part(cid)}`,
  readhistory: () => '/readhistory',
  subscriblist: () => '/subscriblist',
  message: (query: { tab?: string; view?: 'notices' } = {}) => withQuery('/message', query),
  /** What I wrote to support; `id`: one of these letters. */
  letters: (id?: number) => (id ? `/letters/${part(id)}` : '/letters'),
  /** `id`: opens that question; `category`: shows only that one's (C10). */
  faq: ({ id, category }: { id?: number; category?: number } = {}) =>
    withQuery('/faq', { c: category }) + (id === undefined ? '' : `#q-${id}`),
  checkin: (query: { view?: 'invite' | 'record'; month?: string } = {}) => withQuery('/checkin', query),
  /** `tab`: album or tasks; `id`: one item (C10). */
  welfare: ({ tab, id }: { tab?: string; id?: number } = {}) =>
    withQuery('/welfare', id !== undefined ? { id } : { tab: tab || undefined }),
  /** `tab`: mine, past; `game` narrows the tab to one game. */
  gifts: ({ tab, game }: { tab?: string; game?: number | undefined } = {}) =>
    withQuery('/gifts', { tab: tab === 'open' ? undefined : tab, game }),
  /** `id`: one activity; `tab`: the tasks; `show`: running, mine; `past`: with the past ones unfolded (C10). */
  activity: ({ id, ...query }: { id?: number; tab?: 'tasks'; show?: 'running' | 'mine'; past?: '1' } = {}) =>
    withQuery('/activity', { id, ...query }),
  login: () => '/login',
  register: () => '/register',
  loginOther: () => '/other',
  bindPhone: () => '/bind',
  resetPwd: () => '/reset',
  user: (query: { view?: 'devices' | 'delete' | 'privacy' | 'realName' } = {}) => withQuery('/user', query),
  /** `view`: the ledger, my orders, one `order` or what its invoice is to say (C10). */
  recharge: (query: { view?: 'ledger' | 'orders' | 'order' | 'invoice'; order?: string; orderId?: string } = {}) =>
    withQuery('/recharge', query),
} as const;
