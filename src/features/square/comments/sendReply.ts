import { selectIsMember } from '@/features/session/accountSlice';
import { pendingEvents } from '@/features/session/pendingSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { serverNow } from '@/shell/clock/serverNow';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { replyEvents } from './replySlice';
import type { ReplyTarget } from './replyTarget';

/** 发送 was tapped. A guest goes to login first and finds the sheet open with what they wrote; they send it themselves. */
export const sendReply =
  (target: ReplyTarget, content: string) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    if (selectIsMember(getState())) {
      dispatch(replyEvents.submitted({ target, content: content.trim(), sentAt: serverNow({ getState, ports }) }));
      return;
    }
    dispatch(pendingEvents.remembered({ action: replyEvents.asked({ target }) }));
    dispatch(navigationEvents.asked({ to: href.login(), how: 'push' }));
  };
