import * as v from 'valibot';
import { ChapterContent } from '@/contract/book';
import { Count, Id, Time } from '@/contract/fields';

/** A book as the reader knows it: enough for a row of the history. */
export const LocalBook = ChapterContent.entries.book;
export type LocalBook = v.InferOutput<typeof LocalBook>;

/** Where somebody stands in a book, as this device noted it. */
export const LocalPlace = v.object({
  chapterId: Id,
  chapterIndex: v.number(),
  chapterTitle: v.optional(v.string(), ''),
  /** Page of a comic or paragraph of a novel, from 0. */
  page: Count,
  /** How far through it, 0 to 1; 1 on the last one: the chapter was read to its end. */
  offset: v.number(),
  total: Count,
  updateTime: Time,
});
export type LocalPlace = v.InferOutput<typeof LocalPlace>;

/** Whether the chapter was read to its end, so that it opens at its top. */
export const isFinished = ({ page, offset, total }: Pick<LocalPlace, 'page' | 'offset' | 'total'>): boolean =>
  page >= total - 1 && offset >= 1;

/** Whether both are the same page of the same chapter. */
export const isSamePlace = (
  one: Pick<LocalPlace, 'chapterId' | 'page'>,
  other: Pick<LocalPlace, 'chapterId' | 'page'>,
): boolean => one.chapterId === other.chapterId && one.page === other.page;
