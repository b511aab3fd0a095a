import { bookApi } from '@/api/bookApi';
import type { ChapterContent } from '@/contract/book';
import { selectIncognito } from '@/features/books/bookPrefsSlice';
import { localHistoryEvents } from '@/features/reading/history/localHistorySlice';
import { readerEvents, selectHere } from '@/features/reading/readerSlice';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { selectDeviceID } from '@/shell/config/configSlice';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { LocalPlace } from '@/shell/places/localPlace';
import { forgetPlaces } from './forgetPlaces';
import { forgetBooks, noteBook, readPlace, writePlace } from './placeStore';
import { ELSEWHERE, placeEvents, selectPlaces } from './placesSlice';

/** Quiet before the server is told. */
const TELL_AFTER_MS = 2_000;
/** How long the reader waits for the server's word on where to begin. */
const WAIT_MS = 1_500;

const bookOf = (state: RootState, bookId: number, chapterId: number): ChapterContent['book'] | undefined =>
  bookApi.endpoints.chapterContent.select({ id: bookId, cid: chapterId })(state).data?.book;

/** Tells the server now of every place it does not know yet: the page may be gone in a moment. */
function flush({ dispatch, getState }: Pick<EffectApi, 'dispatch' | 'getState'>) {
  for (const [id, place] of Object.entries(selectPlaces(getState()))) {
    if (place.at === 'moved') dispatch(placeEvents.due({ bookId: Number(id) }));
  }
}

