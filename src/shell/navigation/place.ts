/** Where the member is: the address, the route it matched, and which kept page shows it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Route name, as back targets and logs use it (C4). */
  route: string;
  params: Readonly<Record<string, string>>;
  /** Which page instance shows it; query and overlays never make a new one. */
  page: string;
  /** Whether the page stays alive when it is left (C7). */
  keepAlive: boolean;
  /** Position in the history, from 0. */
  index: number;
  /** Where to go after login, when a guard sent the member here (C5). */
  returnTo?: string;
  /** That place is the very entry below this one: after login a step back leads there. */
  returnsBack?: boolean;
}

/** The address of a place, without its origin. */
export function addressOf({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return `${pathname}${search}${hash}`;
}

/**
 * Splits an in-app address. Anything that is not a plain path of this app (another origin, `//host`, a scheme,
 * a backslash) becomes the home page, so that no return path ever leads out.
 */
export function parseAddress(to: string): { pathname: string; search: string; hash: string } {
  const home = { pathname: '/', search: '', hash: '' };
  if (!to.startsWith('/') || /^\/[/\\]/.test(to) || /[\\\s]/.test(to)) return home;
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}
