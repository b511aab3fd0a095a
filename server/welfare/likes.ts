import type { Tx } from '@server/db/database';
import type { Liked } from '@/contract/post';
import { findItem } from './item';

/** Who does it to what, and whether it is to be liked. */
interface LikeWish {
  id: number;
  userId: number;
  liked: boolean;
  now: number;
}

/** Likes an item or takes it back; doing so twice changes nothing. */
export async function setWelfareLike(tx: Tx, { id, userId, liked, now }: LikeWish): Promise<Liked> {
  const { likeCount } = await findItem(tx, id, userId);
  const changed = liked
    ? await tx
        .insertInto('welfareLikes')
        .values({ userId, itemId: id, createdAt: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('itemId')
        .executeTakeFirst()
    : await tx
        .deleteFrom('welfareLikes')
        .where('userId', '=', userId)
        .where('itemId', '=', id)
        .returning('itemId')
        .executeTakeFirst();
  if (!changed) return { liked, likeCount };
  return tx
    .updateTable('welfareItems')
    .set((eb) => ({ likeCount: eb('likeCount', '+', liked ? 1 : -1) }))
    .where('id', '=', id)
    .returning('likeCount')
    .executeTakeFirstOrThrow()
    .then((row) => ({ liked, ...row }));
}
