import type { ServerContext } from '@server/context';
import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { askPending } from '@server/money/askPending';
import { askRefunds } from '@server/money/askRefunds';
import { lockOrder } from '@server/money/lockOrder';
import { refundedOf, refundOrder } from '@server/money/refundOrder';
import { settleCase } from '@server/money/settleCase';
import { sql } from 'kysely';

const MINUTE_MS = 60_000;

/** Numbers from a seed (mulberry32): a schedule that fails is run again by its number. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** The whole of an order, or a part of what is left of it. */
export function giveBack(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  orderId: string,
  { parts, staffId }: { parts: number; staffId: number },
): Promise<void> {
  return withTx(database.db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked?.order.status !== 'paid') return;
    const { fen: before } = await refundedOf(tx, orderId);
    const fen = Math.ceil((locked.order.amountFen - before) / parts);
    await refundOrder(tx, locked.order, { fen, askedAs: `seeded:${orderId}:${before}`, staffId, now: clock.now() });
  });
}

/** Whatever waits for a person goes back. */
export async function settleCases({ database, clock }: Pick<ServerContext, 'database' | 'clock'>): Promise<void> {
  const { db } = database;
  for (const { id } of await db.selectFrom('moneyCases').select('id').where('state', '=', 'open').execute()) {
    const decision = { id, decision: 'refunded', note: 'seeded', now: clock.now() } as const;
    await withTx(db, (tx) => settleCase(tx, decision));
  }
}

async function isSettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`select (select count(*) from orders where ask_at is not null)
    + (select count(*) from provider_refunds where ask_at is not null)
    + (select count(*) from money_cases where state = 'open') as left`.execute(db);
  return rows[0]?.left === 0;
}

/** Time passes, by `pass`, and all that was begun comes to its end. */
export async function comeToEnd(ctx: ServerContext, pass: (ms: number) => void): Promise<void> {
  for (let round = 0; round < 80; round += 1) {
    pass(round < 8 ? 15 * MINUTE_MS : 12 * 60 * MINUTE_MS);
    await askPending(ctx, ctx.clock.now());
    await settleCases(ctx);
    await askRefunds(ctx, ctx.clock.now());
    if (await isSettled(ctx.database.db)) return;
  }
  throw new Error('it never comes to an end');
}

/** What the house has of what was paid, fen. */
export async function keptFen(db: Db): Promise<number> {
  const { rows } = await sql<{ fen: number }>`select (coalesce(sum(o.amount_fen), 0) - coalesce(sum(
      (select sum(r.amount_fen) from order_refunds r where r.order_no = o.id)), 0))::int8 as fen
    from orders o where o.status = 'paid'`.execute(db);
  return rows[0]?.fen ?? 0;
}
