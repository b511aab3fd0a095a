import type {
  Book,
  BookDetail,
  Chapter,
  ChapterContent,
  ChapterRef,
  HistoryEntry,
  ReadingPlace,
  Subscription,
} from '@/contract/book';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

const DAY = 86_400_000;

export function buildChapterRef(over: Partial<ChapterRef> = {}): ChapterRef {
  return { id: 7012, index: 12, title: '猫掌柜', ...over };
}

/** A comic that goes on, all of it paid by chapter. */
export function buildBook(over: Partial<Book> = {}): Book {
  const id = over.id ?? 71;
  return {
    id,
    kind: 'comic',
    title: '云上客栈',
    author: '青禾',
    cover: `/media/book/${id}`,
    coverColor: '#9cc7ee',
    intro: '云海尽头有一间只在雨天开门的客栈。',
    labels: [{ id: 1, name: '奇幻' }],
    status: 'ongoing',
    pay: 'coin',
    freeUntil: null,
    adult: false,
    hot: false,
    heat: 52_000,
    subscribeCount: 1_800,
    chapterCount: 12,
    latest: buildChapterRef({ id: id * 100 + 12 }),
    updateTime: FAKE_NOW - 3 * 3_600_000,
    weekday: 3,
    ...over,
  };
}

/** Page 18 of 46 of the twelfth chapter. */
export function buildReadingPlace(over: Partial<ReadingPlace> = {}): ReadingPlace {
  return {
    chapterId: 7112,
    chapterIndex: 12,
    chapterTitle: '猫掌柜',
    page: 17,
    offset: 0,
    total: 46,
    updateTime: FAKE_NOW - 3_600_000,
    version: 4,
    device: 'd1',
    ...over,
  };
}

export function buildBookDetail(over: Partial<BookDetail> = {}): BookDetail {
  return {
    ...buildBook(over),
    score: 9.2,
    wordCount: null,
    viewCount: 98_000,
    subscribed: false,
    autobuy: false,
    place: null,
    first: { id: (over.id ?? 71) * 100 + 1, index: 1, title: '雨夜来客' },
    related: [],
    sameAuthor: [],
    ...over,
  };
}

/** A chapter that is free; `index` also makes its id. */
export function buildChapter(over: Partial<Chapter> = {}): Chapter {
  const index = over.index ?? 1;
  const bookId = over.bookId ?? 71;
  return {
    id: bookId * 100 + index,
    bookId,
    index,
    volume: null,
    title: `第${index}夜`,
    publishTime: FAKE_NOW - (100 - index) * DAY,
    pay: 'free',
    freeUntil: null,
    price: 0,
    locked: false,
    unlockReason: 'free',
    read: false,
    pageCount: 20,
    wordCount: null,
    commentCount: 0,
    ...over,
  };
}

/** A chapter for 4 diamonds that the member has not bought. */
export const buildLockedChapter = (over: Partial<Chapter> = {}) =>
  buildChapter({ index: 4, pay: 'coin', price: 4, locked: true, unlockReason: null, ...over });

/** A chapter opened: three pictures. */
export function buildChapterContent(over: Partial<ChapterContent> = {}): ChapterContent {
  return {
    chapter: buildChapter(),
    book: { id: 71, kind: 'comic', title: '云上客栈', cover: '/media/book/71', status: 'ongoing' },
    prevId: null,
    nextId: 7102,
    pages: [1, 2, 3].map((page) => ({ url: `/media/page/7101-${page}`, w: 800, h: 1200, bubbles: [] })),
    paragraphs: [],
    urlsExpireAt: null,
    offer: null,
    ...over,
  };
}

export function buildHistoryEntry(over: Partial<HistoryEntry> = {}): HistoryEntry {
  return { book: buildBook(), place: buildReadingPlace(), newChapters: 0, ...over };
}

export function buildSubscription(over: Partial<Subscription> = {}): Subscription {
  return {
    book: buildBook(),
    createTime: FAKE_NOW - 9 * DAY,
    place: buildReadingPlace(),
    newChapters: 0,
    next: null,
    ...over,
  };
}
