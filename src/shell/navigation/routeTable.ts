import { matchPath } from 'react-router';
import type { AppDispatch } from '@/kernel/dispatch';
import { type Place, parseAddress } from './place';
import type { Route } from './route';

/** Rules an operator may change without rebuilding (C5). */
export interface RouteOverride {
  needsLogin?: boolean | undefined;
  title?: string | undefined;
}

/** Starts a page's first query. */
export type Prefetch = (params: Readonly<Record<string, string>>, dispatch: AppDispatch) => Promise<void>;

/** All routes of this build, matched by address or found by name. */
export interface RouteTable {
  all: readonly Route[];
  /** The route of this name, if this build has it: links to others are not drawn. */
  find(name: string): Route | undefined;
  /** The first query of pages, by name; empty until the late base has come. */
  prefetches: Record<string, Prefetch>;
  /** Where an address leads; an unknown one is the home page (C4). */
  resolve(to: string): Omit<Place, 'index' | 'returnTo'>;
}

/** Addresses whose place is remembered, most; a page has some forty links. */
const KNOWN_MOST = 300;

/** Puts the routes of all areas together. */
export function createRouteTable(routes: readonly Route[], overrides: Record<string, RouteOverride> = {}): RouteTable {
  const all = routes.map((one) => ({ ...one, ...stripUndefined(overrides[one.name] ?? {}) }));
  const byName = new Map(all.map((one) => [one.name, one]));

  const known = new Map<string, ReturnType<RouteTable['resolve']>>();
  return {
    all,
    prefetches: {},
    find: (name) => byName.get(name),
    resolve(to) {
      // Links ask again with every render, and each route asked compiles its pattern anew.
      const found = known.get(to);
      if (found) return found;
      if (known.size === KNOWN_MOST) known.clear();
      const place = match(to);
      known.set(to, place);
      return place;
    },
  };

  function match(to: string): ReturnType<RouteTable['resolve']> {
    const address = parseAddress(to);
    for (const one of all) {
      const matched = matchPath({ path: one.path, end: true }, address.pathname);
      if (!matched) continue;
      const params = stripUndefined(matched.params) as Record<string, string>;
      const page = one.page?.(address) ?? address.pathname;
      return { ...address, route: one.name, params, page, keepAlive: one.keepAlive ?? true };
    }
    // The query stays: it may carry a channel or an invitation (A3).
    return { pathname: '/', search: address.search, hash: '', route: 'home', params: {}, page: '/', keepAlive: true };
  }
}

function stripUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Partial<T>;
}
