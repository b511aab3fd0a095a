import type { Tx } from '@server/db/database';
import { moneyText } from '@server/text/money';
import { tellPayer } from './heldMoney';
import { type StoredOrder, statusAt } from './orders';

type Ended = Pick<StoredOrder, 'status' | 'closedAt' | 'expiresAt'>;

/** Whether its owner gave the order up before its time was over. */
export const isCancelled = ({ status, closedAt, expiresAt }: Ended): boolean =>
  status === 'closed' && closedAt !== null && closedAt.getTime() < expiresAt.getTime();

/** Whether the same thing was paid for by another order that was placed after this one. */
export async function hasPaidSince(tx: Tx, { id, userId, kind, productId, createdAt }: StoredOrder): Promise<boolean> {
  const other = await tx
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('productId', '=', productId)
    .where('paidAt', 'is not', null)
    .where('createdAt', '>', createdAt)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Tells whoever saw their order run out that its money came after all; those in time see it themselves. */
export async function tellIfLate(tx: Tx, order: StoredOrder, now: number): Promise<void> {
  if (statusAt(order, now) === 'pending') return;
  await tellPayer(tx, order.userId, { ...moneyText.lateCredited(order), now });
}
