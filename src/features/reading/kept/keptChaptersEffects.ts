import { bookApi } from '@/api/bookApi';
import { businessCode } from '@/api/fault';
import type { ChapterContent } from '@/contract/book';
import { code } from '@/contract/codes';
import { selectIncognito } from '@/features/books/bookPrefsSlice';
import { isForgotten, placeEvents } from '@/features/reading/places/placesSlice';
import { readerEvents } from '@/features/reading/readerSlice';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { isUnreached } from './isUnreached';
import { dropChapters, keepChapter, readKeptChapters } from './keptChapterStore';
import { keptChapterEvents } from './keptChaptersSlice';

const { chapterContent } = bookApi.endpoints;

/** Says what is kept now, and throws away the pictures of everything else. */
function tell({ dispatch, ports }: EffectApi, chapters: readonly ChapterContent[]) {
  const rows = chapters.map(({ book, chapter }) => ({
    bookId: book.id,
    bookTitle: book.title,
    chapterId: chapter.id,
    chapterTitle: chapter.title,
  }));
  dispatch(keptChapterEvents.told({ chapters: rows }));
  void ports.keptPages.keepOnly(chapters.map(({ chapter }) => chapter.id));
}

/**
 * What was read last can be read again without a network, with the pictures that were seen: on this device, by who read it, for a
 * week. Each answer of the server is above it: what it refuses, locks or no longer has is dropped (decision 0034).
 */
export const keptChaptersEffects = (listen: Listen) => {
  /** Shown from storage for want of a network, by chapter; asked anew once there is one. */
  const shownKept = new Map<number, { id: number; cid: number }>();
  let last: ChapterContent | undefined;

  const drop = (api: EffectApi, gone?: (content: ChapterContent) => boolean) => {
    const { getState, ports } = api;
    tell(api, dropChapters(ports.local, selectUid(getState()), gone));
  };

  return [
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how !== 'first') return;
      const { getState, ports } = api;
      tell(api, readKeptChapters(ports.local, selectUid(getState()), ports.clock.now()));
    }),
    listen.on(readerEvents.rested, ({ bookId, chapterId, page }, api) => {
      const { getState, ports } = api;
      const { data } = chapterContent.select({ id: bookId, cid: chapterId })(getState());
      if (!data || data.chapter.locked || selectIncognito(getState())) return;
      if (data !== last && !shownKept.has(chapterId)) {
        last = data;
        tell(api, keepChapter(ports.local, selectUid(getState()), data, ports.clock.now()));
      }
      for (const { url } of data.pages.slice(Math.max(0, page - 1), page + 2)) void ports.keptPages.keep(url);
    }),
    listen.onMatch(chapterContent.matchRejected, ({ payload, meta }, api) => {
      const { dispatch, getState, ports } = api;
      const arg = meta.arg.originalArgs;
      if (businessCode(payload) === code.notFound) return drop(api, ({ chapter }) => chapter.id === arg.cid);
      if (!isUnreached(payload) || chapterContent.select(arg)(getState()).data) return;
      const kept = readKeptChapters(ports.local, selectUid(getState()), ports.clock.now());
      const value = kept.find(({ chapter }) => chapter.id === arg.cid);
      if (!value) return;
      shownKept.set(arg.cid, arg);
      dispatch(bookApi.util.upsertQueryEntries([{ endpointName: 'chapterContent', arg, value }]));
    }),
    listen.onMatch(chapterContent.matchFulfilled, ({ payload, meta }, api) => {
      const { cid } = meta.arg.originalArgs;
      shownKept.delete(cid);
      if (payload.chapter.locked) drop(api, ({ chapter }) => chapter.id === cid);
    }),
    listen.on(connectionEvents.found, (_event, { dispatch }) => {
      for (const arg of shownKept.values()) {
        void dispatch(chapterContent.initiate(arg, { forceRefetch: true, subscribe: false }));
      }
    }),
    listen.on(placeEvents.forgotten, (gone, api) => drop(api, ({ book }) => isForgotten(gone, book.id))),
    // Nothing of one account is there for another (D3).
    listen.on(sessionStarted, (_event, api) => drop(api)),
    listen.on(sessionEnded, (_event, api) => drop(api)),
  ];
};
