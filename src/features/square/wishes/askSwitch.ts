import { selectIsMember } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import type { Target } from './target';
import { wishEvents } from './wishesSlice';

/** A heart, a follow button and the like were tapped. A guest goes to login first, then it happens once (C5). */
export const askSwitch =
  (target: Target, want: boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const tapped = wishEvents.tapped({ target, want });
    if (selectIsMember(getState())) return void dispatch(tapped);
    dispatch(pendingEvents.remembered({ action: tapped }));
    dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
  };
