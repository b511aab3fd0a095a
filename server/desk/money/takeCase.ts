import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { moneyDeskCalls } from '@/contract/desk/money';
import { nameOf, settledAlready, takenBy } from './settleAtDesk';

/** Takes an open case in hand for who asks, or gives it back to nobody. What is so already stays, and is not written down again. */
export async function takeCase(
  tx: Tx,
  { id, take, was }: InputOf<typeof moneyDeskCalls.deskTakeCase>,
  by: By,
): Promise<OutputOf<typeof moneyDeskCalls.deskTakeCase>> {
  const held = await tx
    .selectFrom('moneyCases')
    .select(['state', 'ownerId', 'orderNo', 'userId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new ProductError(code.notFound, 'caseUnknown');
  if (held.state !== 'open') throw await settledAlready(tx, id);
  const { ownerId, orderNo } = held;
  const next = take ? by.staff.id : null;
  const before = ownerId === null || ownerId === by.staff.id ? null : await nameOf(tx, ownerId);
  if (ownerId === next) return { before };
  // Only one's own is given back.
  if (ownerId !== was || (!take && ownerId !== by.staff.id)) throw await takenBy(tx, ownerId);
  await tx.updateTable('moneyCases').set({ ownerId: next }).where('id', '=', id).execute();
  await recordAct(tx, by, {
    ...{ kind: take ? 'payment.taken' : 'payment.released', subject: 'payment', subjectId: id },
    ...{ userId: held.userId ?? undefined },
    before: { owner: ownerId === null ? null : await nameOf(tx, ownerId) },
    after: { owner: take ? by.staff.name : null, orderId: orderNo },
  });
  return { before };
}
