import type { Tx } from '@server/db/database';
import { sql } from 'kysely';

/** One book as a guest left it. */
export interface GuestPlace {
  bookId: number;
  chapterId: number;
  page: number;
  offset: number;
  total: number;
  /** Epoch ms. */
  updateTime: number;
}

/** So many books a guest's history may bring. */
const MOST = 500;

/** The entries that name a chapter of their book, one a book: the latest. */
async function sound(tx: Tx, entries: readonly GuestPlace[]): Promise<GuestPlace[]> {
  const ids = entries.map(({ chapterId }) => chapterId);
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('chapters').select(['id', 'bookId']).where('id', 'in', ids).execute();
  const bookOf = new Map(rows.map(({ id, bookId }) => [id, bookId]));
  const latest = new Map<number, GuestPlace>();
  for (const entry of entries) {
    if (bookOf.get(entry.chapterId) !== entry.bookId) continue;
    if ((latest.get(entry.bookId)?.updateTime ?? -1) < entry.updateTime) latest.set(entry.bookId, entry);
  }
  return [...latest.values()].sort((one, other) => one.updateTime - other.updateTime);
}

/** Rows that came in late take their places by time: the history is shown under the days its books were read on. */
async function orderSince(tx: Tx, userId: number, since: Date): Promise<void> {
  await sql`with ordered as (
      select book_id, nextval('reading_bumps') as bump from (
        select book_id from reading_places where user_id = ${userId} and updated_at >= ${since}
        order by updated_at, bump) as later)
    update reading_places p set bump = ordered.bump from ordered
    where p.user_id = ${userId} and p.book_id = ordered.book_id`.execute(tx);
}

/** Takes over what was read as a guest; of each book the latest place wins, and no clock runs ahead of the server's. */
export async function mergeHistory(
  tx: Tx,
  entries: readonly GuestPlace[],
  { userId, now }: { userId: number; now: number },
): Promise<{ merged: number }> {
  let merged = 0;
  let oldest: Date | undefined;
  for (const entry of await sound(tx, entries.slice(0, MOST))) {
    const at = new Date(Math.min(now, entry.updateTime));
    const written = await tx
      .insertInto('readingPlaces')
      .values({
        userId,
        bookId: entry.bookId,
        chapterId: entry.chapterId,
        page: entry.page,
        part: Math.min(1, Math.max(0, entry.offset)),
        total: entry.total,
        updatedAt: at,
        hiddenAt: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'bookId'])
          .doUpdateSet((eb) => ({
            chapterId: eb.ref('excluded.chapterId'),
            page: eb.ref('excluded.page'),
            part: eb.ref('excluded.part'),
            total: eb.ref('excluded.total'),
            updatedAt: eb.ref('excluded.updatedAt'),
            device: '',
            hiddenAt: null,
            version: eb('readingPlaces.version', '+', 1),
          }))
          .where('readingPlaces.updatedAt', '<', at),
      )
      .returning('bookId')
      .executeTakeFirst();
    if (written === undefined) continue;
    merged += 1;
    oldest ??= at;
  }
  if (oldest) await orderSince(tx, userId, oldest);
  return { merged };
}
