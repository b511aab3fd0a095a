import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import type { ChunkLoad, ChunkShelf } from './chunkShelf';
import { chunkEvents, isOverlayChunk, overlayChunk, selectChunks } from './chunksSlice';

/** Pauses before the tries that follow the first (C8). */
const BACK_OFF_MS = [500, 1_500];
/** Never reload twice within this time (C8). */
export const RELOAD_GAP_MS = 30_000;
const RELOAD_KEY = 'plaza:chunk-reload';

interface Setting {
  load: ChunkLoad;
  shelf: ChunkShelf;
  /** Whether the member has typed something that is not sent yet: then the page is never reloaded under them. */
  hasDraft(state: RootState): boolean;
}

/** Loads pages and overlays, tries again, and reloads the page once after a deploy took their files away (C8). */
export const chunksEffects = (listen: Listen, { load, shelf, hasDraft }: Setting) => [
  listen.onEnterEach(
    selectChunks,
    'loading',
    async ({ key: name }, { dispatch }) => {
      try {
        const view = await load(name);
        if (!view) return;
        shelf.set(name, view);
      } catch {
        dispatch(chunkEvents.preloadFailed({ name }));
        return;
      }
      dispatch(chunkEvents.arrived({ name }));
    },
    ({ tries }) => tries,
  ),
  listen.onEnterEach(
    selectChunks,
    'retrying',
    async ({ key: name, here }, { delay, dispatch }) => {
      await delay(BACK_OFF_MS[here.tries - 1] ?? 0);
      dispatch(chunkEvents.triedAgain({ name }));
    },
    ({ tries }) => tries,
  ),
  listen.onEnterEach(selectChunks, 'broken', ({ key: name }, api) => {
    const state = api.getState();
    const overlay = selectOverlays(state).find(({ kind }) => overlayChunk(kind) === name);
    // A dialog's code that was only fetched ahead is no reason to take the page away.
    const isWaitedFor = overlay !== undefined || !isOverlayChunk(name);
    if (isWaitedFor && !hasDraft(state) && mayReload(api)) return api.ports.document.reload();
    // Without its code it goes and says so, instead of locking an empty screen; the next tap tries again.
    if (overlay) api.dispatch(overlayEvents.lost({ id: overlay.id, kind: overlay.kind }));
  }),
];

/** One guarded reload: noted in session storage first, so that without session storage there is none. */
function mayReload({ ports: { session, clock } }: EffectApi): boolean {
  const now = clock.now();
  const last = Number(session.read(RELOAD_KEY) ?? 0);
  if (now - last < RELOAD_GAP_MS) return false;
  session.write(RELOAD_KEY, String(now));
  return session.survives();
}
