import { overlayViews } from '@/app/routes/overlayViews';
import { selectIsMember } from '@/features/session/accountSlice';
import type { ListenHub } from '@/kernel/listen';
import type { ChunkLoaders, ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunksEffects } from '@/shell/chunks/chunksEffects';
import { overlayChunk } from '@/shell/chunks/chunksSlice';
import { selectHasDraft } from '@/shell/forms/formsSlice';
import { navigationEffects } from '@/shell/navigation/navigationEffects';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { titleEffects } from '@/shell/navigation/titleEffects';
import { LATER, type LaterCode, laterChunkEffects } from './laterChunk';
import { leaveRules } from './leaveRules';

interface Setting {
  routes: RouteTable;
  shelf: ChunkShelf;
  /** Loads what the first screen does without; a test has it at hand. */
  later: LaterCode | (() => Promise<LaterCode>);
}

/** Every effect of the app: here what the first screen needs, the rest in `laterEffects`. A replay never calls this. */
export function registerEffects(listen: ListenHub, { routes, shelf, later }: Setting): void {
  // First of all, so that no fact is missed.
  const arrive = listen.expect();
  const take = ({ laterEffects, LaterParts }: LaterCode) => {
    arrive((late) => laterEffects(late, { routes }));
    return LaterParts;
  };
  const loaders: ChunkLoaders = Object.fromEntries([
    ...routes.all.map(({ name, load }) => [name, load]),
    ...Object.entries(overlayViews).map(([kind, load]) => [overlayChunk(kind), load]),
    ...(typeof later === 'function' ? [[LATER, () => later().then(take)]] : []),
  ]);
  chunksEffects(listen, { loaders, shelf, hasDraft: selectHasDraft });
  titleEffects(listen, routes);
  navigationEffects(listen, { routes, isMember: selectIsMember, leaveRules });
  if (typeof later === 'function') laterChunkEffects(listen);
  else shelf.set(LATER, take(later));
}
