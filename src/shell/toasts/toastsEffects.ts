import type { Listen } from '@/kernel/listen';
import { selectToasts, toastEvents } from './toastsSlice';

/** How long a toast stays (spec 9). */
export const TOAST_MS = 3_000;

/** A toast leaves by itself; being raised again or held starts its time anew (F2). */
export const toastsEffects = (listen: Listen) => [
  listen.onEnterEach(
    selectToasts,
    'shown',
    async ({ key }, { delay, dispatch }) => {
      await delay(TOAST_MS);
      dispatch(toastEvents.timedOut({ id: key }));
    },
    (toast) => toast.round,
  ),
];
