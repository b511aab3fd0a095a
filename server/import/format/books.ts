import * as v from 'valibot';
import { anyPicture, key, line, moment, page, text, textFile, whole } from './fields';

const Pay = v.picklist(['free', 'vip', 'coin', 'limited']);

const Chapter = v.pipe(
  v.strictObject({
    title: line(60),
    volume: v.optional(line(40)),
    pay: v.optional(Pay, 'free'),
    price: v.optional(whole(0, 100_000), 0),
    freeUntil: v.optional(moment),
    publishedAt: v.optional(moment),
    /** A novel's: one paragraph a line. */
    text: v.optional(textFile),
    /** A comic's, in order. */
    pages: v.optional(v.pipe(v.array(page), v.minLength(1, 'must not be empty'))),
  }),
  v.check(({ text, pages }) => (text === undefined) !== (pages === undefined), 'needs either text or pages'),
  v.check(({ pay, price }) => (pay === 'coin') === price > 0, 'has a price exactly where pay is coin'),
);

/** What a book says of itself. */
const words = {
  title: line(40),
  author: v.optional(text(40), ''),
  cover: anyPicture,
  /** About square, the lower third calm; with it and `bannerSort` the book stands in the banner of its page. */
  banner: v.optional(anyPicture),
  note: v.optional(text(60), ''),
  bannerSort: v.optional(whole()),
  intro: v.optional(text(4000), ''),
  status: v.optional(v.picklist(['ongoing', 'finished', 'off']), 'ongoing'),
};
const standing = {
  adult: v.optional(v.boolean(), false),
  hot: v.optional(v.boolean(), false),
  score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), 0),
  labels: v.optional(v.array(line(12)), []),
  weekday: v.optional(whole(1, 7)),
  publishedAt: v.optional(moment),
};

/** A whole book, with its chapters. */
export const BookItem = v.pipe(
  v.strictObject({
    key,
    kind: v.picklist(['comic', 'novel']),
    ...words,
    pay: v.optional(Pay, 'free'),
    freeUntil: v.optional(moment),
    ...standing,
    updatedAt: v.optional(moment),
    chapters: v.pipe(v.array(Chapter), v.minLength(1, 'must not be empty')),
  }),
  v.check(
    ({ kind, chapters }) => chapters.every(({ text }) => (text !== undefined) === (kind === 'novel')),
    'is a novel with pages, or a comic with texts',
  ),
);

/** A book that was brought before, without its chapters: what it says of itself is changed, they stay. */
export const BookSheet = v.strictObject({ key, ...words, ...standing });

const isWhole = (item: unknown) => typeof item === 'object' && item !== null && ('chapters' in item || 'kind' in item);

/** `books.json` */
export const BooksFile = v.strictObject({
  books: v.optional(
    v.array(v.lazy((item): typeof BookItem | typeof BookSheet => (isWhole(item) ? BookItem : BookSheet))),
    [],
  ),
});
