import { bookApi } from '@/api/bookApi';
import { localHistoryEvents, selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { placeEvents } from '@/features/reading/places/placesSlice';
import { selectIsMember } from '@/features/session/accountSlice';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { readHistoryText as text } from '@/text/readHistory';
import { dropFromHistory, renewHistory, wholeHistory } from './historyLists';
import { undoEvents } from './undoSlice';

/** The overlay that asks before; its data is a `HistoryDeletion`. */
export const DELETE_HISTORY = 'delete-history';

/** Some books of the history, or all of it. */
export type HistoryDeletion = { what: 'some'; bookIds: readonly number[] } | { what: 'all' };

interface Terms {
  /** Forget how far one was, too: that cannot be taken back. */
  places: boolean;
  /** Of the whole history: leave what is subscribed. */
  keepSubscribed: boolean;
}

const once = { track: false } as const;

/** Deletes from the history what was confirmed, and offers the way back. */
export const deleteHistory =
  (deletion: HistoryDeletion, { places, keepSubscribed }: Terms) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!selectIsMember(getState())) {
      const entries = selectLocalHistory(getState());
      const local =
        deletion.what === 'all' ? entries : entries.filter(({ book }) => deletion.bookIds.includes(book.id));
      const bookIds = local.map(({ book }) => book.id);
      dispatch(placeEvents.forgotten({ bookIds }));
      dispatch(localHistoryEvents.removed({ bookIds }));
      return void dispatch(undoEvents.deleted({ bookIds, local }));
    }
    if (deletion.what === 'all') {
      const before = places ? [] : await dispatch(wholeHistory());
      const { error } = await dispatch(bookApi.endpoints.clearHistory.initiate({ keepSubscribed, places }, once));
      if (error === undefined && places) {
        const left = keepSubscribed ? await dispatch(wholeHistory()) : [];
        dispatch(placeEvents.forgotten({ allBut: left }));
      }
      await dispatch(renewHistory());
      if (error === undefined && before.length > 0) dispatch(undoEvents.deleted({ bookIds: before, local: [] }));
      return;
    }
    const { bookIds } = deletion;
    dispatch(dropFromHistory(bookIds));
    const answers = await Promise.all(
      bookIds.map((bookId) => dispatch(bookApi.endpoints.deleteHistory.initiate({ bookId, places }, once))),
    );
    const gone = bookIds.filter((_id, at) => answers[at]?.error === undefined);
    if (gone.length < bookIds.length) {
      dispatch(toastEvents.raised({ type: 'error', text: text.failed }));
      await dispatch(renewHistory());
    }
    if (places) dispatch(placeEvents.forgotten({ bookIds: gone }));
    else if (gone.length > 0) dispatch(undoEvents.deleted({ bookIds: gone, local: [] }));
  };
