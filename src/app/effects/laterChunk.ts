import type { ComponentType } from 'react';
import type { Listen } from '@/kernel/listen';
import { answers } from '@/lib/machine/machine';
import { chunkTable } from '@/shell/chunks/chunkMachine';
import { chunkEvents, selectChunk } from '@/shell/chunks/chunksSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import type { RouteTable } from '@/shell/navigation/routeTable';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';

/** The name of the chunk with everything the first screen does without. */
export const LATER = 'later';

/** What that chunk brings: most effects, the hosts of overlays and toasts, and where each overlay's code is. */
export interface LaterCode {
  laterEffects(routes: RouteTable): readonly ((listen: Listen) => void)[];
  LaterParts: ComponentType<never>;
  overlayViews: Readonly<Record<string, () => Promise<ComponentType<OverlayViewProps>>>>;
}

/** For the data and pictures of a page that is core alone, ms: they have the line to themselves. */
const QUIET_MS = 600;

/**
 * Wants the later chunk once the first page is there, or could not be had, and a moment later where that page is core
 * alone; a broken one again with each new place.
 */
export const laterChunkEffects = (listen: Listen, routes: RouteTable) => {
  const want = (_event: unknown, { dispatch, getState }: Parameters<Parameters<typeof listen.on>[1]>[1]) => {
    if (selectChunk(getState(), LATER) === undefined) dispatch(chunkEvents.wanted({ name: LATER }));
  };
  return [
    listen.on(chunkEvents.arrived, async ({ name }, api) => {
      if (routes.find(name)?.coreOnly) await api.delay(QUIET_MS);
      want(undefined, api);
    }),
    listen.on(chunkEvents.preloadFailed, want),
    listen.on(navigationEvents.arrived, (_place, { dispatch, getState }) => {
      const here = selectChunk(getState(), LATER);
      if (here && answers(chunkTable, here.at, 'wanted')) dispatch(chunkEvents.wanted({ name: LATER }));
    }),
  ];
};
