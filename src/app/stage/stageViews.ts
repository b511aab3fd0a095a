import { later } from '@/app/effects/later';
import { createLoaders } from '@/app/effects/loaders';
import type { RootState } from '@/kernel/rootState';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { selectChunks } from '@/shell/chunks/chunksSlice';
import type { RouteTable } from '@/shell/navigation/routeTable';

/**
 * What a member's browser fetched late is here from the start. Whole, though no effect of it ever runs: so that pages and
 * dialogs find here what they find in the app, and their files stay the same for both.
 */
const lateCode = { base: async () => {}, later: async () => later };

/** Puts the pages and dialogs on the shelf whose code a state says has arrived. */
export function createStageViews(routes: RouteTable, shelf: ChunkShelf) {
  const load = createLoaders(routes, lateCode);
  return async function fetchViews(state: RootState): Promise<void> {
    const arrived = Object.entries(selectChunks(state)).filter(([name, { at }]) => at === 'ready' && !shelf.has(name));
    await Promise.all(
      arrived.map(async ([name]) => {
        // A build may have lost a page that the recording had: then its place stays empty.
        const view = await load(name).catch(() => undefined);
        if (view) shelf.set(name, view);
      }),
    );
  };
}
