/** Addresses by route name; the only place that spells paths for links. */
export const href = {
  home: () => '/',
  games: (type?: string) => (type ? `/games/${encodeURIComponent(type)}` : '/games'),
  profile: (query: { pop?: '1' } = {}) => (query.pop ? '/profile?pop=1' : '/profile'),
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
  login: () => '/login',
  register: () => '/register',
  loginOther: () => '/other',
  bindPhone: () => '/bind',
  recharge: (query: { view?: 'ledger'; orderId?: string } = {}) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return search ? `/recharge?${search}` : '/recharge';
  },
} as const;
