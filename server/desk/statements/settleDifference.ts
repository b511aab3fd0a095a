import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { holdMoney } from '@server/money/heldMoney';
import { lockOrder } from '@server/money/lockOrder';
import type { InputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { statementCalls } from '@/contract/desk/statements';

type Settlement = InputOf<typeof statementCalls.deskSettleDifference>;
type Unknown = { orderNo: string; providerTxn: string; fileFen: number | null };

/** Makes a payment to settle of one that nobody had told of; of an order that was paid another way it came twice. */
async function hold(tx: Tx, { orderNo, providerTxn, fileFen }: Unknown, now: number): Promise<void> {
  const claim = await lockOrder(tx, orderNo);
  const reason =
    claim === null
      ? 'unknownOrder'
      : claim.order.amountFen !== fileFen
        ? 'wrongAmount'
        : claim.order.paidAt !== null
          ? 'paidTwice'
          : claim.owner.status === 'deleted'
            ? 'deletedAccount'
            : 'late';
  const raw = { orderId: orderNo, amountFen: String(fileFen), providerTxn, from: 'statement' };
  const caseId = await holdMoney(tx, {
    reason,
    provider: claim?.order.provider ?? null,
    orderId: orderNo,
    providerTxn,
    amount: String(fileFen),
    raw,
    claim,
    now,
  });
  if (caseId === null) throw new ProductError(code.alreadyDone, 'differenceHeld');
}

/** Decides about a difference, once; 1003 when somebody was faster, 1001 when it is nothing to hold. */
export async function settleDifference(tx: Tx, { id, as, orderId, reason }: Settlement, by: By): Promise<void> {
  const row = await tx
    .selectFrom('statementDifferences')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'statementUnknown');
  if (row.state !== 'open') throw new ProductError(code.alreadyDone, 'decidedAlready');
  const orderNo = orderId ?? row.orderNo;
  if (as === 'held') {
    if (row.kind !== 'unknown') throw new ProductError(code.badParameter, 'differenceNotHeld');
    await hold(tx, { ...row, orderNo }, by.now);
  }
  await tx
    .updateTable('statementDifferences')
    .set({ state: as, note: reason, orderNo, settledBy: by.staff.id, settledAt: new Date(by.now) })
    .where('id', '=', id)
    .execute();
  const after = {
    as,
    kind: row.kind,
    providerTxn: row.providerTxn,
    orderId: orderNo,
    fileFen: row.fileFen,
    ownFen: row.ownFen,
  };
  await recordAct(tx, by, {
    kind: 'difference.settled',
    subject: 'payment',
    subjectId: row.providerTxn,
    reason,
    after,
  });
}
