import type { Tx } from '@server/db/database';
import { bornOfUser } from '@server/minors/payer';
import type { Owner } from './heldMoney';
import type { StoredOrder } from './orders';

/** An order and whoever placed it. */
export interface LockedOrder {
  order: StoredOrder;
  owner: Owner;
}

/** Locks an order and its owner, neither of which changes before its money is booked; null where there is no such order. */
export async function lockOrder(tx: Tx, orderId: string): Promise<LockedOrder | null> {
  const placed = await tx.selectFrom('orders').select('userId').where('id', '=', orderId).executeTakeFirst();
  if (!placed) return null;
  // The owner first, as whoever deletes the account does.
  const owner = await tx
    .selectFrom('users')
    .select(['id', 'status', 'age', 'needRealName', bornOfUser.as('born')])
    .where('id', '=', placed.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, owner };
}
