import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { askedAgainAt, dueIds } from './askAgain';
import { noteRefund } from './noteRefund';

const MOST = 50;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Asks the providers for the refunds that wait, each by its own number until it has ended: asking again moves no money again.
 * Answers how many it asked for; throws at the end what failed, which is asked again.
 */
export async function askRefunds(ctx: ServerContext, now: number, most = MOST): Promise<number> {
  const { database, payments } = ctx;
  const due = await database.db
    .updateTable('providerRefunds')
    .set((eb) => ({ asks: eb('asks', '+', 1), askAt: askedAgainAt(now, LONGEST_PAUSE_MS) }))
    .where('id', 'in', dueIds('providerRefunds', { payments, now, most }))
    .returningAll()
    .execute();
  const failed: unknown[] = [];
  for (const { id, orderNo: orderId, provider: name, ...money } of due) {
    const provider = payments.find((one) => one.name === name);
    try {
      const said = await provider?.refund({ ...money, id, orderId });
      if (said) await withTx(database.db, (tx) => noteRefund(tx, id, said, { provider: name, now: ctx.clock.now() }));
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${due.length} refunds could not be asked for`);
  return due.length;
}
