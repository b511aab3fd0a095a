import type { Tx } from '@server/db/database';
import { lockOrder } from './lockOrder';
import { statusAt } from './orders';

/** The provider has said its last about an order: it is asked no more, and with `closedAt` closed here too if it was still open. */
export async function stopAsking(tx: Tx, orderId: string, closedAt?: number): Promise<void> {
  const locked = await lockOrder(tx, orderId);
  if (locked === null) return;
  const isOpen = closedAt !== undefined && locked.order.status === 'pending';
  const at = isOpen && statusAt(locked.order, closedAt) === 'closed' ? locked.order.expiresAt : new Date(closedAt ?? 0);
  await tx
    .updateTable('orders')
    .set({ askAt: null, ...(isOpen && { status: 'closed' as const, closedAt: at }) })
    .where('id', '=', orderId)
    .execute();
}
