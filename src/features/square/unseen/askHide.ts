import { selectIsMember } from '@/features/session/accountSlice';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { squareText } from '@/text/square';
import { unseenEvents } from './unseenSlice';

/** Takes a post out of every list: for a member on the server too, for a guest in this browser only. */
export const askHide =
  (id: number) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (selectIsMember(getState())) dispatch(wishEvents.tapped({ target: { kind: 'hide', id }, want: true }));
    else dispatch(unseenEvents.postHidden({ id }));
    dispatch(toastEvents.raised({ type: 'info', text: squareText.menu.hidden }));
  };
