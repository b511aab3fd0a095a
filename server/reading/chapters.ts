import type { Reader } from '@server/db/database';
import type { Viewer } from '@server/people/viewer';
import type { Chapter } from '@/contract/book';
import { type Access, accessTo, freeEnd } from './access';
import { openBook, type StoredBook, type StoredChapter } from './books';

/** A chapter as one asker sees it. */
export function toChapter(
  chapter: StoredChapter,
  book: StoredBook,
  { access, read, now }: { access: Access; read: boolean; now: number },
): Chapter {
  return {
    id: chapter.id,
    bookId: chapter.bookId,
    index: chapter.idx,
    volume: chapter.volume,
    title: chapter.title,
    publishTime: chapter.publishedAt.getTime(),
    pay: chapter.pay,
    freeUntil: freeEnd(chapter, book, now),
    price: chapter.price,
    locked: access.locked,
    unlockReason: access.reason,
    read,
    pageCount: chapter.pageCount,
    wordCount: chapter.wordCount,
    commentCount: chapter.commentCount,
  };
}

/** The chapters of a book somebody has read. */
export async function readIn(reader: Reader, bookId: number, userId: number | null): Promise<Set<number>> {
  if (userId === null) return new Set();
  const rows = await reader
    .selectFrom('chapterReads')
    .select('chapterId')
    .where('userId', '=', userId)
    .where('bookId', '=', bookId)
    .execute();
  return new Set(rows.map(({ chapterId }) => chapterId));
}

/** All chapters of a book with lock and read mark of the asker. */
export async function chapterList(
  reader: Reader,
  { id, order }: { id: number; order?: 'asc' | 'desc' | undefined },
  viewer: Viewer,
): Promise<{ records: Chapter[]; total: number }> {
  const book = await openBook(reader, id, viewer.userId);
  const rows = await reader
    .selectFrom('chapters')
    .selectAll()
    .where('bookId', '=', id)
    .orderBy('idx', order ?? 'asc')
    .execute();
  const accessOf = await accessTo(reader, book, rows, viewer);
  const read = await readIn(reader, id, viewer.userId);
  const records = rows.map((row) =>
    toChapter(row, book, { access: accessOf(row), read: read.has(row.id), now: viewer.now }),
  );
  return { records, total: records.length };
}
