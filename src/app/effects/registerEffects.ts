import { overlayViews } from '@/app/routes/overlayViews';
import type { LateReducers } from '@/app/store/rootReducer';
import { selectIsMember } from '@/features/session/accountSlice';
import type { ListenHub } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import type { ChunkLoaders, ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunksEffects } from '@/shell/chunks/chunksEffects';
import { overlayChunk } from '@/shell/chunks/chunksSlice';
import { selectHasDraft } from '@/shell/forms/formsSlice';
import { navigationEffects } from '@/shell/navigation/navigationEffects';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { titleEffects } from '@/shell/navigation/titleEffects';
import type { LateCode } from './lateCode';
import { LATER, type LaterCode, laterChunkEffects } from './laterChunk';
import { leaveRules } from './leaveRules';

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
  const take = ({ laterEffects, LaterParts }: LaterCode) => {
    arrive((later) => laterEffects(later, { routes }));
    return LaterParts;
  };
  const grown = growOnce(late, grow);
  const { effects } = late;
  /** Code that reads slices of the late chunk is not there before they are. */
  const behindSlices =
    <T>(load: () => Promise<T>) =>
    () =>
      Promise.all([load(), grown()]).then(([code]) => code);
  const laterParts = (effects: () => Promise<LaterCode>) => () => behindSlices(effects)().then(take);

  const loaders: ChunkLoaders = Object.fromEntries([
    ...routes.all.map(({ name, load, coreOnly }) => [name, coreOnly ? load : behindSlices(load)]),
    ...Object.entries(overlayViews).map(([kind, load]) => [overlayChunk(kind), behindSlices(load)]),
    ...(typeof effects === 'function' ? [[LATER, laterParts(effects)]] : []),
  ]);
  chunksEffects(listen, { loaders, shelf, hasDraft: selectHasDraft });
  titleEffects(listen, routes);
  navigationEffects(listen, { routes, isMember: selectIsMember, leaveRules });
  if (typeof effects === 'function') laterChunkEffects(listen);
  else shelf.set(LATER, take(effects));
}

/** Loads the late slices once; a try that failed may be repeated. */
function growOnce({ slices }: LateCode, grow: Setting['grow']): () => Promise<void> {
  if (typeof slices !== 'function') {
    grow(slices);
    return () => Promise.resolve();
  }
  let growing: Promise<void> | undefined;
  return () => {
    growing ??= slices().then(grow, (fault) => {
      growing = undefined;
      throw fault;
    });
    return growing;
  };
}
