import type { Reader } from '@server/db/database';
import type { BookRow, ChapterRow } from '@server/db/schema/reading';
import { epochMs, together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Book, ChapterRef } from '@/contract/book';
import { code } from '@/contract/codes';

export type StoredBook = Selectable<BookRow>;
export type StoredChapter = Selectable<ChapterRow>;

/** A chapter as lists name it. */
export const toRef = ({ id, idx, title }: Pick<StoredChapter, 'id' | 'idx' | 'title'>): ChapterRef => ({
  id,
  index: idx,
  title,
});

const card = sql`json_build_object('id', b.id, 'kind', b.kind, 'title', b.title, 'author', b.author, 'cover', b.cover,
  'coverColor', b.cover_color, 'intro', b.intro, 'status', b.status, 'pay', b.pay, 'freeUntil', ${epochMs('b.free_until')},
  'adult', b.adult, 'hot', b.hot, 'heat', b.heat, 'subscribeCount', b.subscribe_count, 'chapterCount', b.chapter_count,
  'updateTime', ${epochMs('b.updated_at')}, 'weekday', b.weekday,
  'labels', (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) order by k.place), '[]')
    from book_label_links k join book_labels l on l.id = k.label_id where k.book_id = b.id),
  'latest', (select json_build_object('id', c.id, 'index', c.idx, 'title', c.title) from chapters c
    where c.book_id = b.id and c.idx = b.chapter_count))`;

/** SQL: books as lists show them, in an order; `listed` has their `id` and their place `n`. */
export const bookCards = (listed: RawBuilder<unknown>): RawBuilder<Book[]> =>
  sql<Book[]>`select coalesce(json_agg(${card} order by l.n), '[]') from (${listed}) l join books b on b.id = l.id`;

/** Books as lists show them, in the order given, in one statement. */
export async function booksById(reader: Reader, ids: readonly number[]): Promise<Book[]> {
  if (ids.length === 0) return [];
  const { cards } = await together(reader, {
    cards: bookCards(sql`select id, n from unnest(${[...ids]}::int8[]) with ordinality listed(id, n)`),
  });
  return cards;
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
