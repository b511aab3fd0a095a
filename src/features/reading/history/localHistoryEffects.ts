import { bookApi } from '@/api/bookApi';
import { forgetBooks, noteBook, readBooks, readPlace, writePlace } from '@/features/reading/places/placeStore';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionStarted } from '@/kernel/sessionEvents';
import { SIGN_IN_ROUTES } from '@/shell/navigation/guard';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectHasOverlay } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { readingText } from '@/text/reading';
import { localHistoryEvents, MERGE_OVERLAY, selectLocalHistory, selectMerge } from './localHistorySlice';

/** Whose records a guest's are. */
const GUEST = '';

function restore({ dispatch, ports }: EffectApi) {
  const entries = readBooks(ports.local, GUEST).flatMap((book) => {
    const kept = readPlace(ports.local, GUEST, book.id);
    return kept ? [{ book, place: kept.place }] : [];
  });
  dispatch(localHistoryEvents.restored({ entries }));
}

/** Where a guest read lies in storage, is shown by the history, and goes over to whoever signs in and says yes. */
export const localHistoryEffects = (listen: Listen) => {
  /** Somebody signed in and has not been asked yet. */
  let mayOffer = false;

  function offer(api: EffectApi) {
    if (!mayOffer || selectLocalHistory(api.getState()).length === 0) return;
    if (selectHasOverlay(api.getState()) || SIGN_IN_ROUTES.includes(selectRouteName(api.getState()))) return;
    mayOffer = false;
    api.dispatch(localHistoryEvents.mergeOffered());
  }

  return [
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how === 'first') restore(api);
      offer(api);
    }),
    listen.on(localHistoryEvents.noted, ({ book, place }, { ports }) => {
      noteBook(ports.local, GUEST, book);
      writePlace(ports.local, GUEST, book.id, { place, version: 0, sent: false });
    }),
    listen.on(localHistoryEvents.removed, ({ bookIds }, { ports }) => forgetBooks(ports.local, GUEST, bookIds)),
    listen.on(localHistoryEvents.putBack, ({ entries }, { ports }) => {
      for (const { book, place } of [...entries].reverse()) {
        noteBook(ports.local, GUEST, book);
        writePlace(ports.local, GUEST, book.id, { place, version: 0, sent: false });
      }
    }),

    listen.on(sessionStarted, ({ by }, api) => {
      // From storage or another tab nobody has just signed in: no question out of the blue.
      mayOffer = by === 'login' || by === 'register';
      restore(api);
      offer(api);
    }),
    listen.on(overlayEvents.closed, (_closed, api) => offer(api)),
    listen.onEnter(selectMerge, 'offered', (_here, { dispatch }) => {
      dispatch(overlayEvents.opened({ kind: MERGE_OVERLAY }));
    }),
    listen.onEnter(selectMerge, 'resting', (_here, { dispatch }) => {
      dispatch(overlayEvents.withdrawn({ kind: MERGE_OVERLAY }));
    }),
    listen.onEnter(selectMerge, 'merging', async (_here, { dispatch, getState, ports }) => {
      const entries = selectLocalHistory(getState()).map(({ book, place }) => ({
        bookId: book.id,
        chapterId: place.chapterId,
        page: place.page,
        offset: place.offset,
        total: place.total,
        updateTime: place.updateTime,
      }));
      const { data } = await dispatch(bookApi.endpoints.mergeHistory.initiate({ entries }, { track: false }));
      if (!data) return void dispatch(localHistoryEvents.mergeFailed());
      forgetBooks(ports.local, GUEST);
      dispatch(localHistoryEvents.merged({ count: data.merged }));
    }),
    // Not in the run before: it ends with the state it belongs to.
    listen.on(localHistoryEvents.merged, ({ count }, { dispatch }) => {
      dispatch(toastEvents.raised({ type: 'success', text: readingText.merge.done(count) }));
    }),
  ];
};
