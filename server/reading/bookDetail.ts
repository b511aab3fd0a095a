import type { Reader, Tx } from '@server/db/database';
import type { Viewer } from '@server/people/viewer';
import { sql } from 'kysely';
import type { Book, BookDetail } from '@/contract/book';
import { topBookIds } from './bookIds';
import { booksById, openBook, type StoredBook, toRef } from './books';
import { readingPlace } from './places';
import { markSeen } from './subscriptions';

const RELATED = 6;

/** Books of the same kind that share most labels with one, the hottest of equals first. */
async function related(reader: Reader, book: StoredBook): Promise<Book[]> {
  const { rows } = await sql<{ id: number }>`select b.id from books b
    join book_label_links k on k.book_id = b.id
    where k.label_id in (select label_id from book_label_links where book_id = ${book.id})
      and b.id <> ${book.id} and b.status <> 'off'
    group by b.id order by (b.kind = ${book.kind}) desc, count(*) desc, b.heat desc, b.id desc limit ${sql.lit(RELATED)}`.execute(
    reader,
  );
  return booksById(
    reader,
    rows.map(({ id }) => id),
  );
}

async function sameAuthor(reader: Reader, book: StoredBook, now: number): Promise<Book[]> {
  if (book.author === '') return [];
  const ids = await topBookIds(reader, { author: book.author }, { sort: 'hot', limit: RELATED + 1, now });
  return booksById(reader, ids.filter((id) => id !== book.id).slice(0, RELATED));
}

async function ties(reader: Reader, bookId: number, userId: number | null) {
  if (userId === null) return { subscribed: false, autobuy: false };
  const subscription = await reader
    .selectFrom('bookSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  const autobuy = await reader
    .selectFrom('bookAutobuys')
    .select('bookId')
    .where('userId', '=', userId)
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  return { subscribed: subscription !== undefined, autobuy: autobuy !== undefined };
}

/** Opens the page of a book: counts the visit, and what was announced of it is seen. */
export async function readDetail(tx: Tx, id: number, viewer: Viewer): Promise<BookDetail> {
  const { userId, now } = viewer;
  const stored = await openBook(tx, id, userId);
  await tx
    .updateTable('books')
    .set((eb) => ({ viewCount: eb('viewCount', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (userId !== null) await markSeen(tx, userId, [id]);
  const [book] = await booksById(tx, [id]);
  if (book === undefined) throw new Error(`book ${id} went while it was read`);
  const first = await tx
    .selectFrom('chapters')
    .select(['id', 'idx', 'title'])
    .where('bookId', '=', id)
    .orderBy('idx')
    .limit(1)
    .executeTakeFirst();
  return {
    ...book,
    score: Math.round(stored.score * 10) / 10,
    wordCount: stored.wordCount,
    viewCount: stored.viewCount + 1,
    ...(await ties(tx, id, userId)),
    place: await readingPlace(tx, id, userId),
    first: first === undefined ? null : toRef(first),
    related: await related(tx, stored),
    sameAuthor: await sameAuthor(tx, stored, now),
  };
}

/** Keeps whether the next locked chapter of a book is bought on opening it. */
export async function setAutobuy(
  tx: Tx,
  { id, userId, on, now }: { id: number; userId: number; on: boolean; now: number },
): Promise<{ on: boolean }> {
  await openBook(tx, id, userId);
  if (on) {
    await tx
      .insertInto('bookAutobuys')
      .values({ userId, bookId: id, createdAt: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await tx.deleteFrom('bookAutobuys').where('userId', '=', userId).where('bookId', '=', id).execute();
  }
  return { on };
}
