import { statusApi } from '@/api/statusApi';
import { selectSession } from '@/features/session/sessionSlice';
import type { Listen } from '@/kernel/listen';

/** How often a visible page asks for unread messages (pages 22). */
export const UNREAD_EVERY_MS = 60_000;

const ask = { forceRefetch: true, subscribe: false } as const;

/** While a member is signed in and the page is visible, the unread count is kept fresh. */
export const statusEffects = (listen: Listen) => [
  listen.onEnter(selectSession, 'member', async (_member, { dispatch, delay, ports, signal }) => {
    const refresh = () => dispatch(statusApi.endpoints.unread.initiate(undefined, ask));
    const stop = ports.document.onVisible((visible) => {
      if (visible && ports.gate.isLive && !signal.aborted) refresh();
    });
    signal.addEventListener('abort', stop, { once: true });
    // One subscription keeps the answer in the cache; the rest only renew it.
    dispatch(statusApi.endpoints.unread.initiate());
    for (;;) {
      await delay(UNREAD_EVERY_MS);
      if (ports.document.isVisible()) refresh();
    }
  }),
];
