import type { Reader, Tx } from '@server/db/database';
import { type IdRow, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import { containing, keywordOf } from '@server/db/pattern';
import { sql } from 'kysely';
import type { BookKind, HistoryEntry } from '@/contract/book';
import type { Page } from '@/contract/page';
import { booksById } from './books';
import { toPlace } from './places';

/** The entries of some books of a member's history, in the order given. */
async function entriesOf(reader: Reader, userId: number, bookIds: readonly number[]): Promise<HistoryEntry[]> {
  if (bookIds.length === 0) return [];
  const rows = await reader
    .selectFrom('readingPlaces as p')
    .innerJoin('chapters as c', 'c.id', 'p.chapterId')
    .selectAll('p')
    .select((eb) => [
      'c.idx',
      'c.title',
      eb
        .selectFrom('chapters as later')
        .whereRef('later.bookId', '=', 'p.bookId')
        .whereRef('later.idx', '>', 'c.idx')
        .whereRef('later.publishedAt', '>', 'p.updatedAt')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('newer'),
    ])
    .where('p.userId', '=', userId)
    .where('p.bookId', 'in', bookIds)
    .execute();
  const byBook = new Map(rows.map((row) => [row.bookId, row]));
  return (await booksById(reader, bookIds)).flatMap((book) => {
    const row = byBook.get(book.id);
    if (row === undefined) return [];
    return { book, place: toPlace(row, row), newChapters: Number(row.newer ?? 0) };
  });
}

/** The member's history, the last read first; `lastId` and `asOf` are moments of writing, so that reading on shifts nothing. */
export async function historyList(
  reader: Reader,
  query: PageQuery & { kind?: BookKind | undefined; keyword?: string | undefined },
  userId: number,
): Promise<Page<HistoryEntry>> {
  const keyword = keywordOf(query.keyword);
  const kind = query.kind === undefined ? sql`` : sql`and b.kind = ${query.kind}`;
  const named =
    keyword === '' ? sql`` : sql`and (b.title ilike ${containing(keyword)} or b.author ilike ${containing(keyword)})`;
  const all = sql`reading_places p join books b on b.id = p.book_id
    where p.user_id = ${userId} and p.hidden_at is null ${kind} ${named}`;
  const counted = await sql<{
    n: number;
    top: number | null;
  }>`select count(*) as n, max(p.bump) as top from ${all}`.execute(reader);
  const asOf = query.asOf ?? counted.rows[0]?.top ?? null;
  const after = query.lastId === undefined ? sql`` : sql`and p.bump < ${query.lastId}`;
  const { limit, offset } = windowOf(query);
  const { rows } = await sql<IdRow>`select p.book_id as id, p.bump as cursor
    from ${all} and p.bump <= ${asOf ?? 0} ${after} order by p.bump desc limit ${limit} offset ${offset}`.execute(
    reader,
  );
  return pageFrom(query, rows, {
    records: await entriesOf(reader, userId, shownIds(query, rows)),
    total: counted.rows[0]?.n ?? 0,
    asOf,
  });
}

/** The books a member read last and can go on with, for a rail of another page. */
export async function continueReading(reader: Reader, userId: number, n: number): Promise<HistoryEntry[]> {
  const rows = await reader
    .selectFrom('readingPlaces as p')
    .innerJoin('books as b', 'b.id', 'p.bookId')
    .select('p.bookId')
    .where('p.userId', '=', userId)
    .where('p.hiddenAt', 'is', null)
    .where('b.status', '<>', 'off')
    .orderBy('p.bump', 'desc')
    .limit(n)
    .execute();
  return entriesOf(
    reader,
    userId,
    rows.map(({ bookId }) => bookId),
  );
}

/** Takes books out of the history; with `places` how far one was is forgotten too, and cannot be brought back. */
export async function deleteHistory(
  tx: Tx,
  wish: { bookId?: number | undefined; places?: boolean | undefined; keepSubscribed?: boolean | undefined },
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const one = wish.bookId === undefined ? sql`` : sql`and book_id = ${wish.bookId}`;
  const kept =
    wish.keepSubscribed === true
      ? sql`and not exists (select from book_subscriptions s where s.user_id = reading_places.user_id and s.book_id = reading_places.book_id)`
      : sql``;
  if (wish.places === true) {
    await sql`delete from reading_places where user_id = ${userId} ${one} ${kept}`.execute(tx);
    return;
  }
  await sql`update reading_places set hidden_at = ${new Date(now)}
    where user_id = ${userId} and hidden_at is null ${one} ${kept}`.execute(tx);
}

/** Brings books back into the history, each where it stood. */
export async function restoreHistory(tx: Tx, bookIds: readonly number[], userId: number): Promise<void> {
  if (bookIds.length === 0) return;
  await tx
    .updateTable('readingPlaces')
    .set({ hiddenAt: null })
    .where('userId', '=', userId)
    .where('bookId', 'in', bookIds)
    .execute();
}
