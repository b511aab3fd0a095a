import { dropIdleAnswers, idleAnswers } from '@/api/idleAnswers';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { profileText } from '@/text/profile';

/** Bytes of the answers that are kept although nobody looks at them. */
export const weighCache =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): number => {
    const { queries } = getState().api as { queries: Record<string, { data?: unknown } | undefined> };
    const sizes = dispatch(idleAnswers()).map((key) => JSON.stringify(queries[key]?.data ?? null).length);
    // Most of it is Chinese, three bytes a sign in storage, two in memory; what memory holds is what is let go.
    return sizes.reduce((sum, size) => sum + 2 * size, 0);
  };

/** Lets them go, and says so. */
export const clearCache =
  () =>
  (dispatch: AppDispatch): void => {
    dispatch(dropIdleAnswers());
    dispatch(toastEvents.raised({ type: 'success', text: profileText.settings.cleared }));
  };
