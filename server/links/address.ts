/** Things with a page of their own that people pass on. */
export const linkKinds = ['game', 'post', 'book', 'activity'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Which thing an address is of. */
export interface LinkRef {
  kind: LinkKind;
  id: number;
}

/** Where each thing has its page: the one address it is known by. */
export const pathOf: Readonly<Record<LinkKind, (id: number) => string>> = {
  game: (id) => `/detail/${id}`,
  post: (id) => `/post/${id}`,
  book: (id) => `/bookinfo/${id}`,
  activity: (id) => `/activity?id=${id}`,
};

/** All addresses that lead to one, its parts included: a shared chapter shows its book. */
const PATHS: Readonly<Record<Exclude<LinkKind, 'activity'>, RegExp>> = {
  game: /^\/detail\/(\d+)\/?$/,
  post: /^\/post\/(\d+)\/?$/,
  book: /^\/(?:bookinfo|bookmenu|readbook)\/(\d+)(?:\/\d+)?\/?$/,
};

const idIn: Readonly<Record<LinkKind, (url: URL) => string | null | undefined>> = {
  game: ({ pathname }) => PATHS.game.exec(pathname)?.[1],
  post: ({ pathname }) => PATHS.post.exec(pathname)?.[1],
  book: ({ pathname }) => PATHS.book.exec(pathname)?.[1],
  activity: ({ pathname, searchParams }) => (/^\/activity\/?$/.test(pathname) ? searchParams.get('id') : undefined),
};

/** The thing that a page's address is of; null for every other page. */
export function linkOf(url: URL): LinkRef | null {
  for (const kind of linkKinds) {
    const id = Number(idIn[kind](url) ?? '');
    if (Number.isSafeInteger(id) && id > 0) return { kind, id };
  }
  return null;
}

/** Pages that are the same for everybody and worth finding. */
export const publicPages = [
  '/',
  '/games',
  '/square',
  '/animate',
  '/activity',
  '/gifts',
  '/faq',
  '/download',
  '/business',
] as const;
export type PublicPage = (typeof publicPages)[number];

/** Narrows the path of an address. */
export const isPublicPage = (pathname: string): pathname is PublicPage => publicPages.some((page) => page === pathname);

/** Narrows a word of an address. */
export const isKind = (word: string): word is LinkKind => linkKinds.some((kind) => kind === word);
