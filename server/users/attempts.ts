import type { Db, Reader } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';

const MINUTE_MS = 60_000;
/** Failures older than this are forgotten. */
const MEMORY_MS = 60 * MINUTE_MS;
/** From so many failures on, the next attempt has to wait; the longest wait first. */
type Waits = readonly { from: number; ms: number }[];
const WAITS: Waits = [
  { from: 10, ms: 15 * MINUTE_MS },
  { from: 5, ms: MINUTE_MS / 2 },
];
/** For guesses from everywhere on a name. Devices that have signed in before stand outside of it, others give a proof from 20 on. */
export const WIDE_WAITS: Waits = [{ from: 1000, ms: 15 * MINUTE_MS }];
/** For guesses of all homes of one IPv6 /48 on a name: four times what a home has. */
export const SITE_WAITS: Waits = WAITS.map(({ from, ms }) => ({ from: from * 4, ms }));
/** Only counted. */
export const NO_WAITS: Waits = [];

/**
 * Counts an attempt before it is made, so that many at once do not all pass; 2005 while the key is locked.
 * A good attempt is forgotten with {@link forgetAttempts}.
 */
export async function countAttempt(db: Db, key: string, now: number, waits = WAITS): Promise<void> {
  const lockedUntil = await withTx(db, async (tx) => {
    // The first attempts at once find no row to lock, so they queue here.
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx);
    const row = await tx
      .selectFrom('throttles')
      .selectAll()
      .where('key', '=', key)
      .orderBy('windowStart', 'desc')
      .limit(1)
      .executeTakeFirst();
    const until = row?.blockedUntil?.getTime() ?? 0;
    if (until > now) return until;
    const fresh = row === undefined || now - row.windowStart.getTime() > MEMORY_MS;
    const windowStart = fresh ? new Date(now) : row.windowStart;
    const hits = fresh ? 1 : row.hits + 1;
    const wait = waits.find(({ from }) => hits >= from)?.ms ?? 0;
    const blockedUntil = wait > 0 ? new Date(now + wait) : null;
    if (fresh) await tx.deleteFrom('throttles').where('key', '=', key).execute();
    await tx
      .insertInto('throttles')
      .values({ key, windowStart, hits: 1, blockedUntil })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'windowStart'])
          .doUpdateSet((eb) => ({ hits: eb('throttles.hits', '+', 1), blockedUntil })),
      )
      .execute();
    return 0;
  });
  if (lockedUntil > 0) {
    throw new ProductError(code.locked, 'locked', { retryAfter: Math.ceil((lockedUntil - now) / 1000) });
  }
}

/** How many attempts are remembered of a key. */
export async function attemptsOf(reader: Reader, key: string, now: number): Promise<number> {
  const { hits } = await reader
    .selectFrom('throttles')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('hits'), sql<number>`0`).as('hits'))
    .where('key', '=', key)
    .where('windowStart', '>=', new Date(now - MEMORY_MS))
    .executeTakeFirstOrThrow();
  return Number(hits);
}

/** A good attempt clears the ones before it. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
