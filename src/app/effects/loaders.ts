import type { ComponentType } from 'react';
import type { ChunkLoad } from '@/shell/chunks/chunkShelf';
import { isOverlayChunk, overlayOf } from '@/shell/chunks/chunksSlice';
import type { Route } from '@/shell/navigation/route';
import type { RouteTable } from '@/shell/navigation/routeTable';
import type { Received } from './lateCode';
import { LATER } from './laterChunk';

/** How every chunk is loaded: pages with the base they stand on, overlays by the list that comes with the later code. */
export function createLoaders(routes: RouteTable, { base, later }: Received): ChunkLoad {
  async function page(name: string) {
    const route = routes.find(name);
    const waits = route && !route.coreOnly ? base() : undefined;
    const [view] = await Promise.all([route?.load(), waits]);
    return view;
  }
  async function part(load: () => Promise<unknown>) {
    const [view] = await Promise.all([load(), base()]);
    return view;
  }
  const parts = Object.assign({}, ...routes.all.map((route) => route.parts)) as NonNullable<Route['parts']>;
  async function view(name: string) {
    if (name === LATER) return (await later()).LaterParts;
    if (isOverlayChunk(name)) return (await later()).overlayViews[overlayOf(name)]?.();
    return parts[name] ? part(parts[name]) : page(name);
  }
  // Each view knows its own props; the shelf keeps them all.
  return view as (name: string) => Promise<ComponentType<never> | undefined>;
}
