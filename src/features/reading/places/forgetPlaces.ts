import { bookApi } from '@/api/bookApi';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi } from '@/kernel/listen';
import { forgetBooks, readBooks } from './placeStore';
import { type Forgotten, isForgotten } from './placesSlice';

const { selectCachedArgsForQuery, updateQueryData } = bookApi.util;

/** Forgets where the member stood in some books: what this device noted, and what answers hold. */
export function forgetPlaces(gone: Forgotten, { dispatch, getState, ports }: EffectApi): void {
  const uid = selectUid(getState());
  const noted = readBooks(ports.local, uid).map(({ id }) => id);
  forgetBooks(
    ports.local,
    uid,
    noted.filter((id) => isForgotten(gone, id)),
  );
  for (const arg of selectCachedArgsForQuery(getState(), 'bookDetail')) {
    if (!isForgotten(gone, arg.id)) continue;
    dispatch(
      updateQueryData('bookDetail', arg, (book) => {
        book.place = null;
      }),
    );
  }
  for (const arg of selectCachedArgsForQuery(getState(), 'subscriptionList')) {
    dispatch(
      updateQueryData('subscriptionList', arg, ({ pages }) => {
        for (const { records } of pages)
          for (const row of records) if (isForgotten(gone, row.book.id)) row.place = null;
      }),
    );
  }
}
