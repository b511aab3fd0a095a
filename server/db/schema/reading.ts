import type { Generated } from 'kysely';
import type { Json } from './json';

/** How a book or chapter is paid for; `limited` is free until its `freeUntil`. */
type Pay = 'free' | 'vip' | 'coin' | 'limited';

export interface BookLabelRow {
  id: Generated<number>;
  name: string;
  sort: Generated<number>;
}

/** Counters are changed in the transaction that adds or removes the counted row; `heat`, `rising` and `popular` by a job. */
export interface BookRow {
  id: Generated<number>;
  kind: 'comic' | 'novel';
  title: string;
  author: Generated<string>;
  cover: string;
  coverColor: Generated<string>;
  /** Wide picture and line of the banner; `bannerSort` null keeps it out. */
  banner: Generated<string>;
  note: Generated<string>;
  bannerSort: number | null;
  intro: Generated<string>;
  status: Generated<'ongoing' | 'finished' | 'off'>;
  pay: Generated<Pay>;
  freeUntil: Date | null;
  adult: Generated<boolean>;
  hot: Generated<boolean>;
  score: Generated<number>;
  wordCount: number | null;
  viewCount: Generated<number>;
  heat: Generated<number>;
  rising: Generated<number>;
  popular: Generated<number>;
  subscribeCount: Generated<number>;
  chapterCount: Generated<number>;
  weekday: number | null;
  publishedAt: Date;
  updatedAt: Date;
}

export interface BookLabelLinkRow {
  bookId: number;
  labelId: number;
  place: Generated<number>;
}

export interface ChapterRow {
  id: Generated<number>;
  bookId: number;
  /** From 1. */
  idx: number;
  volume: string | null;
  title: string;
  pay: Generated<Pay>;
  price: Generated<number>;
  freeUntil: Date | null;
  pageCount: number | null;
  wordCount: number | null;
  commentCount: Generated<number>;
  /** What its pictures or a generated text are drawn from. */
  source: string | null;
  publishedAt: Date;
}

export interface ChapterTextRow {
  chapterId: number;
  body: string;
}

/** A picture of a chapter that is not drawn; `file` is its name in the data folder. */
export interface ChapterPageRow {
  chapterId: number;
  place: number;
  file: string;
  w: number;
  h: number;
}

export interface BookRankRow {
  day: string;
  type: 'hot' | 'rising' | 'new' | 'subscribe';
  scope: 'all' | 'comic' | 'novel';
  bookId: number;
  place: number;
}

export interface ReadingPlaceRow {
  userId: number;
  bookId: number;
  chapterId: number;
  page: number;
  /** How far through the page, 0 to 1. */
  part: Generated<number>;
  total: number;
  version: Generated<number>;
  device: Generated<string>;
  bump: Generated<number>;
  updatedAt: Date;
  hiddenAt: Date | null;
}

export interface ChapterReadRow {
  userId: number;
  bookId: number;
  chapterId: number;
  createdAt: Date;
}

export interface BookSubscriptionRow {
  id: Generated<number>;
  userId: number;
  bookId: number;
  seen: Generated<number>;
  createdAt: Date;
}

export interface BookAutobuyRow {
  userId: number;
  bookId: number;
  createdAt: Date;
}

export interface BookCommentRow {
  id: Generated<number>;
  bookId: number;
  chapterId: number | null;
  authorId: number;
  content: string;
  auditState: Generated<'passed' | 'pending' | 'refused'>;
  createdAt: Date;
  deletedAt: Date | null;
}

export interface ReadingConfigRow {
  key: string;
  value: Json<number>;
}

export interface ReadingTables {
  bookLabels: BookLabelRow;
  books: BookRow;
  bookLabelLinks: BookLabelLinkRow;
  chapters: ChapterRow;
  chapterPages: ChapterPageRow;
  chapterTexts: ChapterTextRow;
  bookRanks: BookRankRow;
  readingPlaces: ReadingPlaceRow;
  chapterReads: ChapterReadRow;
  bookSubscriptions: BookSubscriptionRow;
  bookAutobuys: BookAutobuyRow;
  bookComments: BookCommentRow;
  readingConfig: ReadingConfigRow;
}
