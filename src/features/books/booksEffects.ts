import { bookApi } from '@/api/bookApi';
import { statusApi } from '@/api/statusApi';
import { isVip } from '@/contract/userStatus';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import type { Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { serverNow } from '@/shell/clock/serverNow';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { bookMenuEvents, selectLeadTo } from './bookMenuSlice';
import { followOnShelf } from './shelf/followOnShelf';

/** What a book's page and list of chapters show follows from reading and from VIP. */
export const booksEffects = (listen: Listen) => {
  /** Whether VIP was running when we last heard of it; unknown at first and for another account. */
  let vip: boolean | undefined;
  const forget = () => {
    vip = undefined;
  };
  return [
    // A page below the reader goes on from the new place without asking.
    listen.onMatch(bookApi.endpoints.savePlace.matchFulfilled, ({ payload, meta }, { dispatch }) => {
      const { id } = meta.arg.originalArgs;
      const { place } = payload;
      dispatch(
        bookApi.util.updateQueryData('bookDetail', { id }, (book) => {
          book.place = place;
        }),
      );
      dispatch(
        bookApi.util.updateQueryData('chapterList', { id }, ({ records }) => {
          const row = records.find((chapter) => chapter.id === place.chapterId);
          // Opened is not read: the server counts the last page.
          if (row && place.page >= place.total - 1) row.read = true;
        }),
      );
      dispatch(followOnShelf(id, place));
    }),
    // VIP began or ended: which chapters are open is another answer now.
    listen.onMatch(statusApi.endpoints.me.matchFulfilled, ({ payload }, api) => {
      const now = isVip(payload, serverNow(api));
      if (vip !== undefined && vip !== now) api.dispatch(bookApi.util.invalidateTags(['Chapters']));
      vip = now;
    }),
    // From the list of chapters back into the reader that led there: one entry for it, whichever chapter it shows.
    listen.on(bookMenuEvents.ledBack, (_chosen, { dispatch }) => {
      dispatch(navigationEvents.stepBackAsked());
    }),
    listen.on(navigationEvents.arrived, ({ place }, { dispatch, getState }) => {
      const to = selectLeadTo(getState());
      if (to === null) return;
      dispatch(bookMenuEvents.arrivedBack());
      dispatch(navigationEvents.asked({ to, how: place.route === 'readbook' ? 'replace' : 'push' }));
    }),
    // What was just subscribed to, or no longer is, changes the shelf.
    listen.on(wishEvents.answered, ({ target }, { dispatch }) => {
      if (target.kind === 'subscribe') dispatch(bookApi.util.invalidateTags(['Shelf']));
    }),
    listen.on(sessionStarted, forget),
    listen.on(sessionEnded, forget),
  ];
};
