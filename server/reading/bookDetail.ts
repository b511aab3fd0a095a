import type { Db, Reader, Tx } from '@server/db/database';
import { together } from '@server/db/together';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import type { Book, BookDetail, ChapterRef, ReadingPlace } from '@/contract/book';
import { code } from '@/contract/codes';
import { bookCards, openBook } from './books';
import { storedPlaceOf } from './places';
import { rulesOf } from './rules';
import { markSeen } from './subscriptions';

const RELATED = 6;

/** SQL: books of the same kind that share most labels with `book`, the hottest of equals first. */
const related = sql`select near.id, row_number() over () as n from (select b.id from book cross join books b
    join book_label_links k on k.book_id = b.id
    where k.label_id in (select label_id from book_label_links where book_id = book.id)
      and b.id <> book.id and b.status <> 'off'
    group by b.id, book.kind order by (b.kind = book.kind) desc, count(*) desc, b.heat desc, b.id desc
    limit ${sql.lit(RELATED)}) near`;

/** SQL: the hottest others by the author of `book`. */
const sameAuthor = sql`select other.id, row_number() over () as n from (select b.id from book
    join books b on b.author = book.author where book.author <> '' and b.id <> book.id and b.status <> 'off'
    order by b.heat desc, b.id desc limit ${sql.lit(RELATED)}) other`;

interface Figures {
  isOff: boolean;
  score: number;
  wordCount: number | null;
  viewCount: number;
}

/** A book's page as a guest sees it, in one statement; one that went off the shelf too, with `withOff`. */
export async function bookDetail(reader: Reader, id: number, { withOff = false } = {}): Promise<BookDetail> {
  const found = await together<{
    own: Figures | null;
    card: Book[];
    rules: { key: string; value: unknown }[];
    first: ChapterRef | null;
    related: Book[];
    sameAuthor: Book[];
  }>(
    reader,
    {
      own: sql`select json_build_object('isOff', status = 'off', 'score', score, 'wordCount', word_count,
        'viewCount', view_count) from book`,
      card: bookCards(sql`select id, 1 as n from book`),
      rules: sql`select coalesce(json_agg(json_build_object('key', key, 'value', value)), '[]') from reading_config`,
      first: sql`select json_build_object('id', c.id, 'index', c.idx, 'title', c.title) from chapters c
        where c.book_id = ${id} order by c.idx limit 1`,
      related: bookCards(related),
      sameAuthor: bookCards(sameAuthor),
    },
    sql`book as materialized (select * from books where id = ${id})`,
  );
  const { own, card, rules, ...around } = found;
  const [book] = card;
  if (own === null || book === undefined) throw new ProductError(code.notFound, 'bookGone');
  if (own.isOff && !withOff) throw new ProductError(code.notFound, 'bookOff');
  const { score, wordCount, viewCount } = own;
  const { batchSize, batchDiscount } = rulesOf(rules);
  return {
    ...book,
    score: Math.round(score * 10) / 10,
    wordCount,
    viewCount,
    subscribed: false,
    autobuy: false,
    place: null,
    several: { from: batchSize, percentOff: batchDiscount },
    ...around,
  };
}

interface Ties {
  subscribed: boolean;
  isNew: boolean;
  autobuy: boolean;
  place: ReadingPlace | null;
}

/** What of a book's page is a member's own, in one statement. */
async function tiesTo(reader: Reader, id: number, userId: number): Promise<Ties> {
  const own = sql`user_id = ${userId} and book_id = ${id}`;
  return together<{ [K in keyof Ties]: Ties[K] }>(reader, {
    subscribed: sql`select exists (select from book_subscriptions where ${own})`,
    isNew: sql`select exists (select from book_subscriptions s join books b on b.id = s.book_id
      where s.user_id = ${userId} and s.book_id = ${id} and s.seen < b.chapter_count)`,
    autobuy: sql`select exists (select from book_autobuys where ${own})`,
    place: storedPlaceOf(id, userId),
  });
}

/** A book's page as a member sees it; what was announced of it is seen now. */
export async function memberDetail(db: Db, reader: Reader, detail: BookDetail, userId: number): Promise<BookDetail> {
  const { isNew, ...ties } = await tiesTo(reader, detail.id, userId);
  if (isNew) await withTx(db, (tx) => markSeen(tx, userId, [detail.id]));
  return { ...detail, ...ties };
}

/** The page of a book that went off the shelf, for who bought in it; 1002 for others. */
export async function boughtDetail(reader: Reader, id: number, userId: number): Promise<BookDetail> {
  await openBook(reader, id, userId);
  return bookDetail(reader, id, { withOff: true });
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
