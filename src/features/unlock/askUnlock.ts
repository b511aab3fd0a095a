import { selectIsMember } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import type { EachState } from '@/lib/machine/states';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { unlockText } from '@/text/unlock';
import type { UnlockState, UnlockTarget } from './unlockMachine';
import { selectUnlock, unlockEvents } from './unlockSlice';

/** What a tap means while an earlier one stands so: a new wish, patience, or a look at what became of it. */
const TAP: EachState<UnlockState, 'asks' | 'waits' | 'looks'> = {
  idle: 'asks',
  loginNeeded: 'asks',
  confirming: 'asks',
  repriced: 'asks',
  checking: 'waits',
  insufficient: 'asks',
  away: 'asks',
  requesting: 'waits',
  unknown: 'looks',
  unlocked: 'asks',
  failed: 'asks',
};

/**
 * An unlock button was tapped: the only thing a button knows. `auto` asks without the dialog, for a book that buys by
 * itself; too few diamonds or another price still show theirs.
 */
export const askUnlock =
  (target: UnlockTarget, { auto = false } = {}) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const tap = TAP[selectUnlock(getState()).at];
    if (tap === 'looks') return void dispatch(overlayEvents.opened({ kind: 'unlock' }));
    if (tap === 'waits') return void dispatch(toastEvents.raised({ type: 'info', text: unlockText.busy }));
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
