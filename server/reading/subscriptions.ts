import type { Reader, Tx } from '@server/db/database';
import { type IdRow, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import { sql } from 'kysely';
import type { ChapterRef, Subscription } from '@/contract/book';
import type { Page } from '@/contract/page';
import { booksById, findBook, openBook, toRef } from './books';
import { toPlace } from './places';

/** Puts a book on the member's shelf or takes it off; doing so twice changes nothing. */
export async function setSubscribed(
  tx: Tx,
  { id, userId, on, now }: { id: number; userId: number; on: boolean; now: number },
): Promise<{ subscribed: boolean; subscribeCount: number }> {
  const { chapterCount, subscribeCount } = on ? await openBook(tx, id, userId) : await findBook(tx, id);
  const changed = on
    ? await tx
        .insertInto('bookSubscriptions')
        .values({ userId, bookId: id, seen: chapterCount, createdAt: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
    : await tx
        .deleteFrom('bookSubscriptions')
        .where('userId', '=', userId)
        .where('bookId', '=', id)
        .returning('id')
        .executeTakeFirst();
  if (!changed) return { subscribed: on, subscribeCount };
  const book = await tx
    .updateTable('books')
    .set((eb) => ({ subscribeCount: eb('subscribeCount', '+', on ? 1 : -1) }))
    .where('id', '=', id)
    .returning('subscribeCount')
    .executeTakeFirstOrThrow();
  return { subscribed: on, subscribeCount: book.subscribeCount };
}

/** The member has seen what is announced of these books; of all without ids. */
export async function markSeen(tx: Tx, userId: number, bookIds: readonly number[]): Promise<void> {
  await sql`update book_subscriptions s set seen = b.chapter_count from books b
    where b.id = s.book_id and s.user_id = ${userId} and s.seen < b.chapter_count
      and (${bookIds}::bigint[] = '{}' or b.id = any(${bookIds}::bigint[]))`.execute(tx);
}

/** The first chapter of each book that a member has not read to its end. */
async function nextOf(reader: Reader, userId: number, bookIds: readonly number[]): Promise<Map<number, ChapterRef>> {
  const { rows } = await sql<{ bookId: number; id: number; idx: number; title: string }>`
    select distinct on (c.book_id) c.book_id, c.id, c.idx, c.title from chapters c
    where c.book_id = any(${bookIds}::bigint[]) and not exists (
      select from chapter_reads r where r.user_id = ${userId} and r.book_id = c.book_id and r.chapter_id = c.id)
    order by c.book_id, c.idx`.execute(reader);
  return new Map(rows.map((row) => [row.bookId, toRef(row)]));
}

async function present(reader: Reader, userId: number, bookIds: readonly number[]): Promise<Subscription[]> {
  if (bookIds.length === 0) return [];
  const rows = await reader
    .selectFrom('bookSubscriptions as s')
    .select(['s.bookId', 's.seen', 's.createdAt'])
    .where('s.userId', '=', userId)
    .where('s.bookId', 'in', bookIds)
    .execute();
  const places = await reader
    .selectFrom('readingPlaces as p')
    .innerJoin('chapters as c', 'c.id', 'p.chapterId')
    .selectAll('p')
    .select(['c.idx', 'c.title'])
    .where('p.userId', '=', userId)
    .where('p.bookId', 'in', bookIds)
    .execute();
  const next = await nextOf(reader, userId, bookIds);
  const byBook = new Map(rows.map((row) => [row.bookId, row]));
  const placeOf = new Map(places.map((place) => [place.bookId, place]));
  return (await booksById(reader, bookIds)).flatMap((book) => {
    const row = byBook.get(book.id);
    const place = placeOf.get(book.id);
    if (row === undefined) return [];
    return {
      book,
      createTime: row.createdAt.getTime(),
      place: place === undefined ? null : toPlace(place, place),
      newChapters: Math.max(0, book.chapterCount - row.seen),
      next: next.get(book.id) ?? null,
    };
  });
}

/** What a shelf is asked with. */
export type ShelfQuery = PageQuery & {
  sort?: 'update' | 'read' | 'added' | undefined;
  filter?: 'new' | 'ongoing' | 'finished' | undefined;
};

const ORDER = {
  update: sql`b.updated_at desc, s.id desc`,
  read: sql`p.bump desc nulls last, s.id desc`,
  added: sql`s.id desc`,
} as const;

const FILTER = {
  new: sql`and b.chapter_count > s.seen`,
  ongoing: sql`and b.status = 'ongoing'`,
  finished: sql`and b.status = 'finished'`,
} as const;

/** A page of the member's shelf; what went off the shelf of the shop stays on it, with its mark. */
export async function subscriptionList(reader: Reader, query: ShelfQuery, userId: number): Promise<Page<Subscription>> {
  const filter = query.filter === undefined ? sql`` : FILTER[query.filter];
  const all = sql`book_subscriptions s join books b on b.id = s.book_id
    left join reading_places p on p.user_id = s.user_id and p.book_id = s.book_id
    where s.user_id = ${userId} ${filter}`;
  const counted = await sql<{
    n: number;
    top: number | null;
  }>`select count(*) as n, max(s.id) as top from ${all}`.execute(reader);
  const asOf = query.asOf ?? counted.rows[0]?.top ?? null;
  // A shelf is short and its orders move while one reads: pages are cut by number, only later additions are left out.
  const { limit, offset } = windowOf({ ...query, lastId: undefined });
  const { rows } = await sql<IdRow>`select s.book_id as id, s.id as cursor from ${all}
    and s.id <= ${asOf ?? 0} order by ${ORDER[query.sort ?? 'update']} limit ${limit} offset ${offset}`.execute(reader);
  return pageFrom(query, rows, {
    records: await present(reader, userId, shownIds(query, rows)),
    total: counted.rows[0]?.n ?? 0,
    asOf,
  });
}
