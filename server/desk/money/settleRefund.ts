import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { RefundDecision } from '@/contract/desk/refunds';

interface Decided {
  id: string;
  decision: RefundDecision;
  reason: string;
}

/**
 * Decides about a refund that a provider refused: it is asked for again under its own number, or somebody gave the money back by
 * hand. 1002 when there is none; 1003 when it is not refused, or not any more.
 */
export async function settleRefund(tx: Tx, { id, decision, reason }: Decided, by: By): Promise<void> {
  const row = await tx.selectFrom('providerRefunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'notFound');
  if (row.state !== 'refused') throw new ProductError(code.alreadyDone, 'decidedAlready');
  const at = new Date(by.now);
  const became =
    decision === 'again'
      ? { state: 'waiting' as const, askAt: at, endedAt: null }
      : { state: 'done' as const, endedAt: at };
  await tx
    .updateTable('providerRefunds')
    .set({ ...became, settledBy: by.staff.id, note: reason })
    .where('id', '=', id)
    .execute();
  const { orderNo, amountFen, provider, why } = row;
  const order = await tx.selectFrom('orders').select('userId').where('id', '=', orderNo).executeTakeFirst();
  await recordAct(tx, by, {
    kind: decision === 'again' ? 'refund.askedAgain' : 'refund.byHand',
    ...{ subject: 'order', subjectId: orderNo, userId: order?.userId, reason },
    before: { state: 'refused', why },
    after: { refundId: id, provider, fen: amountFen },
  });
}
