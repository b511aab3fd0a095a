import type { Book, HistoryEntry, Subscription } from '@/contract/book';
import type { InputOf, OutputOf } from '@/contract/call';
import { readingCalls as calls } from '@/contract/calls/reading';
import type { Comment } from '@/contract/comment';
import type { Page } from '@/contract/page';
import { api } from './api';
import { asked, askedWith } from './asked';
import { showBalance } from './balance';
import { askedPage, type FeedArg, type PageParam, paged } from './feed';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** The list of a book's chapters: its locks follow every purchase. */
const listTag = (id: number) => ({ type: 'Chapters' as const, id });
/** One opened chapter. */
const chapterTag = (cid: number) => ({ type: 'Chapters' as const, id: `c${cid}` });
const paid = ['Status', 'Ledger'] as const;

/** Books: shelves, chapters, places, history, subscriptions. Locks carry tags, because money and VIP change them. */
export const bookApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookList: build.infiniteQuery<Page<Book>, FeedArg<typeof calls.bookList>, PageParam>({
      query: askedPage(calls.bookList),
      infiniteQueryOptions: paged,
    }),
    bookLabels: build.query<Out<'bookLabels'>, void>({ query: askedWith(calls.bookLabels, {}) }),
    bookShelves: build.query<Out<'bookShelves'>, void>({ query: askedWith(calls.bookShelves, {}) }),
    bookRank: build.query<Out<'bookRank'>, In<'bookRank'>>({ query: asked(calls.bookRank) }),
    bookDetail: build.query<Out<'bookDetail'>, In<'bookDetail'>>({ query: asked(calls.bookDetail) }),
    /** In the order of the book; who wants the newest first turns it round, so that there is one answer to keep. */
    chapterList: build.query<Out<'chapterList'>, { id: number }>({
      query: asked(calls.chapterList),
      providesTags: (_list, _fault, { id }) => [listTag(id)],
    }),
    chapterContent: build.query<Out<'chapterContent'>, In<'chapterContent'>>({
      query: asked(calls.chapterContent),
      providesTags: (_content, _fault, { cid }) => [chapterTag(cid)],
    }),
    /** Also when it fails, locks and balance are asked again: a lost answer may have been a purchase. */
    unlockChapter: build.mutation<Out<'unlockChapter'>, In<'unlockChapter'>>({
      query: asked(calls.unlockChapter),
      extraOptions: { voice: 'form' },
      invalidatesTags: (_done, _fault, { id, cid }) => [...paid, listTag(id), chapterTag(cid)],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    unlockChapters: build.mutation<Out<'unlockChapters'>, In<'unlockChapters'>>({
      query: asked(calls.unlockChapters),
      extraOptions: { voice: 'form' },
      invalidatesTags: (_done, _fault, { id, chapterIds }) => [...paid, listTag(id), ...chapterIds.map(chapterTag)],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    /** Asked right before a purchase, so never from what was known. */
    chaptersPrice: build.query<Out<'chaptersPrice'>, In<'chaptersPrice'>>({
      query: asked(calls.chaptersPrice),
      keepUnusedDataFor: 0,
      extraOptions: { voice: 'form' },
    }),
    setAutobuy: build.mutation<Out<'setAutobuy'>, In<'setAutobuy'>>({ query: asked(calls.setAutobuy) }),
    readingPlace: build.query<Out<'readingPlace'>, In<'readingPlace'>>({
      query: asked(calls.readingPlace),
      keepUnusedDataFor: 0,
      extraOptions: { voice: 'quiet' },
    }),
    savePlace: build.mutation<Out<'savePlace'>, In<'savePlace'>>({
      query: asked(calls.savePlace),
      extraOptions: { voice: 'quiet', keepalive: true },
    }),
    historyList: build.infiniteQuery<Page<HistoryEntry>, FeedArg<typeof calls.historyList>, PageParam>({
      query: askedPage(calls.historyList),
      infiniteQueryOptions: paged,
    }),
    mergeHistory: build.mutation<Out<'mergeHistory'>, In<'mergeHistory'>>({ query: asked(calls.mergeHistory) }),
    restoreHistory: build.mutation<Out<'restoreHistory'>, In<'restoreHistory'>>({
      query: asked(calls.restoreHistory),
    }),
    deleteHistory: build.mutation<Out<'deleteHistory'>, In<'deleteHistory'>>({ query: asked(calls.deleteHistory) }),
    clearHistory: build.mutation<Out<'clearHistory'>, In<'clearHistory'>>({ query: asked(calls.clearHistory) }),
    subscribe: build.mutation<Out<'subscribe'>, In<'subscribe'>>({ query: asked(calls.subscribe) }),
    unsubscribe: build.mutation<Out<'unsubscribe'>, In<'unsubscribe'>>({ query: asked(calls.unsubscribe) }),
    /** Its tag goes with every subscription that begins or ends. */
    subscriptionList: build.infiniteQuery<Page<Subscription>, FeedArg<typeof calls.subscriptionList>, PageParam>({
      query: askedPage(calls.subscriptionList),
      infiniteQueryOptions: paged,
      providesTags: ['Shelf'],
    }),
    seenSubscriptions: build.mutation<Out<'seenSubscriptions'>, In<'seenSubscriptions'>>({
      query: asked(calls.seenSubscriptions),
    }),
    bookComments: build.infiniteQuery<Page<Comment>, FeedArg<typeof calls.bookComments>, PageParam>({
      query: askedPage(calls.bookComments),
      infiniteQueryOptions: paged,
    }),
    addBookComment: build.mutation<Out<'addBookComment'>, In<'addBookComment'>>({
      query: asked(calls.addBookComment),
      extraOptions: { voice: 'form' },
    }),
    deleteBookComment: build.mutation<Out<'deleteBookComment'>, In<'deleteBookComment'>>({
      query: asked(calls.deleteBookComment),
    }),
  }),
});

export const {
  useBookDetailQuery,
  useBookLabelsQuery,
  useBookRankQuery,
  useBookShelvesQuery,
  useChapterContentQuery,
  useChapterListQuery,
} = bookApi;
