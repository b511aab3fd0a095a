import type { RootState } from '@/kernel/rootState';
import { selectRouteName } from '@/shell/navigation/navigationSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';

/** Whether the member is looking at a place that tells how the payment ended. */
export const isWatched = (state: RootState): boolean =>
  selectRouteName(state) === 'recharge' || selectOverlays(state).some(({ kind }) => kind === 'vip');
