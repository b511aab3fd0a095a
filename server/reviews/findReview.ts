import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { notBlocked } from '@server/people/viewer';
import { code } from '@/contract/codes';
import { isWritten, type StoredReview } from './score';

/** A review that the member may see: of nobody who blocks or is blocked, with words that were let through, or their own; 1002 for any other. */
export async function findReview(reader: Reader, id: number, userId: number): Promise<StoredReview> {
  const review = await reader
    .selectFrom('gameReviews')
    .selectAll()
    .where('id', '=', id)
    .where(notBlocked('game_reviews.author_id', { userId }))
    .executeTakeFirst();
  if (!review || !(isWritten(review) || review.authorId === userId))
    throw new ProductError(code.notFound, 'reviewGone');
  return review;
}
