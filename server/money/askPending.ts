import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import type { PaymentProvider } from '@server/pay/port';
import { askedAgainAt, dueIds } from './askAgain';
import { bookPayment } from './bookPayment';
import { writeDown } from './hearNotice';
import { type StoredOrder, statusAt } from './orders';
import { stopAsking } from './stopAsking';

/** Orders that one run asks about. */
const MOST = 50;
const LONGEST_PAUSE_MS = 30 * 60_000;
/** An order that its provider does not know a day after its end was never opened there; the day's statement has the last word. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Takes what is due for this process alone: a process that dies over it is followed by the next pause. */
async function claimDue({ database, payments }: ServerContext, now: number, most: number): Promise<StoredOrder[]> {
  return database.db
    .updateTable('orders')
    .set((eb) => ({ asks: eb('asks', '+', 1), askAt: askedAgainAt(now, LONGEST_PAUSE_MS) }))
    .where('id', 'in', dueIds('orders', { payments, now, most }))
    .returningAll()
    .execute();
}

/** What one order is at its provider, and what follows. */
async function askAbout(ctx: ServerContext, provider: PaymentProvider, order: StoredOrder): Promise<void> {
  const { database, clock, config } = ctx;
  const said = await provider.query(order);
  const now = clock.now();
  if (said.state === 'paid') {
    const { payment } = said;
    const raw = { ...payment, from: 'query' };
    await withTx(database.db, async (tx) => {
      const by = { provider: provider.name, twice: config.payTwice, raw, minors: config.minors, watch: ctx, now };
      const result = await bookPayment(tx, payment, by);
      if (result !== 'repeated') await writeDown(tx, { orderId: order.id, raw, sigOk: true, result }, now);
      await stopAsking(tx, order.id);
    });
    return;
  }
  if (said.state === 'closed') {
    await withTx(database.db, (tx) => stopAsking(tx, order.id, now));
    return;
  }
  if (statusAt(order, now) === 'pending') return;
  const end = await provider.close(order);
  const isForgotten = end === 'unknown' && now - order.expiresAt.getTime() > FORGOTTEN_MS;
  if (end === 'closed' || isForgotten) await withTx(database.db, (tx) => stopAsking(tx, order.id, now));
  // It came as the door closed: what it was is asked at once.
  else if (end === 'paid')
    await database.db
      .updateTable('orders')
      .set({ askAt: new Date(now) })
      .where('id', '=', order.id)
      .execute();
}

/**
 * Asks the providers about orders that are not settled there, with growing pauses, until they are paid or closed; so no payment
 * hangs on a notice. Answers how many it asked about; throws at the end what failed, which is asked again.
 */
export async function askPending(ctx: ServerContext, now: number, most = MOST): Promise<number> {
  const due = await claimDue(ctx, now, most);
  const failed: unknown[] = [];
  for (const order of due) {
    const provider = ctx.payments.find(({ name }) => name === order.provider);
    if (provider) await askAbout(ctx, provider, order).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${due.length} orders could not be asked about`);
  return due.length;
}
