import type { Tx } from '@server/db/database';
import { moneyText } from '@server/text/money';
import { credit, lockAccount } from './ledger';
import { type StoredOrder, statusAt } from './orders';
import { grantVip } from './vip';

/** Whether another recharge of this member was paid before; the doubling holds only for the first. */
async function hasRecharged(tx: Tx, order: StoredOrder): Promise<boolean> {
  const other = await tx
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', order.userId)
    .where('kind', '=', 'recharge')
    .where('status', '=', 'paid')
    .where('id', '<>', order.id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function creditRecharge(tx: Tx, order: StoredOrder, now: number): Promise<void> {
  const keepsFirst = order.firstBonus > 0 && !(await hasRecharged(tx, order));
  const bonus = keepsFirst ? order.bonus : order.bonus - order.firstBonus;
  const amount = (order.coins ?? 0) + bonus;
  const title = keepsFirst ? moneyText.firstRecharge(amount) : moneyText.recharge(amount);
  await tx
    .updateTable('orders')
    .set({ bonus, firstBonus: keepsFirst ? order.firstBonus : 0, title })
    .where('id', '=', order.id)
    .execute();
  await credit(tx, { userId: order.userId, amount, kind: 'recharge', ref: order.id, title, from: 'mint', now });
}

/** Credits a payment of an order that the caller has locked and found unpaid; `late` says that a person decided so. */
export async function settle(tx: Tx, order: StoredOrder, providerTxn: string, now: number): Promise<void> {
  await lockAccount(tx, order.userId);
  const late = statusAt(order, now) !== 'pending';
  await tx
    .updateTable('orders')
    .set({ status: 'paid', paidAt: new Date(now), providerTxn, late, askAt: null })
    .where('id', '=', order.id)
    .execute();
  if (order.kind === 'recharge') await creditRecharge(tx, order, now);
  else {
    await grantVip(tx, {
      userId: order.userId,
      days: order.vipDays ?? 0,
      badge: order.badge ?? 'normal',
      source: 'cash',
      sourceGameId: order.sourceGameId,
      ref: `order:${order.id}`,
      now,
    });
  }
}
