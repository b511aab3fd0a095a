import type { Reader } from '@server/db/database';
import type { BookRow, ChapterRow } from '@server/db/schema/reading';
import { ProductError } from '@server/errors';
import type { Selectable } from 'kysely';
import type { Book, BookLabel, ChapterRef } from '@/contract/book';
import { code } from '@/contract/codes';

export type StoredBook = Selectable<BookRow>;
export type StoredChapter = Selectable<ChapterRow>;

/** A chapter as lists name it. */
export const toRef = ({ id, idx, title }: Pick<StoredChapter, 'id' | 'idx' | 'title'>): ChapterRef => ({
  id,
  index: idx,
  title,
});

async function labelsOf(reader: Reader, bookIds: readonly number[]): Promise<Map<number, BookLabel[]>> {
  const rows = await reader
    .selectFrom('bookLabelLinks as k')
    .innerJoin('bookLabels as l', 'l.id', 'k.labelId')
    .select(['k.bookId', 'l.id', 'l.name'])
    .where('k.bookId', 'in', bookIds)
    .orderBy('k.place')
    .execute();
  const found = new Map<number, BookLabel[]>();
  for (const { bookId, ...label } of rows) found.set(bookId, [...(found.get(bookId) ?? []), label]);
  return found;
}

async function latestOf(reader: Reader, bookIds: readonly number[]): Promise<Map<number, ChapterRef>> {
  const rows = await reader
    .selectFrom('books as b')
    .innerJoin('chapters as c', (join) => join.onRef('c.bookId', '=', 'b.id').onRef('c.idx', '=', 'b.chapterCount'))
    .select(['c.bookId', 'c.id', 'c.idx', 'c.title'])
    .where('b.id', 'in', bookIds)
    .execute();
  return new Map(rows.map((row) => [row.bookId, toRef(row)]));
}

function toBook(book: StoredBook, labels: BookLabel[], latest: ChapterRef | undefined): Book {
  return {
    id: book.id,
    kind: book.kind,
    title: book.title,
    author: book.author,
    cover: book.cover,
    coverColor: book.coverColor,
    intro: book.intro,
    labels,
    status: book.status,
    pay: book.pay,
    freeUntil: book.freeUntil?.getTime() ?? null,
    adult: book.adult,
    hot: book.hot,
    heat: book.heat,
    subscribeCount: book.subscribeCount,
    chapterCount: book.chapterCount,
    latest: latest ?? null,
    updateTime: book.updatedAt.getTime(),
    weekday: book.weekday as Book['weekday'],
  };
}

/** Books as lists show them, in the order given; three queries however many they are. */
export async function booksById(reader: Reader, ids: readonly number[]): Promise<Book[]> {
  if (ids.length === 0) return [];
  const rows = await reader.selectFrom('books').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const labels = await labelsOf(reader, ids);
  const latest = await latestOf(reader, ids);
  return ids.flatMap((id) => {
    const book = byId.get(id);
    return book === undefined ? [] : toBook(book, labels.get(id) ?? [], latest.get(id));
  });
}

/** A book, on the shelf or off it; 1002 for none. */
export async function findBook(reader: Reader, id: number): Promise<StoredBook> {
  const book = await reader.selectFrom('books').selectAll().where('id', '=', id).executeTakeFirst();
  if (!book) throw new ProductError(code.notFound, 'bookGone');
  return book;
}

/** Whether a member has paid for any chapter of a book. */
async function boughtIn(reader: Reader, bookId: number, userId: number): Promise<boolean> {
  const row = await reader
    .selectFrom('purchases as p')
    .innerJoin('chapters as c', 'c.id', 'p.itemId')
    .select('p.itemId')
    .where('p.userId', '=', userId)
    .where('p.itemKind', '=', 'chapter')
    .where('p.reason', '=', 'paid')
    .where('c.bookId', '=', bookId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A book somebody may open: one that went off the shelf only who bought in it; 1002 for others. */
export async function openBook(reader: Reader, id: number, userId: number | null): Promise<StoredBook> {
  const book = await findBook(reader, id);
  if (book.status !== 'off') return book;
  if (userId !== null && (await boughtIn(reader, id, userId))) return book;
  throw new ProductError(code.notFound, 'bookOff');
}

/** A chapter of a book; 1002 for none. */
export async function findChapter(reader: Reader, bookId: number, id: number): Promise<StoredChapter> {
  const chapter = await reader
    .selectFrom('chapters')
    .selectAll()
    .where('id', '=', id)
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  if (!chapter) throw new ProductError(code.notFound, 'chapterGone');
  return chapter;
}
