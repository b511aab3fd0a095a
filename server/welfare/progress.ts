import type { Tx } from '@server/db/database';
import { findItem } from './item';

/** So close to the end it counts as seen: the next time begins anew. */
const END_SECONDS = 1;

/** Where a member left a film. */
interface Place {
  id: number;
  userId: number;
  second: number;
  now: number;
}

/** Writes down where a film was left; the last word holds, also when it goes back. */
export async function saveSecond(tx: Tx, { id, userId, second, now }: Place): Promise<void> {
  const { seconds } = await findItem(tx, id, userId);
  const done = second >= seconds - END_SECONDS;
  const values = { second: done ? 0 : second, done, updatedAt: new Date(now) };
  await tx
    .insertInto('welfareProgress')
    .values({ userId, itemId: id, ...values })
    .onConflict((conflict) => conflict.columns(['userId', 'itemId']).doUpdateSet(values))
    .execute();
}
