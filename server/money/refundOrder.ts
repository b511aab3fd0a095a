import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import { takenWith } from '@/contract/desk/refundShare';
import { takeBack } from './ledger';
import type { StoredOrder } from './orders';
import { payBack } from './payBack';
import { takeVip } from './vip';

/** Who gives how much of an order back, by which request. */
export interface OrderRefund {
  /** Fen, at most what {@link refundedOf} leaves. */
  fen: number;
  askedAs: string;
  staffId: number;
  now: number;
}

/** What of an order went back already: fen, and in how many parts. Its lock keeps this so. */
export async function refundedOf(reader: Reader, orderNo: string): Promise<{ fen: number; parts: number }> {
  const { fen, parts } = await reader
    .selectFrom('orderRefunds')
    .select((eb) => [eb.fn.sum<number | null>('amountFen').as('fen'), eb.fn.countAll<number>().as('parts')])
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  return { fen: Number(fen ?? 0), parts };
}

/** Diamonds that a part of an order takes with it, of all bonus too; 0 for VIP. */
export const diamondsOf = (
  { coins, bonus, amountFen }: Pick<StoredOrder, 'coins' | 'bonus' | 'amountFen'>,
  part: { before: number; fen: number },
): number => (coins === null ? 0 : takenWith(coins + bonus, { amountFen, ...part }));

/** Days of VIP that a part takes with it; 0 for diamonds. */
export const daysOf = (
  { vipDays, amountFen }: Pick<StoredOrder, 'vipDays' | 'amountFen'>,
  part: { before: number; fen: number },
): number => (vipDays === null ? 0 : takenWith(vipDays, { amountFen, ...part }));

/** Takes days of an order's grant; 1001 when VIP is over. */
async function takeDays(tx: Tx, order: StoredOrder, { days, ref, now }: { days: number; ref: string; now: number }) {
  const grant = await tx
    .selectFrom('vipGrants')
    .select(['id', 'badge'])
    .where('ref', '=', `order:${order.id}`)
    .executeTakeFirstOrThrow();
  const { userId } = order;
  const taken = await takeVip(tx, { userId, days, badge: grant.badge, takesId: grant.id, ref: `refund:${ref}`, now });
  if (taken === null) throw new ProductError(code.badParameter, 'vipOver');
  return taken.id;
}

/**
 * Gives a paid order back, or a part of it: takes its share of the diamonds or days that it gave, and marks it once all of it went
 * back. The caller has locked it and found it paid, with so much left. 3001 with balance and price when the balance would go below
 * zero, 1001 when there are no days left, or when the part is too small to take anything with it.
 */
export async function refundOrder(
  tx: Tx,
  order: StoredOrder,
  { fen, askedAs, staffId, now }: OrderRefund,
): Promise<void> {
  const { id, userId, amountFen, kind, title } = order;
  const { fen: before, parts } = await refundedOf(tx, id);
  const part = { before, fen };
  const isLast = before + fen === amountFen;
  const ref = parts === 0 ? `order:${id}` : `order:${id}:${parts + 1}`;
  const [diamonds, days] = [diamondsOf(order, part), daysOf(order, part)];
  if (diamonds + days === 0) throw new ProductError(code.badParameter, 'refundTooSmall', { field: 'amountFen' });
  const moved =
    kind === 'recharge'
      ? await takeBack(tx, {
          ...{ userId, amount: diamonds, kind: 'refund', ref, now, to: 'mint' },
          title: fen === amountFen ? moneyText.refunded(title) : moneyText.refundedPart(title),
        })
      : null;
  const vipGrantId = moved === null ? await takeDays(tx, order, { days, ref, now }) : null;
  if (isLast) await tx.updateTable('orders').set({ status: 'refunded' }).where('id', '=', id).execute();
  const { id: orderRefundId } = await tx
    .insertInto('orderRefunds')
    .values({
      ...{ orderNo: id, userId, amountFen: fen, ledgerTxnId: moved?.txnId ?? null, vipGrantId, askedAs, staffId },
      createdAt: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { provider, providerTxn } = order;
  if (providerTxn === null) throw new Error(`order ${id} was paid by no payment`);
  const money = { provider, orderNo: id, providerTxn, amountFen: fen, totalFen: amountFen };
  await payBack(tx, { ...money, of: { orderRefundId }, now });
}
