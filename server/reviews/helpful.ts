import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import { findReview } from './findReview';

/** Finds a review helpful or takes it back; doing so twice changes nothing, and nobody finds their own helpful (1006). */
export async function setHelpful(
  tx: Tx,
  { id, userId, helpful, now }: { id: number; userId: number; helpful: boolean; now: number },
): Promise<{ helpful: boolean; helpfulCount: number }> {
  // Held, so that it is not deleted between the question and the vote.
  await tx.selectFrom('gameReviews').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const { authorId, helpfulCount } = await findReview(tx, id, userId);
  if (authorId === userId) throw new ProductError(code.notAllowed, 'notYourself');
  const changed = helpful
    ? await tx
        .insertInto('gameReviewVotes')
        .values({ userId, reviewId: id, createdAt: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('reviewId')
        .executeTakeFirst()
    : await tx
        .deleteFrom('gameReviewVotes')
        .where('userId', '=', userId)
        .where('reviewId', '=', id)
        .returning('reviewId')
        .executeTakeFirst();
  if (!changed) return { helpful, helpfulCount };
  const counted = await tx
    .updateTable('gameReviews')
    .set((eb) => ({ helpfulCount: eb('helpfulCount', '+', helpful ? 1 : -1) }))
    .where('id', '=', id)
    .returning('helpfulCount')
    .executeTakeFirstOrThrow();
  return { helpful, helpfulCount: counted.helpfulCount };
}

/** Makes the order of the most helpful anew: between two times it stands still, so that a list that is read does not move. */
export async function remakeHelpful(reader: Reader): Promise<void> {
  await sql`update game_reviews set hot = helpful_count where hot <> helpful_count`.execute(reader);
}
