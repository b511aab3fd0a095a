import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import { takeBack } from './ledger';
import type { StoredOrder } from './orders';
import { payBack } from './payBack';
import { takeVip } from './vip';

/** Who gives an order back, by which request. */
export interface OrderRefund {
  askedAs: string;
  staffId: number;
  now: number;
}

/** Diamonds that a refund of an order takes, all bonus with them; 0 for VIP. */
export const diamondsOf = ({ coins, bonus }: Pick<StoredOrder, 'coins' | 'bonus'>): number =>
  coins === null ? 0 : coins + bonus;

/** Takes the days of an order's grant; 1001 when VIP is over. */
async function takeDays(tx: Tx, { id, userId, vipDays }: StoredOrder, now: number): Promise<number> {
  const grant = await tx
    .selectFrom('vipGrants')
    .select(['id', 'badge'])
    .where('ref', '=', `order:${id}`)
    .executeTakeFirstOrThrow();
  const taken = await takeVip(tx, {
    ...{ userId, days: vipDays ?? 0, badge: grant.badge, takesId: grant.id, ref: `refund:order:${id}`, now },
  });
  if (taken === null) throw new ProductError(code.badParameter, 'vipOver');
  return taken.id;
}

/**
 * Gives a paid order back: takes the diamonds or the days that it gave and marks it. The caller has locked it and found it paid.
 * 3001 with balance and price when the balance would go below zero, 1001 when there are no days left.
 */
export async function refundOrder(tx: Tx, order: StoredOrder, { askedAs, staffId, now }: OrderRefund): Promise<void> {
  const { id, userId, amountFen, kind, title } = order;
  const moved =
    kind === 'recharge'
      ? await takeBack(tx, {
          ...{ userId, amount: diamondsOf(order), kind: 'refund', ref: `order:${id}`, now },
          ...{ title: moneyText.refunded(title), to: 'mint' },
        })
      : null;
  const vipGrantId = moved === null ? await takeDays(tx, order, now) : null;
  await tx.updateTable('orders').set({ status: 'refunded' }).where('id', '=', id).execute();
  const { id: orderRefundId } = await tx
    .insertInto('orderRefunds')
    .values({
      ...{ orderNo: id, userId, amountFen, ledgerTxnId: moved?.txnId ?? null, vipGrantId, askedAs, staffId },
      createdAt: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { provider, providerTxn } = order;
  if (providerTxn === null) throw new Error(`order ${id} was paid by no payment`);
  const money = { provider, orderNo: id, providerTxn, amountFen, totalFen: amountFen };
  await payBack(tx, { ...money, of: { orderRefundId }, now });
}
