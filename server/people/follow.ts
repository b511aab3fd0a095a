import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { squareText } from '@server/text/square';
import { code } from '@/contract/codes';
import { tell } from './notify';
import { findOther } from './person';
import { hasBlocked } from './viewer';

/** Two counters change with every follow; the lower id first, so that two who follow each other do not deadlock. */
async function count(tx: Tx, followerId: number, followeeId: number, by: 1 | -1): Promise<void> {
  const steps = [
    { id: followerId, column: 'followCount' },
    { id: followeeId, column: 'fanCount' },
  ] as const;
  for (const { id, column } of steps.toSorted((one, other) => one.id - other.id)) {
    await tx
      .updateTable('users')
      .set((eb) => ({ [column]: eb(column, '+', by) }))
      .where('id', '=', id)
      .execute();
  }
}

/** Follows somebody; following twice is following once. 1006 for oneself and for whoever blocked the follower. */
export async function follow(tx: Tx, followerId: number, followeeId: number, now: number): Promise<void> {
  await findOther(tx, followeeId, followerId);
  if (await hasBlocked(tx, followeeId, followerId)) throw new ProductError(code.notAllowed, 'blockedYou');
  // Whom one follows one wants to see again.
  await tx.deleteFrom('blocks').where('blockerId', '=', followerId).where('blockedId', '=', followeeId).execute();
  const added = await tx
    .insertInto('follows')
    .values({ followerId, followeeId, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await count(tx, followerId, followeeId, 1);
  await tell(tx, {
    kind: 'follow',
    from: followerId,
    to: followeeId,
    title: squareText.followed,
    ref: `follow:${followerId}:${followeeId}`,
    link: `/square?user=${followerId}`,
    now,
  });
}

/** Ends following; answers also where there was none. */
export async function unfollow(tx: Tx, followerId: number, followeeId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('follows')
    .where('followerId', '=', followerId)
    .where('followeeId', '=', followeeId)
    .returning('id')
    .executeTakeFirst();
  if (gone) await count(tx, followerId, followeeId, -1);
}
