import * as v from 'valibot';

const range = (min: number, max: number) => v.pipe(v.number(), v.minValue(min), v.maxValue(max));

/** How pages follow each other; `auto` takes the strip where pages are tall. */
export const ReadingMode = v.picklist(['auto', 'strip', 'ltr', 'rtl', 'vertical', 'double']);
export type ReadingMode = v.InferOutput<typeof ReadingMode>;

/** What a book may have of its own. */
export const ReaderLook = v.object({
  mode: v.optional(ReadingMode, 'auto'),
  /** In the double view the first page stands alone, so that the others pair up as printed. */
  offset: v.optional(v.boolean(), true),
  scale: v.optional(v.picklist(['screen', 'width', 'height', 'original']), 'screen'),
  ground: v.optional(v.picklist(['black', 'gray', 'white', 'paper']), 'black'),
  /** Strip: px between pages, percent of margin on each side, and of the column's width at most. */
  gap: v.optional(range(0, 20), 0),
  margin: v.optional(range(0, 20), 0),
  maxWidth: v.optional(range(50, 100), 100),
  /** Percent. */
  brightness: v.optional(range(30, 150), 100),
  contrast: v.optional(range(50, 150), 100),
  invert: v.optional(v.boolean(), false),
  /** The words inside the balloons. */
  bubbles: v.optional(v.boolean(), true),
  /** Novels: px at a 375 px column, times the member's own text size. */
  size: v.optional(range(14, 30), 18),
  weight: v.optional(v.picklist([300, 400, 500, 600]), 400),
  line: v.optional(range(1.4, 2.4), 1.8),
  /** In lines. */
  paragraph: v.optional(range(0, 2), 0.8),
  font: v.optional(v.picklist(['sans', 'serif', 'kai']), 'sans'),
  paper: v.optional(v.picklist(['white', 'paper', 'green', 'rose', 'gray', 'night']), 'paper'),
});
export type ReaderLook = v.InferOutput<typeof ReaderLook>;

/** What is the same for all books. */
export const ReaderHabits = v.object({
  /** Pictures fetched ahead of the page being read. */
  ahead: v.optional(range(1, 20), 5),
  /** Fetches one picture ahead, and no other chapter. */
  saver: v.optional(v.boolean(), false),
  awake: v.optional(v.boolean(), true),
  pageNumber: v.optional(v.boolean(), true),
  /** Previous and next change sides. */
  swapTaps: v.optional(v.boolean(), false),
  /** A double tap magnifies; without it a tap turns at once. */
  doubleTap: v.optional(v.boolean(), true),
  /** Tenths of the view a second. */
  autoSpeed: v.optional(range(1, 10), 3),
  /** Dark ground and dimmed pages, whatever the book's own look. */
  night: v.optional(v.boolean(), false),
  /** The picture of the tap zones was seen. */
  guided: v.optional(v.boolean(), false),
});
export type ReaderHabits = v.InferOutput<typeof ReaderHabits>;

export const defaultLook: ReaderLook = v.parse(ReaderLook, {});
export const defaultHabits: ReaderHabits = v.parse(ReaderHabits, {});
