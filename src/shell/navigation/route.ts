import type { ComponentType } from 'react';
import type { AppDispatch } from '@/kernel/dispatch';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import type { RouteIconName } from '@/ui/app-frame/RouteIcon';

/** Which frame surrounds the page (spec 2). */
export type Layout = 'main' | 'simple' | 'standalone';

/** One route of the app: everything the app knows about it stands here (C4). */
export interface Route {
  name: string;
  /** Pattern with `:param` and `:param?`, absolute. */
  path: string;
  /** The page's own title (C9); home has none. */
  title?: string;
  layout: Layout;
  /** Main layout without its header (square, animate, profile). */
  headerHidden?: boolean;
  /** Simple layout: beside the title (C3). */
  icon?: RouteIconName;
  /** Simple layout without its bar: the page draws its own over its art. */
  barHidden?: boolean;
  /** Where back goes, by name; without it back in history (C3). */
  back?: string;
  /** The tab to fall back to when there is no history. */
  tab?: string;
  /** 🔒: without a uid the guard leads to login (C5). */
  needsLogin?: boolean;
  /** False for pages that always start anew. */
  keepAlive?: boolean;
  /** Which page instance shows an address; default the pathname. */
  page?(address: { pathname: string; search: string }): string;
  /** Reads nothing but core slices (app/store/coreSlices.ts), so its first screen waits for no other. */
  coreOnly?: boolean;
  /** What a visit that begins here puts into the store before the first render; comes with the page's chunk. */
  prepare?(): Promise<(dispatch: AppDispatch, getState: () => RootState, ports: Pick<Ports, 'local'>) => void>;
  /** Loads the page's chunk. */
  load(): Promise<ComponentType>;
  /** Pieces of the page that come after its first paint, by the name of their chunk; they may read late slices too. */
  parts?: Readonly<Record<string, () => Promise<ComponentType<never>>>>;
}

/** Writes down a route; a place for checks and defaults. */
export function route(definition: Route): Route {
  return definition;
}
