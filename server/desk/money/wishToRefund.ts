import type { Reader, Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { type Item, paidFor } from '@server/desk/members/refund';
import { LAPSE_MS, type Outcome, wishFor } from '@server/desk/members/secondPerson';
import { ProductError } from '@server/errors';
import { balanceOf, lockAccount } from '@server/money/ledger';
import { lockOrder } from '@server/money/lockOrder';
import type { StoredOrder } from '@server/money/orders';
import { daysOf, diamondsOf, refundedOf } from '@server/money/refundOrder';
import { isVip } from '@server/money/vip';
import { deskText } from '@server/text/desk';
import { code } from '@/contract/codes';

interface Wish {
  orderId: string;
  requestId: string;
  /** Fen of a part; all that is left unless said. */
  amountFen?: number | undefined;
  items: readonly Item[];
  reason: string;
}

/** The same request has given this order back already; 1001 when it gave back another. */
async function isDone(tx: Tx, { orderId, requestId, amountFen }: Wish): Promise<boolean> {
  const done = await tx
    .selectFrom('orderRefunds')
    .select(['orderNo', 'amountFen'])
    .where('askedAs', '=', requestId)
    .executeTakeFirst();
  if (done && (done.orderNo !== orderId || (amountFen ?? done.amountFen) !== done.amountFen))
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

/** How much of an order a wish gives back, after what went back already; 1001 when that is more than is left, or takes nothing. */
async function partOf(
  tx: Tx,
  order: StoredOrder,
  wished: number | undefined,
): Promise<{ before: number; fen: number }> {
  const before = (await refundedOf(tx, order.id)).fen;
  const left = order.amountFen - before;
  const part = { before, fen: wished ?? left };
  const field = { field: 'amountFen' };
  if (part.fen > left) throw new ProductError(code.badParameter, 'refundTooMuch', field, deskText.refundTooMuch(left));
  if (diamondsOf(order, part) + daysOf(order, part) === 0)
    throw new ProductError(code.badParameter, 'refundTooSmall', field);
  return part;
}

/**
 * Gives a paid order or a part of it back, or asks a second person. What went back before counts towards one's own limit. 1003 when it is not paid (any more) or waits already, 3001 with what is
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
  const part = await partOf(tx, order, wish.amountFen);
  let returned = 0;
  for (const item of items) returned += (await paidFor(tx, { userId, ...item, now: by.now })).price;
  const taken = diamondsOf(order, part);
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
    ...part,
    items,
    amount: returned - taken,
  } as const;
  return wishFor(tx, { user: { id: userId, uid }, requestId, deed, title: order.title, reason }, by);
}
