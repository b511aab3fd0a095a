import * as v from 'valibot';
import { Count, Diamonds, growing, Id, Time } from './fields';

/** A comic is read in pictures, a novel in paragraphs. */
export const BookKind = v.picklist(['comic', 'novel']);
export type BookKind = v.InferOutput<typeof BookKind>;

/** How a book or chapter is paid for: `limited` is free until its `freeUntil`. */
export const PayMode = growing(['free', 'vip', 'coin', 'limited'], 'vip');
export type PayMode = v.InferOutput<typeof PayMode>;

/** A genre that books carry and that lists are filtered by. */
export const BookLabel = v.object({ id: Id, name: v.string() });
export type BookLabel = v.InferOutput<typeof BookLabel>;

/** A chapter as lists name it. */
export const ChapterRef = v.object({ id: Id, index: v.number(), title: v.string() });
export type ChapterRef = v.InferOutput<typeof ChapterRef>;

/** A comic or novel on a shelf. */
export const Book = v.object({
  id: Id,
  kind: BookKind,
  title: v.string(),
  author: v.optional(v.string(), ''),
  /** Address of a picture of 3 : 4. */
  cover: v.string(),
  /** Colour to stand there until the cover does, as `#rrggbb`. */
  coverColor: v.optional(v.string(), ''),
  intro: v.optional(v.string(), ''),
  labels: v.optional(v.array(BookLabel), []),
  status: growing(['ongoing', 'finished', 'off'], 'ongoing'),
  pay: PayMode,
  /** Free for everybody up to this moment; null without an end. */
  freeUntil: v.nullish(Time),
  /** For adults only; what is done about it is the operator's switch (A7). */
  adult: v.optional(v.boolean(), false),
  hot: v.optional(v.boolean(), false),
  heat: v.optional(Count, 0),
  subscribeCount: v.optional(Count, 0),
  chapterCount: Count,
  latest: v.nullish(ChapterRef),
  /** When the latest chapter came. */
  updateTime: Time,
  /** 1 Monday … 7 Sunday: when chapters come; null without a day. */
  weekday: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
});
export type Book = v.InferOutput<typeof Book>;

/** Where somebody stands in a book. */
export const ReadingPlace = v.object({
  chapterId: Id,
  chapterIndex: v.number(),
  chapterTitle: v.optional(v.string(), ''),
  /** Page of a comic or paragraph of a novel, from 0. */
  page: Count,
  /** How far through that page, 0 to 1. */
  offset: v.number(),
  /** Pages or paragraphs of the chapter. */
  total: Count,
  updateTime: Time,
  /** Grows by one with every write; a write with another base is answered `conflict`. */
  version: Count,
  /** Which of the member's devices wrote it: its device id. */
  device: v.optional(v.string(), ''),
});
export type ReadingPlace = v.InferOutput<typeof ReadingPlace>;

/** Everything about one book, with what the asker has to do with it. */
export const BookDetail = v.object({
  ...Book.entries,
  score: v.optional(v.number(), 0),
  wordCount: v.nullish(Count),
  viewCount: v.optional(Count, 0),
  subscribed: v.optional(v.boolean(), false),
  autobuy: v.optional(v.boolean(), false),
  place: v.nullish(ReadingPlace),
  /** The chapter a new reader begins with; null while there is none. */
  first: v.nullish(ChapterRef),
  /** From how many chapters on what is bought together costs less, as the rest of a book does, and by how many percent. */
  several: v.nullish(v.object({ from: Count, percentOff: v.number() })),
  related: v.optional(v.array(Book), []),
  sameAuthor: v.optional(v.array(Book), []),
});
export type BookDetail = v.InferOutput<typeof BookDetail>;

/** A row of the list of chapters. Whether it is locked is the server's answer, never inferred from a price. */
export const Chapter = v.object({
  id: Id,
  bookId: Id,
  index: v.number(),
  /** Part of the book it stands in; null in a book without parts. */
  volume: v.nullish(v.string()),
  title: v.string(),
  publishTime: Time,
  pay: PayMode,
  freeUntil: v.nullish(Time),
  price: Diamonds,
  locked: v.boolean(),
  /** Why it is open although it costs something: bought, VIP, free for now, owned before it went off the shelf. */
  unlockReason: v.fallback(v.nullish(v.picklist(['free', 'bought', 'vip', 'limited'])), null),
  read: v.optional(v.boolean(), false),
  pageCount: v.nullish(Count),
  wordCount: v.nullish(Count),
  commentCount: v.optional(Count, 0),
});
export type Chapter = v.InferOutput<typeof Chapter>;

/** A speech bubble in fractions of the page, in reading order; the text stands inside the drawn balloon. */
export const Bubble = v.object({
  x: v.number(),
  y: v.number(),
  w: v.number(),
  h: v.number(),
  kind: v.picklist(['speech', 'thought', 'shout', 'narration']),
  text: v.string(),
  /** Letter height as a fraction of the page's width at which the text fits its field with a line height of 1.4. */
  size: v.nullish(v.number()),
});
export type Bubble = v.InferOutput<typeof Bubble>;

/** One picture of a comic; its size is known before it is there. */
export const ComicPage = v.object({
  url: v.string(),
  w: v.number(),
  h: v.number(),
  bubbles: v.optional(v.array(Bubble), []),
});
export type ComicPage = v.InferOutput<typeof ComicPage>;

/** A chapter opened: pictures or paragraphs; a locked one has neither and says what it costs. */
export const ChapterContent = v.object({
  chapter: Chapter,
  book: v.object({ id: Id, kind: BookKind, title: v.string(), cover: v.string(), status: Book.entries.status }),
  prevId: v.nullish(Id),
  nextId: v.nullish(Id),
  pages: v.optional(v.array(ComicPage), []),
  paragraphs: v.optional(v.array(v.string()), []),
  /** When the addresses of the pictures stop working; null: never. */
  urlsExpireAt: v.nullish(Time),
  /** Ways to open it, when it is locked. */
  offer: v.nullish(
    v.object({
      price: Diamonds,
      /** The next chapters that can be bought together, this one included. */
      batches: v.optional(v.array(v.object({ chapterIds: v.array(Id), price: Diamonds, originPrice: Diamonds })), []),
      /** A VIP member reads it without paying. */
      vipFree: v.optional(v.boolean(), false),
    }),
  ),
});
export type ChapterContent = v.InferOutput<typeof ChapterContent>;

/** What a purchase of chapters came to. */
export const Unlocked = v.object({
  chapterIds: v.array(Id),
  charged: Diamonds,
  balanceAfter: Diamonds,
  /** The request was done before; nothing was charged again. */
  repeated: v.optional(v.boolean(), false),
});
export type Unlocked = v.InferOutput<typeof Unlocked>;

/** One book of the reading history, at its latest place. */
export const HistoryEntry = v.object({
  book: Book,
  place: ReadingPlace,
  /** Chapters that came out since it was last read. */
  newChapters: v.optional(Count, 0),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

/** One book of the member's shelf. */
export const Subscription = v.object({
  book: Book,
  createTime: Time,
  place: v.nullish(ReadingPlace),
  /** Chapters the member has not seen announced since their last visit to the book. */
  newChapters: v.optional(Count, 0),
  /** The first chapter not read yet. */
  next: v.nullish(ChapterRef),
});
export type Subscription = v.InferOutput<typeof Subscription>;
