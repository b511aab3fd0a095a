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

/** Puts the routes of all areas together. */
export function createRouteTable(routes: readonly Route[], overrides: Record<string, RouteOverride> = {}): RouteTable {
  const all = routes.map((one) => ({ ...one, ...stripUndefined(overrides[one.name] ?? {}) }));
  const byName = new Map(all.map((one) => [one.name, one]));

  return {
    all,
    prefetches: {},
    find: (name) => byName.get(name),
    resolve(to) {
      const address = parseAddress(to);
      for (const one of all) {
        const match = matchPath({ path: one.path, end: true }, address.pathname);
        if (!match) continue;
        const params = Object.fromEntries(
          Object.entries(match.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
        );
        const page = one.page?.(address.pathname) ?? address.pathname;
        return { ...address, route: one.name, params, page, keepAlive: one.keepAlive ?? true };
      }
      // The query stays: it may carry a channel or an invitation (A3).
      return { pathname: '/', search: address.search, hash: '', route: 'home', params: {}, page: '/', keepAlive: true };
    },
  };
}

function stripUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as Partial<T>;
}
