import { selectIsMember } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { unlockText } from '@/text/unlock';
import type { UnlockTarget } from './unlockMachine';
import { selectUnlock, unlockEvents } from './unlockSlice';

/**
 * An unlock button was tapped: the only thing a button knows. `auto` asks without the dialog, for a book that buys by
 * itself; too few diamonds or another price still show theirs.
 */
export const askUnlock =
  (target: UnlockTarget, { auto = false } = {}) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const now = selectUnlock(getState());
    if (now.at === 'unknown') return void dispatch(overlayEvents.opened({ kind: 'unlock' }));
    if (now.at === 'requesting' || now.at === 'checking') {
      return void dispatch(toastEvents.raised({ type: 'info', text: unlockText.busy }));
    }
    const place = selectPlace(getState());
    dispatch(
      unlockEvents.asked({
        intent: {
          requestId: ports.ids.uuid(),
          target,
          from: { page: place.page, address: addressOf(place) },
          askedAt: ports.clock.now(),
        },
        member: selectIsMember(getState()),
        auto,
      }),
    );
  };
