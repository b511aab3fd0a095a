import type { Db } from '@server/db/database';
import type { BookRow, ChapterRow } from '@server/db/schema/reading';
import type { Insertable } from 'kysely';
import { NOON } from './members';

/** What a test says of a chapter; the rest is an ordinary one. */
export type ChapterDraft = Partial<Insertable<ChapterRow>> & { body?: string };

/** Adds chapters at the end of a book, as an editor would; answers their ids. */
export async function addChapters(db: Db, bookId: number, drafts: readonly ChapterDraft[]): Promise<number[]> {
  const book = await db.selectFrom('books').select('chapterCount').where('id', '=', bookId).executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const [n, { body, ...draft }] of drafts.entries()) {
    const idx = book.chapterCount + n + 1;
    const row = {
      title: `第${idx}章`,
      volume: null,
      freeUntil: null,
      pageCount: 6,
      wordCount: null,
      source: null,
      ...draft,
    };
    const pay = row.pay ?? ((row.price ?? 0) > 0 ? 'coin' : 'free');
    const { id } = await db
      .insertInto('chapters')
      .values({ publishedAt: new Date(NOON), ...row, pay, bookId, idx })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (body !== undefined) await db.insertInto('chapterTexts').values({ chapterId: id, body }).execute();
    ids.push(id);
  }
  await db
    .updateTable('books')
    .set({ chapterCount: book.chapterCount + drafts.length, updatedAt: new Date(NOON) })
    .where('id', '=', bookId)
    .execute();
  return ids;
}

/** Inserts a book with its chapters: three free ones unless said otherwise. */
export async function makeBook(
  db: Db,
  details: Partial<Insertable<BookRow>> = {},
  chapters: readonly ChapterDraft[] = [{}, {}, {}],
): Promise<{ bookId: number; chapterIds: number[] }> {
  const at = new Date(NOON);
  const plain = { freeUntil: null, bannerSort: null, wordCount: null, weekday: null, publishedAt: at, updatedAt: at };
  const { id: bookId } = await db
    .insertInto('books')
    .values({ kind: 'comic', title: '猫岛邮差', author: '林小满', cover: '/cover.svg', ...plain, ...details })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { bookId, chapterIds: await addChapters(db, bookId, chapters) };
}

/** So many chapters at a price, after three free ones. */
export const paidChapters = (count: number, price = 3): ChapterDraft[] => [
  {},
  {},
  {},
  ...Array.from({ length: count }, () => ({ price })),
];
