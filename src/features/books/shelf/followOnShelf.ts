import { bookApi } from '@/api/bookApi';
import { rowsOf } from '@/api/feed';
import type { ReadingPlace, Subscription } from '@/contract/book';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';

const { endpoints, util } = bookApi;
const idOf = ({ book }: Subscription) => book.id;

/** A subscribed book was read on: its place is known; which chapter is next, and the order of reading, is the server's word. */
export const followOnShelf =
  (bookId: number, place: ReadingPlace) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const arg of util.selectCachedArgsForQuery(getState(), 'subscriptionList')) {
      const rows = rowsOf(endpoints.subscriptionList.select(arg)(getState()).data, idOf);
      const row = rows.find(({ book }) => book.id === bookId);
      if (!row) continue;
      const isRead = place.page >= place.total - 1 && row.next?.id === place.chapterId;
      if (isRead || (arg.sort === 'read' && row !== rows[0])) {
        void dispatch(endpoints.subscriptionList.initiate(arg, { subscribe: false, forceRefetch: true }));
      }
      dispatch(
        util.updateQueryData('subscriptionList', arg, ({ pages }) => {
          for (const { records } of pages) for (const one of records) if (idOf(one) === bookId) one.place = place;
        }),
      );
    }
  };
