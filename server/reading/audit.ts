import type { Tx } from '@server/db/database';
import type { Stood } from '@server/square/audit';
import { countBookComment } from './comments';

/** Takes a reader's comment from everybody but its author; where it stood, or null for one that is gone or refused. */
export async function refuseBookComment(tx: Tx, id: number): Promise<Stood | null> {
  const comment = await tx.selectFrom('bookComments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!comment || comment.deletedAt !== null || comment.auditState === 'refused') return null;
  await tx.updateTable('bookComments').set({ auditState: 'refused' }).where('id', '=', id).execute();
  if (comment.auditState === 'passed') await countBookComment(tx, comment, -1);
  return comment.auditState;
}

async function setState(tx: Tx, id: number, from: 'refused' | 'any', to: Stood): Promise<void> {
  const comment = await tx
    .updateTable('bookComments')
    .set({ auditState: to })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('auditState', from === 'refused' ? '=' : '<>', from === 'refused' ? 'refused' : to)
    .returning('chapterId')
    .executeTakeFirst();
  if (comment && to === 'passed') await countBookComment(tx, comment, 1);
}

/** Puts a refused comment back to where it stood. */
export const restoreBookComment = (tx: Tx, id: number, stood: Stood) => setState(tx, id, 'refused', stood);

/** Shows everybody a comment that waited or was refused. */
export const passBookComment = (tx: Tx, id: number) => setState(tx, id, 'any', 'passed');
