import { selectIsMember } from '@/features/session/accountSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** Opens a question that only a member can answer; a guest is led to login instead. */
export const askMember =
  (kind: string, data: Record<string, unknown>) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectIsMember(getState())) dispatch(overlayEvents.opened({ kind, data }));
    else dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
  };
