import { selectIsMember } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { claimEvents } from './claimsSlice';
import type { ClaimTarget } from './claimTarget';

/** A button that claims was tapped: the only thing it knows. A guest goes to login first, then it happens once (C5). */
export const askClaim =
  (target: ClaimTarget) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const asked = claimEvents.asked({ intent: { target, requestId: ports.ids.uuid() } });
    if (selectIsMember(getState())) return void dispatch(asked);
    dispatch(pendingEvents.remembered({ action: asked }));
    dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
  };
