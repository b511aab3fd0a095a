import type { LateReducers } from '@/app/store/rootReducer';
import { selectIsMember } from '@/features/session/accountSlice';
import type { ListenHub } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
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
  grow(reducers: LateReducers): void;
  /** A state from before the late slices came, with them as they began. */
  whole(state: RootState): RootState;
}

/** Every effect of the app: here what the first screen needs, the rest in `laterEffects`. A replay never calls this. */
export function registerEffects(listen: ListenHub, { routes, shelf, late, grow, whole }: Setting): void {
  // First of all, so that no fact is missed.
  const arrive = listen.expect(whole);
  let base: LateBase | undefined;
  const code = receive(late, {
    base(arrived) {
      base = arrived;
      grow(arrived.reducers);
      Object.assign(routes.prefetches, arrived.prefetches);
    },
    later: ({ laterEffects }) => arrive((later) => laterEffects(later, { routes })),
  });

  // Before the base there is no draft and no page to leave.
  const hasDraft = (state: RootState) => base?.hasDraft(state) ?? false;
  chunksEffects(listen, { load: createLoaders(routes, code), shelf, hasDraft });
  titleEffects(listen, routes);
  navigationEffects(listen, { routes, isMember: selectIsMember, inTheWay: (...asked) => base?.inTheWay(...asked) });
  if (code.here) shelf.set(LATER, code.here.LaterParts);
  else laterChunkEffects(listen, routes);
}
