import { selectIsCheckoutOpen } from '@/features/checkout/checkoutSlice';
import { selectIsDownloadOpen } from '@/features/download/downloadSlice';
import { selectIsUnlockOpen } from '@/features/unlock/unlockSlice';
import type { RootState } from '@/kernel/rootState';
import { selectHasOverlay } from '@/shell/overlays/overlaysSlice';

/** Whether something unasked for may open: nothing is open, and nothing is bought or paid, with a dialog on screen or between two. */
export const selectMayInterrupt = (state: RootState): boolean =>
  !selectHasOverlay(state) &&
  !selectIsDownloadOpen(state) &&
  !selectIsUnlockOpen(state) &&
  !selectIsCheckoutOpen(state);
