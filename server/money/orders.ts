import type { Reader, Tx } from '@server/db/database';
import { type PageQuery, windowOf } from '@server/db/page';
import type { OrderRow } from '@server/db/schema/money';
import { ProductError } from '@server/errors';
import { moneyText } from '@server/text/money';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import type { Order, OrderKind } from '@/contract/order';
import type { OwnOrder } from '@/contract/ownOrder';
import type { Page } from '@/contract/page';
import { afterPayment } from './afterPayment';

/** An order as the database has it. */
export type StoredOrder = Selectable<OrderRow>;

/** Orders of one member that wait to be paid. */
const MOST_PENDING = 5;

/** An order is open for this long. */
export const ORDER_LIFETIME = 30 * 60_000;

/** A provider is asked about an order for the first time after this long, then more and more rarely. */
export const FIRST_ASK_MS = 15_000;

/** A pending order past its time counts as closed, whether or not the clean-up has been by. */
export function statusAt(order: Pick<StoredOrder, 'status' | 'expiresAt'>, now: number): Order['status'] {
  return order.status === 'pending' && order.expiresAt.getTime() <= now ? 'closed' : order.status;
}

/** Makes the wire form; `payUrlOf` signs the cashier's address for what can still be paid. */
export type PayUrlOf = (order: Pick<StoredOrder, 'id' | 'provider'>) => string;

/** The order as its owner sees it in a list, and while it is paid. */
export function presentOrder(order: StoredOrder, now: number, payUrlOf: PayUrlOf): Order {
  const status = statusAt(order, now);
  return {
    orderId: order.id,
    kind: order.kind as OrderKind,
    title: order.title,
    amountFen: order.amountFen,
    coins: order.coins === null ? null : order.coins + order.bonus,
    status,
    createTime: order.createdAt.getTime(),
    expiresAt: order.expiresAt.getTime(),
    payUrl: status === 'pending' ? payUrlOf(order) : null,
  };
}

/** The same with how it was paid, and what happened after that. */
export async function presentOwn(
  reader: Reader,
  order: StoredOrder,
  now: number,
  payUrlOf: PayUrlOf,
): Promise<OwnOrder> {
  const { refunds, invoiceLetterId } = await afterPayment(reader, order.id);
  const shown = presentOrder(order, now, payUrlOf);
  return {
    ...shown,
    vipDays: order.vipDays,
    payWay: moneyText.payTypes[order.payType] ?? order.payType,
    paidTime: order.paidAt?.getTime() ?? null,
    refunds,
    invoiceLetterId,
    canInvoice: shown.status === 'paid' && invoiceLetterId === null,
  };
}

/** A member's own order, or 1002; the one status poll. */
export async function ownOrder(reader: Reader, userId: number, orderId: string): Promise<StoredOrder> {
  const order = await reader
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!order) throw new ProductError(code.notFound, 'orderUnknown');
  return order;
}

/** A page of a member's orders, newest first. */
export async function orderList(reader: Reader, userId: number, query: PageQuery): Promise<Page<StoredOrder>> {
  const own = reader.selectFrom('orders').where('userId', '=', userId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf({ ...query, lastId: undefined });
  const rows = await own
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { currentPage, pageSize } = query;
  return { records: rows.slice(0, pageSize), total, currentPage, pageSize, hasMore: rows.length > pageSize };
}

/** 1004 where so many orders of a member wait that another would only be one more to forget; until the oldest ends. */
export async function requireFewPending(tx: Tx, userId: number, now: number): Promise<void> {
  const waiting = await tx
    .selectFrom('orders')
    .select('expiresAt')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', new Date(now))
    .orderBy('expiresAt')
    .execute();
  const [first] = waiting;
  if (waiting.length < MOST_PENDING || !first) return;
  const retryAfter = Math.ceil((first.expiresAt.getTime() - now) / 1000);
  throw new ProductError(code.tooOften, 'ordersWaiting', { retryAfter });
}

/** Closes a member's pending order; closing a closed one is fine, one for which money came answers 1003. */
export async function closeOrder(tx: Tx, userId: number, orderId: string, now: number): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new ProductError(code.notFound, 'orderUnknown');
  switch (order.status) {
    case 'paid':
      throw new ProductError(code.alreadyDone, 'orderPaid');
    case 'review':
      throw new ProductError(code.alreadyDone, 'orderInReview');
    case 'closed':
    case 'refunded':
      return;
    case 'pending':
      break;
  }
  // The provider is told at once: until then it takes money for it.
  await tx
    .updateTable('orders')
    .set({ status: 'closed', closedAt: new Date(now), askAt: new Date(now) })
    .where('id', '=', orderId)
    .execute();
}

/** The clean-up job: closes what nobody paid in time; answers how many. */
export async function closeExpiredOrders(tx: Tx, now: number): Promise<number> {
  const done = await tx
    .updateTable('orders')
    .set({ status: 'closed', closedAt: new Date(now) })
    .where('status', '=', 'pending')
    .where('expiresAt', '<=', new Date(now))
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
