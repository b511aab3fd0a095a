import type { Tx } from '@server/db/database';
import { countComment, showComment } from './addComment';
import { countPosts } from './posts';
import { showPost } from './publish';

/** Where a text stood before it was taken away. */
export type Stood = 'passed' | 'pending';

/** A post that nobody but its author sees any more; where it stood, or null for one that is gone or was refused before. */
export async function refusePost(tx: Tx, id: number, note: string): Promise<Stood | null> {
  const post = await tx.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!post || post.deletedAt !== null || post.auditState === 'refused') return null;
  await tx.updateTable('posts').set({ auditState: 'refused', auditNote: note }).where('id', '=', id).execute();
  if (post.auditState === 'passed') await countPosts(tx, post.authorId, -1);
  return post.auditState;
}

/** Puts a refused post back to where it stood, as if nothing had been. */
export async function restorePost(tx: Tx, id: number, stood: Stood): Promise<void> {
  const post = await tx
    .updateTable('posts')
    .set({ auditState: stood, auditNote: null })
    .where('id', '=', id)
    .where('auditState', '=', 'refused')
    .where('deletedAt', 'is', null)
    .returning('authorId')
    .executeTakeFirst();
  if (post && stood === 'passed') await countPosts(tx, post.authorId, 1);
}

/** Shows everybody a post that waited or was refused. */
export async function passPost(tx: Tx, id: number, now: number): Promise<void> {
  const post = await tx
    .updateTable('posts')
    .set({ auditState: 'passed', auditNote: null })
    .where('id', '=', id)
    .where('auditState', '<>', 'passed')
    .where('deletedAt', 'is', null)
    .returning(['id', 'authorId'])
    .executeTakeFirst();
  if (post) await showPost(tx, post, now);
}

/** As {@link refusePost}, of a comment. */
export async function refuseComment(tx: Tx, id: number): Promise<Stood | null> {
  const comment = await tx.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!comment || comment.deletedAt !== null || comment.auditState === 'refused') return null;
  await tx.updateTable('comments').set({ auditState: 'refused' }).where('id', '=', id).execute();
  if (comment.auditState === 'passed') await countComment(tx, comment, -1);
  return comment.auditState;
}

/** As {@link restorePost}, of a comment. */
export async function restoreComment(tx: Tx, id: number, stood: Stood): Promise<void> {
  const comment = await tx
    .updateTable('comments')
    .set({ auditState: stood })
    .where('id', '=', id)
    .where('auditState', '=', 'refused')
    .where('deletedAt', 'is', null)
    .returning(['postId', 'rootId'])
    .executeTakeFirst();
  if (comment && stood === 'passed') await countComment(tx, comment, 1);
}

/** As {@link passPost}, of a comment. */
export async function passComment(tx: Tx, id: number, now: number): Promise<void> {
  const comment = await tx
    .updateTable('comments')
    .set({ auditState: 'passed' })
    .where('id', '=', id)
    .where('auditState', '<>', 'passed')
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (comment) await showComment(tx, comment, now);
}
