import type { Tx } from '@server/db/database';
import { unfollow } from './follow';
import { findOther } from './person';

/** Blocks somebody, which ends following both ways. */
export async function block(tx: Tx, blockerId: number, blockedId: number, now: number): Promise<void> {
  await findOther(tx, blockedId, blockerId);
  await tx
    .insertInto('blocks')
    .values({ blockerId, blockedId, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await unfollow(tx, blockerId, blockedId);
  await unfollow(tx, blockedId, blockerId);
}

/** Ends a block; answers also where there was none. */
export async function unblock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx.deleteFrom('blocks').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId).execute();
}
