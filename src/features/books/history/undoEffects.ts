import { bookApi } from '@/api/bookApi';
import { localHistoryEvents } from '@/features/reading/history/localHistorySlice';
import type { Listen } from '@/kernel/listen';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { readHistoryText as text } from '@/text/readHistory';
import { renewHistory } from './historyLists';
import { selectUndo, undoEvents } from './undoSlice';

/** How long deleting can be taken back. */
const UNDO_MS = 5_000;

/** What was deleted comes back when asked for in time: a guest's from this device, a member's from the server. */
export const undoEffects = (listen: Listen) => [
  listen.onEnter(selectUndo, 'offered', async (_here, { delay, dispatch }) => {
    await delay(UNDO_MS);
    dispatch(undoEvents.expired());
  }),
  listen.onEnter(selectUndo, 'restoring', async ({ bookIds, local }, { dispatch }) => {
    if (local.length > 0) dispatch(localHistoryEvents.putBack({ entries: local }));
    else {
      const input = { bookIds: [...bookIds] };
      const { error } = await dispatch(bookApi.endpoints.restoreHistory.initiate(input, { track: false }));
      if (error !== undefined) return void dispatch(undoEvents.failed());
      await dispatch(renewHistory());
    }
    dispatch(undoEvents.restored());
    dispatch(toastEvents.raised({ type: 'success', text: text.undone }));
  }),
];
