import * as v from 'valibot';
import {
  Book,
  BookDetail,
  BookKind,
  BookLabel,
  Chapter,
  ChapterContent,
  HistoryEntry,
  PayMode,
  ReadingPlace,
  Subscription,
  Unlocked,
} from '@/contract/book';
import { call } from '@/contract/call';
import { Comment } from '@/contract/comment';
import { Count, Diamonds, Id, Nothing, Null, RequestId, Time } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';

const withId = v.object({ id: Id });
const chapterPath = { id: Id, cid: Id };

/** Books of a shelf: more than one holds would not fit one question to the database. */
const BookIds = v.pipe(v.array(Id), v.maxLength(1000));

/** A page of a chapter, or how many it has; no chapter has so many. */
const PageNumber = v.pipe(Count, v.maxValue(99_999));

/** Comics and novels: shelves, chapters, places, history, subscriptions, unlocking (contract 2). */
export const readingCalls = {
  bookList: call({
    method: 'GET',
    path: 'v1/book/list',
    input: v.object({
      ...pageFields,
      kind: v.optional(BookKind),
      /** Books that carry all of them. */
      label: v.optional(v.array(Id), []),
      status: v.optional(v.picklist(['ongoing', 'finished'])),
      pay: v.optional(v.picklist(PayMode.options)),
      weekday: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      sort: v.optional(v.picklist(['hot', 'update', 'subscribe']), 'hot'),
      keyword: v.optional(v.string()),
    }),
    output: listOf(Book),
  }),
  bookLabels: call({
    method: 'GET',
    path: 'v1/book/label/list',
    input: Nothing,
    output: v.array(BookLabel),
  }),
  /** The first screen of 色漫: banner books, what is recommended, what is free for now. */
  bookShelves: call({
    method: 'GET',
    path: 'v1/book/shelves',
    input: Nothing,
    output: v.object({
      banners: v.optional(v.array(v.object({ book: Book, image: v.string(), note: v.optional(v.string(), '') })), []),
      rails: v.optional(
        v.array(
          v.object({
            type: v.picklist(['updated', 'limited', 'novels', 'new', 'finished']),
            title: v.string(),
            items: v.array(Book),
          }),
        ),
        [],
      ),
    }),
  }),
  bookRank: call({
    method: 'GET',
    path: 'v1/book/rank/{type}',
    input: v.object({ type: v.picklist(['hot', 'rising', 'new', 'subscribe']), kind: v.optional(BookKind) }),
    /** `moved`: places won (positive) or lost since yesterday; null for a newcomer. */
    output: v.array(v.object({ book: Book, rank: Count, moved: v.nullish(v.number()) })),
  }),
  bookDetail: call({ method: 'GET', path: 'v1/book/{id}', input: withId, output: BookDetail }),
  chapterList: call({
    method: 'GET',
    path: 'v1/book/{id}/chapter/list',
    /** All rows in one answer, without paging: a directory is searched and jumped through as a whole. */
    input: v.object({ id: Id, order: v.optional(v.picklist(['asc', 'desc']), 'asc') }),
    output: v.object({ records: v.array(Chapter), total: Count }),
  }),
  chapterContent: call({
    method: 'GET',
    path: 'v1/book/{id}/chapter/{cid}',
    input: v.object(chapterPath),
    output: ChapterContent,
  }),
  unlockChapter: call({
    method: 'POST',
    path: 'v1/book/{id}/chapter/{cid}/unlock',
    access: 'member',
    input: v.object({ ...chapterPath, expectPrice: Diamonds, requestId: RequestId }),
    output: Unlocked,
  }),
  unlockChapters: call({
    method: 'POST',
    path: 'v1/book/{id}/unlock',
    access: 'member',
    input: v.object({ id: Id, chapterIds: v.array(Id), expectPrice: Diamonds, requestId: RequestId }),
    output: Unlocked,
  }),
  /** What several chapters cost together now; asked before they are bought. */
  chaptersPrice: call({
    method: 'GET',
    path: 'v1/book/{id}/unlock/price',
    access: 'member',
    input: v.object({ id: Id, chapterIds: v.array(Id) }),
    output: v.object({ chapterIds: v.array(Id), price: Diamonds, originPrice: Diamonds }),
  }),
  /**
   * Keeps the wish that the next locked chapter is bought when it is opened. The server never buys by itself: on opening
   * a locked chapter while `BookDetail.autobuy` is on, the client calls `unlockChapter` with the offered price and a
   * fresh requestId, once, and falls back to asking when that is refused (3001, 3006).
   */
  setAutobuy: call({
    method: 'POST',
    path: 'v1/book/{id}/autobuy',
    access: 'member',
    input: v.object({ id: Id, on: v.boolean() }),
    output: v.object({ on: v.boolean() }),
  }),
  readingPlace: call({
    method: 'GET',
    path: 'v1/book/{id}/progress',
    access: 'member',
    input: withId,
    output: v.nullish(ReadingPlace),
  }),
  /** Writes the place down, and brings the book to the top of the history. */
  savePlace: call({
    method: 'POST',
    path: 'v1/book/{id}/progress',
    access: 'member',
    input: v.object({
      id: Id,
      chapterId: Id,
      page: PageNumber,
      offset: v.number(),
      total: PageNumber,
      /** The version this place was read from; 0 for the first. */
      baseVersion: Count,
      device: v.optional(v.string(), ''),
      /** Take it although another device wrote meanwhile. */
      force: v.optional(v.boolean(), false),
    }),
    /** `conflict`: nothing was written, and `place` is what another device wrote. */
    output: v.object({ place: ReadingPlace, conflict: v.optional(v.boolean(), false) }),
  }),
  historyList: call({
    method: 'GET',
    path: 'v1/book/history/list',
    access: 'member',
    input: v.object({ ...pageFields, kind: v.optional(BookKind), keyword: v.optional(v.string()) }),
    output: listOf(HistoryEntry),
  }),
  /** Takes over what was read as a guest; of each book the latest place wins. */
  mergeHistory: call({
    method: 'POST',
    path: 'v1/book/history/merge',
    access: 'member',
    encoding: 'json',
    input: v.object({
      entries: v.array(
        v.object({
          bookId: Id,
          chapterId: Id,
          page: PageNumber,
          offset: v.number(),
          total: PageNumber,
          updateTime: Time,
        }),
      ),
    }),
    output: v.object({ merged: Count }),
  }),
  /** Brings deleted entries back: what was deleted can be undone for as long as its places exist. */
  restoreHistory: call({
    method: 'POST',
    path: 'v1/book/history/restore',
    access: 'member',
    input: v.object({ bookIds: BookIds }),
    output: Null,
  }),
  deleteHistory: call({
    method: 'DELETE',
    path: 'v1/book/history/{bookId}',
    access: 'member',
    /** `places`: forget how far one was, too. */
    input: v.object({ bookId: Id, places: v.optional(v.boolean(), false) }),
    output: Null,
  }),
  clearHistory: call({
    method: 'DELETE',
    path: 'v1/book/history',
    access: 'member',
    input: v.object({ keepSubscribed: v.optional(v.boolean(), false), places: v.optional(v.boolean(), false) }),
    output: Null,
  }),
  subscribe: call({
    method: 'POST',
    path: 'v1/book/{id}/subscribe',
    access: 'member',
    input: withId,
    output: v.object({ subscribed: v.boolean(), subscribeCount: Count }),
  }),
  unsubscribe: call({
    method: 'DELETE',
    path: 'v1/book/{id}/subscribe',
    access: 'member',
    input: withId,
    output: v.object({ subscribed: v.boolean(), subscribeCount: Count }),
  }),
  subscriptionList: call({
    method: 'GET',
    path: 'v1/book/subscribe/list',
    access: 'member',
    input: v.object({
      ...pageFields,
      sort: v.optional(v.picklist(['update', 'read', 'added']), 'update'),
      filter: v.optional(v.picklist(['new', 'ongoing', 'finished'])),
    }),
    output: listOf(Subscription),
  }),
  /** Marks the announced chapters of these books as seen; of all subscribed ones without ids. */
  seenSubscriptions: call({
    method: 'POST',
    path: 'v1/book/subscribe/seen',
    access: 'member',
    input: v.object({ bookIds: v.optional(BookIds, []) }),
    output: Null,
  }),
  /** What readers wrote about the book, or about one chapter; of these comments `postId` is the book's id. */
  bookComments: call({
    method: 'GET',
    path: 'v1/book/{id}/comment/list',
    input: v.object({ ...pageFields, id: Id, chapterId: v.optional(Id) }),
    output: listOf(Comment),
  }),
  addBookComment: call({
    method: 'POST',
    path: 'v1/book/{id}/comment',
    access: 'member',
    input: v.object({ id: Id, chapterId: v.optional(Id), content: v.string() }),
    output: Comment,
  }),
  deleteBookComment: call({
    method: 'DELETE',
    path: 'v1/book/comment/{id}',
    access: 'member',
    input: withId,
    output: Null,
  }),
};
