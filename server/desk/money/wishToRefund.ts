import type { Reader, Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { type Item, paidFor } from '@server/desk/members/refund';
import { LAPSE_MS, type Outcome, wishFor } from '@server/desk/members/secondPerson';
import { ProductError } from '@server/errors';
import { balanceOf, lockAccount } from '@server/money/ledger';
import { lockOrder } from '@server/money/lockOrder';
import { diamondsOf } from '@server/money/refundOrder';
import { isVip } from '@server/money/vip';
import { deskText } from '@server/text/desk';
import { code } from '@/contract/codes';

interface Wish {
  orderId: string;
  requestId: string;
  items: readonly Item[];
  reason: string;
}

/** The same request has given this order back already; 1001 when it gave back another. */
async function isDone(tx: Tx, { orderId, requestId }: Wish): Promise<boolean> {
  const done = await tx
    .selectFrom('orderRefunds')
    .select('orderNo')
    .where('askedAs', '=', requestId)
    .executeTakeFirst();
  if (done && done.orderNo !== orderId)
    throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  return done !== undefined;
}

/** Who has asked a second person for the same order, by another request; null when nobody has. */
export async function waitingFor(
  reader: Reader,
  orderId: string,
  now: number,
): Promise<{ staff: string; requestId: string } | null> {
  const row = await reader
    .selectFrom('secondPerson as r')
    .innerJoin('staff as s', 's.id', 'r.askedBy')
    .select(['s.name as staff', 'r.requestId'])
    .where('r.orderNo', '=', orderId)
    .where('r.state', '=', 'open')
    .where('r.askedAt', '>', new Date(now - LAPSE_MS))
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Gives a paid order back, or asks a second person. 1003 when it is not paid (any more) or waits already, 3001 with what is
 * missing when the member has spent too much of it, 1001 when its days are over.
 */
export async function wishToRefund(tx: Tx, wish: Wish, by: By): Promise<Outcome> {
  const { orderId, requestId, reason } = wish;
  const items = wish.items.map(({ itemKind, itemId }) => ({ itemKind, itemId }));
  const locked = await lockOrder(tx, orderId);
  if (locked === null) throw new ProductError(code.notFound, 'orderUnknown');
  const { order } = locked;
  const { userId } = order;
  if (await isDone(tx, wish)) return { state: 'done', balance: await balanceOf(tx, userId), repeated: true };
  if (order.status !== 'paid') throw new ProductError(code.alreadyDone, 'orderNotPaid');
  const waiting = await waitingFor(tx, orderId, by.now);
  if (waiting !== null && waiting.requestId !== requestId)
    throw new ProductError(code.alreadyDone, 'refundWaits', null, deskText.refundWaits(waiting.staff));
  let returned = 0;
  for (const item of items) returned += (await paidFor(tx, userId, item)).price;
  const taken = diamondsOf(order);
  const { balance } = await lockAccount(tx, userId);
  if (balance + returned < taken) {
    const said = deskText.belowZero(taken, balance + returned);
    throw new ProductError(code.balanceInsufficient, 'belowZero', { balance: balance + returned, price: taken }, said);
  }
  if (order.kind === 'vip' && !(await isVip(tx, userId, by.now))) throw new ProductError(code.badParameter, 'vipOver');
  const { uid } = await tx.selectFrom('users').select('uid').where('id', '=', userId).executeTakeFirstOrThrow();
  const deed = {
    kind: 'orderRefund',
    orderNo: orderId,
    fen: order.amountFen,
    items,
    amount: returned - taken,
  } as const;
  return wishFor(tx, { user: { id: userId, uid }, requestId, deed, title: order.title, reason }, by);
}