/** Where somebody reads: this device at once, the server after a pause and when the page hides (pages 16). */
export const placesEffects = (listen: Listen) => {
  let watching = false;
  /** Whose places lie in storage under which name: a session's end empties the account before effects run. */
  let uidNow = '';

  function watch({ dispatch, getState, ports }: EffectApi) {
    if (watching) return;
    watching = true;
    const tell = () => {
      if (ports.gate.isLive) flush({ dispatch, getState });
    };
    ports.document.onVisible((visible) => {
      if (!visible) tell();
    });
    ports.document.onHide(tell);
  }

  return [
    listen.on(navigationEvents.arrived, ({ how }, { getState }) => {
      if (how === 'first') uidNow = selectUid(getState());
    }),
    listen.on(sessionStarted, ({ account }) => {
      uidNow = account.uid;
    }),
    listen.on(readerEvents.shown, ({ bookId }, api) => {
      const { dispatch, getState, ports } = api;
      watch(api);
      const uid = selectUid(getState());
      const kept = readPlace(ports.local, uid, bookId);
      const known = { place: kept?.place ?? null, version: kept?.version ?? 0, unsent: kept?.sent === false };
      dispatch(placeEvents.opened({ bookId, known, ask: uid !== '' }));
    }),

    listen.onEnterEach(selectPlaces, 'looking', async ({ key }, { dispatch, getState, delay }) => {
      const bookId = Number(key);
      void delay(WAIT_MS).then(
        () => dispatch(placeEvents.waited({ bookId })),
        () => {},
      );
      const { data, error } = await dispatch(
        bookApi.endpoints.readingPlace.initiate({ id: bookId }, { subscribe: false, forceRefetch: true }),
      );
      if (error) return void dispatch(placeEvents.lookFailed({ bookId }));
      const device = selectDeviceID(getState());
      dispatch(placeEvents.looked({ bookId, server: data ?? null, device }));
    }),

    listen.on(placeEvents.looked, ({ bookId, server }, { getState, ports }) => {
      const here = selectPlaces(getState())[bookId];
      if (server === null && here?.at === 'kept') forgetBooks(ports.local, selectUid(getState()), [bookId]);
    }),

    listen.on(placeEvents.forgotten, forgetPlaces),

    listen.on(readerEvents.rested, ({ bookId, chapterId, ...rest }, { dispatch, getState, ports }) => {
      if (selectIncognito(getState())) return;
      const uid = selectUid(getState());
      const place: LocalPlace = {
        chapterId,
        chapterIndex: rest.chapterIndex,
        chapterTitle: rest.chapterTitle,
        page: rest.page,
        offset: rest.offset,
        total: rest.total,
        updateTime: ports.clock.now(),
      };
      const book = bookOf(getState(), bookId, chapterId);
      if (uid === '') {
        if (book) dispatch(localHistoryEvents.noted({ book, place }));
      } else {
        const here = selectPlaces(getState())[bookId];
        const version = here && 'version' in here ? here.version : 0;
        if (book) noteBook(ports.local, uid, book);
        writePlace(ports.local, uid, bookId, { place, version, sent: false });
      }
      // The last word on another chapter goes first: this one would take its place, and its end would never be told.
      const before = selectPlaces(getState())[bookId];
      if (before?.at === 'moved' && before.place.chapterId !== chapterId) dispatch(placeEvents.due({ bookId }));
      dispatch(placeEvents.rested({ bookId, place, tell: uid !== '' }));
    }),

    listen.onEnterEach(
      selectPlaces,
      'moved',
      async ({ key }, { delay, dispatch }) => {
        await delay(TELL_AFTER_MS);
        dispatch(placeEvents.due({ bookId: Number(key) }));
      },
      ({ place }) => place,
    ),

    listen.onEnterEach(selectPlaces, 'sending', async ({ key, here }, { dispatch, getState, ports }) => {
      const bookId = Number(key);
      const uid = selectUid(getState());
      const { chapterId, page, offset, total } = here.place;
      const { data } = await dispatch(
        bookApi.endpoints.savePlace.initiate(
          {
            id: bookId,
            chapterId,
            page,
            offset,
            total,
            baseVersion: here.version,
            device: selectDeviceID(getState()),
            force: here.force,
          },
          { track: false },
        ),
      );
      if (!data) return void dispatch(placeEvents.failed({ bookId }));
      if (data.conflict) return void dispatch(placeEvents.clashed({ bookId, theirs: data.place }));
      const now = selectPlaces(getState())[key];
      const next = now?.at === 'sending' ? now.next : null;
      writePlace(ports.local, uid, bookId, {
        place: next ?? here.place,
        version: data.place.version,
        sent: next === null,
      });
      dispatch(placeEvents.sent({ bookId, version: data.place.version }));
    }),

    listen.onEnterEach(selectPlaces, 'torn', ({ key }, { dispatch }) => {
      dispatch(overlayEvents.opened({ kind: ELSEWHERE, data: { bookId: Number(key) } }));
    }),
    listen.on(placeEvents.keptMine, (_event, { dispatch }) => {
      dispatch(overlayEvents.withdrawn({ kind: ELSEWHERE }));
    }),
    listen.on(placeEvents.tookTheirs, ({ bookId }, { dispatch, getState, ports }) => {
      dispatch(overlayEvents.withdrawn({ kind: ELSEWHERE }));
      const place = selectPlaces(getState())[bookId];
      if (place?.at !== 'kept' || !place.place) return;
      writePlace(ports.local, selectUid(getState()), bookId, {
        place: place.place,
        version: place.version,
        sent: true,
      });
      const { chapterId, page, offset } = place.place;
      const here = selectHere(getState());
      if (here?.bookId !== bookId) return;
      if (here.chapterId === chapterId) dispatch(readerEvents.jumped({ chapterId, page, offset }));
      else dispatch(navigationEvents.asked({ to: href.readbook(bookId, chapterId), how: 'replace' }));
    }),

    listen.on(readerEvents.left, (_event, api) => flush(api)),
    listen.on(connectionEvents.found, (_event, { dispatch, getState }) => {
      for (const [id, place] of Object.entries(selectPlaces(getState()))) {
        if (place.at === 'stranded') dispatch(placeEvents.due({ bookId: Number(id) }));
      }
    }),
    // Who logs out leaves nothing here (D3); who is thrown out comes back to what was not sent.
    listen.on(sessionEnded, ({ by }, { ports }) => {
      if (by === 'logout' && uidNow !== '') forgetBooks(ports.local, uidNow);
      uidNow = '';
    }),
  ];
};
