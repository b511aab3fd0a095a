/** Addresses by route name; the only place that spells paths for links. */
export const href = {
  home: () => '/',
  games: (type?: string) => (type ? `/games/${encodeURIComponent(type)}` : '/games'),
  profile: (query: { pop?: '1'; view?: 'follows' | 'fans' | 'blocked' | 'settings' } = {}) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return search ? `/profile?${search}` : '/profile';
  },
  download: () => '/download',
  detail: (id: number | string) => `/detail/${encodeURIComponent(String(id))}`,
  /** `comment`: leads to that very comment. */
  post: (id: number | string, { comment }: { comment?: number } = {}) =>
    `/post/${encodeURIComponent(String(id))}${comment === undefined ? '' : `?comment=${comment}`}`,
  /** `tab`: a tag's id or `follow`; `user`: that member's card; `q`: search (C10). */
  square: (query: { tab?: string; sort?: string; user?: string; q?: string } = {}) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return search ? `/square?${search}` : '/square';
  },
  postpage: () => '/postpage',
  commenthistory: (query: { tab?: 'comments' } = {}) =>
    query.tab ? '/commenthistory?tab=comments' : '/commenthistory',
  /** `tab`: update, rank, category, finished; the others narrow the tab (C10). */
  animate: (query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query).toString();
    return search ? `/animate?${search}` : '/animate';
  },
  /** `view=comments`: what readers wrote, about one `chapter` or the book. */
  bookinfo: (id: number | string, query: { view?: 'comments'; chapter?: string } = {}) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return `/bookinfo/${encodeURIComponent(String(id))}${search && `?${search}`}`;
  },
  /** `from`: the chapter being read, when the reader leads here: choosing another goes back into the reader. */
  bookmenu: (id: number | string, { from }: { from?: number } = {}) =>
    `/bookmenu/${encodeURIComponent(String(id))}${from === undefined ? '' : `?from=${from}`}`,
  readbook: (id: number | string, cid: number | string) =>
    `/readbook/${encodeURIComponent(String(id))}/${encodeURIComponent(String(cid))}`,
  readhistory: () => '/readhistory',
  subscriblist: () => '/subscriblist',
  message: (query: { tab?: string } = {}) => (query.tab ? `/message?tab=${query.tab}` : '/message'),
  /** `id`: opens that question; `category`: shows only that one's (C10). */
  faq: ({ id, category }: { id?: number; category?: number } = {}) =>
    `/faq${category === undefined ? '' : `?c=${category}`}${id === undefined ? '' : `#q-${id}`}`,
  checkin: (query: { view?: 'invite' | 'record'; month?: string } = {}) => {
    const search = new URLSearchParams(query).toString();
    return search ? `/checkin?${search}` : '/checkin';
  },
  /** `tab`: album or tasks; `id`: one item (C10). */
  welfare: ({ tab, id }: { tab?: string; id?: number } = {}) =>
    id !== undefined ? `/welfare?id=${id}` : tab ? `/welfare?tab=${tab}` : '/welfare',
  /** `tab`: mine, past; `game` narrows the tab to one game. */
  gifts: ({ tab, game }: { tab?: string; game?: number | undefined } = {}) => {
    const search = new URLSearchParams({
      ...(tab !== undefined && tab !== 'open' && { tab }),
      ...(game !== undefined && { game: String(game) }),
    }).toString();
    return search ? `/gifts?${search}` : '/gifts';
  },
  /** `id`: one activity; `tab`: the tasks; `show`: running, mine; `past`: with the past ones unfolded (C10). */
  activity: ({ id, ...query }: { id?: number; tab?: 'tasks'; show?: 'running' | 'mine'; past?: '1' } = {}) => {
    const search = new URLSearchParams({ ...(id !== undefined && { id: String(id) }), ...query }).toString();
    return search ? `/activity?${search}` : '/activity';
  },
  login: () => '/login',
  register: () => '/register',
  loginOther: () => '/other',
  bindPhone: () => '/bind',
  resetPwd: () => '/reset',
  user: (query: { view?: 'devices' | 'delete' } = {}) => (query.view ? `/user?view=${query.view}` : '/user'),
  recharge: (query: { view?: 'ledger'; orderId?: string } = {}) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return search ? `/recharge?${search}` : '/recharge';
  },
} as const;
