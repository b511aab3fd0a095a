import type { Tx } from '@server/db/database';
import type { Stood } from '@server/square/audit';
import { countWritten } from './score';

/** Takes a review's words from everybody but its author; the stars stay. Where they stood, or null for what is gone or refused. */
export async function refuseReview(tx: Tx, id: number): Promise<Stood | null> {
  const review = await tx.selectFrom('gameReviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!review || review.auditState === 'refused') return null;
  await tx.updateTable('gameReviews').set({ auditState: 'refused' }).where('id', '=', id).execute();
  if (review.auditState === 'passed' && review.content !== '') await countWritten(tx, review.gameId, -1);
  return review.auditState;
}

async function setState(tx: Tx, id: number, from: 'refused' | 'any', to: Stood): Promise<void> {
  const review = await tx
    .updateTable('gameReviews')
    .set({ auditState: to })
    .where('id', '=', id)
    .where('auditState', from === 'refused' ? '=' : '<>', from === 'refused' ? 'refused' : to)
    .returning(['gameId', 'content'])
    .executeTakeFirst();
  if (review && to === 'passed' && review.content !== '') await countWritten(tx, review.gameId, 1);
}

/** Puts refused words back to where they stood. */
export const restoreReview = (tx: Tx, id: number, stood: Stood) => setState(tx, id, 'refused', stood);

/** Shows everybody words that waited or were refused. */
export const passReview = (tx: Tx, id: number) => setState(tx, id, 'any', 'passed');
