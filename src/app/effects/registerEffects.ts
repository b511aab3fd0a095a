import type { lateSlices } from '@/app/store/lateSlices';
import { selectIsMember } from '@/features/session/accountSlice';
import type { ListenHub } from '@/kernel/listen';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunksEffects } from '@/shell/chunks/chunksEffects';
import { navigationEffects } from '@/shell/navigation/navigationEffects';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { titleEffects } from '@/shell/navigation/titleEffects';
import type { LateBase } from './lateBase';
import { type LateCode, receive } from './lateCode';
import { LATER, laterChunkEffects } from './laterChunk';
import { createLoaders } from './loaders';

interface Setting {
  routes: RouteTable;
  shelf: ChunkShelf;
  late: LateCode;
  /** Takes the late slices into the store. */
  inject(slices: typeof lateSlices): void;
}

/** Every effect of the app: here what the first screen needs, the rest in `lateBase` and `laterEffects`. A replay never calls this. */
export function registerEffects(listen: ListenHub, { routes, shelf, late, inject }: Setting): void {
  // First of all, so that no event is missed.
  const arriveBase = listen.expect();
  const arrive = listen.expect();
  let base: LateBase | undefined;
  const code = receive(late, {
    base(arrived) {
      base = arrived;
      inject(arrived.slices);
      arriveBase([arrived.baseEffects]);
      Object.assign(routes.prefetches, arrived.prefetches);
    },
    later: ({ laterEffects }) => arrive(laterEffects(routes)),
  });

  // Before the base there is no draft, no page to leave and no port to the worker.
  chunksEffects(listen, {
    load: createLoaders(routes, code),
    shelf,
    losesText: (...asked) => base?.losesText(...asked) ?? false,
    newer: ({ worker }) => base && worker,
  });
  titleEffects(listen, routes);
  navigationEffects(listen, { routes, isMember: selectIsMember, inTheWay: (...asked) => base?.inTheWay(...asked) });
  if (code.here) shelf.set(LATER, code.here.LaterParts);
  else laterChunkEffects(listen, routes);
}
