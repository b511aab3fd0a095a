import type { Listen } from '@/kernel/listen';
import { overlayChunk, selectChunks } from '@/shell/chunks/chunksSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { shellText } from '@/text/shell';
import { overlayEvents, selectOverlays } from './overlaysSlice';

/** An overlay whose code cannot be had goes and says so, instead of locking an empty screen; the next tap tries again (C8). */
export const lostOverlayEffects = (listen: Listen) => [
  listen.onEnterEach(selectChunks, 'broken', async ({ key: name }, { dispatch, getState, delay }) => {
    // First the chunk's own effect says whether the page is to be reloaded for it.
    await delay(0);
    const lost = selectOverlays(getState()).find(({ kind }) => overlayChunk(kind) === name);
    if (!lost) return;
    dispatch(overlayEvents.closed({ id: lost.id, kind: lost.kind }));
    dispatch(toastEvents.raised({ type: 'error', text: shellText.overlayLost }));
  }),
];
