import type { EffectApi, Listen } from '@/kernel/listen';
import type { Ports } from '@/kernel/ports';
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
  /** Whether a reload would take away what the member has typed: then there is none. */
  losesText(state: RootState, ports: Ports): boolean;
  /** The worker, once the code that knows it is there. */
  newer(ports: Ports): Ports['worker'] | undefined;
}

/** Loads pages and overlays, tries again, and begins anew after a deploy took their files away (C8). */
export const chunksEffects = (listen: Listen, { load, shelf, losesText, newer }: Setting) => [
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
  listen.onEnterEach(selectChunks, 'renewing', async ({ key: name }, api) => {
    // Without a network the file may well be there, and a reload would leave nothing but the browser's own page.
    if (!api.ports.document.isOnline()) return void api.dispatch(chunkEvents.gaveUp({ name }));
    api.ports.faults.report('chunk', name);
    // A dialog's code that was only fetched ahead is no reason to take the page away.
    const isWaitedFor = !isOverlayChunk(name) || overlayWaitingFor(name, api) !== undefined;
    if (isWaitedFor && !losesText(api.getState(), api.ports) && (await renews(api, newer))) return;
    api.dispatch(chunkEvents.gaveUp({ name }));
  }),
  listen.onEnterEach(selectChunks, 'broken', ({ key: name }, api) => {
    const overlay = overlayWaitingFor(name, api);
    // Without its code it goes and says so, instead of locking an empty screen; the next tap tries again.
    if (overlay) api.dispatch(overlayEvents.lost({ id: overlay.id, kind: overlay.kind }));
  }),
];

const overlayWaitingFor = (name: string, { getState }: EffectApi) =>
  selectOverlays(getState()).find(({ kind }) => overlayChunk(kind) === name);

/**
 * Whether the page begins anew, as the newer app. One that waits is taken over whenever it is found, since then it waits no more; without one
 * the page itself may be the newer, and is loaded again once.
 */
async function renews(api: EffectApi, newer: Setting['newer']): Promise<boolean> {
  const worker = newer(api.ports);
  if (await worker?.fetchNewer()) await worker?.takeOver();
  else if (mayReload(api)) api.ports.document.reload();
  else return false;
  return true;
}

/** One guarded reload: noted in session storage first, so that without session storage there is none. */
function mayReload({ ports: { session, clock } }: EffectApi): boolean {
  const now = clock.now();
  const last = Number(session.read(RELOAD_KEY) ?? 0);
  if (now - last < RELOAD_GAP_MS) return false;
  session.write(RELOAD_KEY, String(now));
  return session.survives();
}
