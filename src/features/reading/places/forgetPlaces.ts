import { bookApi } from '@/api/bookApi';
import { selectUid } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { forgetBooks, readBooks } from './placeStore';
import { placeEvents, selectPlaces } from './placesSlice';

const { selectCachedArgsForQuery, updateQueryData } = bookApi.util;

/** Forgets where the member stood in some books: what this device noted, what waits to be sent, what answers hold. */
export const forgetPlaces =
  (isGone: (bookId: number) => boolean) =>
  (dispatch: AppDispatch, getState: () => RootState, { ports }: Extra): void => {
    const uid = selectUid(getState());
    const noted = readBooks(ports.local, uid).map(({ id }) => id);
    forgetBooks(ports.local, uid, noted.filter(isGone));
    const opened = Object.keys(selectPlaces(getState())).map(Number);
    dispatch(placeEvents.forgotten({ bookIds: opened.filter(isGone) }));
    for (const arg of selectCachedArgsForQuery(getState(), 'bookDetail')) {
      if (!isGone(arg.id)) continue;
      dispatch(
        updateQueryData('bookDetail', arg, (book) => {
          book.place = null;
        }),
      );
    }
    for (const arg of selectCachedArgsForQuery(getState(), 'subscriptionList')) {
      dispatch(
        updateQueryData('subscriptionList', arg, ({ pages }) => {
          for (const { records } of pages) for (const row of records) if (isGone(row.book.id)) row.place = null;
        }),
      );
    }
  };
