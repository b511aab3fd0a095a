import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { closeGone, holdThing } from '@server/moderation/items';
import { tell } from '@server/people/notify';
import { hasBlocked, type Viewer } from '@server/people/viewer';
import { lockPublisher } from '@server/sanctions/publisher';
import { noteTask } from '@server/tasks/progress';
import { squareText } from '@server/text/square';
import { code } from '@/contract/codes';
import type { Comment } from '@/contract/comment';
import { presentComment } from './commentCards';
import { requireDaily } from './daily';
import type { StoredComment } from './findComment';
import { bump, findPost } from './posts';
import { lengthOf, squareRules } from './rules';
import { isSeen } from './signs';
import { moderate } from './words';

/** The comment a reply answers: of the same post (1001) and still there (1002). */
async function targetOf(tx: Tx, postId: number, id: number | undefined): Promise<StoredComment | null> {
  if (id === undefined) return null;
  const target = await tx.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
  if (target === undefined || target.deletedAt !== null) throw new ProductError(code.notFound, 'commentGone');
  if (target.postId !== postId) throw new ProductError(code.badParameter, 'badParameter', { field: 'replyCommentId' });
  return target;
}

/** Changes what a comment counts for: its post, and the comment it stands under. */
export async function countComment(
  tx: Tx,
  { postId, rootId }: Pick<StoredComment, 'postId' | 'rootId'>,
  by: 1 | -1,
): Promise<void> {
  await tx
    .updateTable('posts')
    .set((eb) => ({ commentCount: eb('commentCount', '+', by) }))
    .where('id', '=', postId)
    .execute();
  if (rootId === null) return;
  await tx
    .updateTable('comments')
    .set((eb) => ({ replyCount: eb('replyCount', '+', by) }))
    .where('id', '=', rootId)
    .execute();
}

async function tellOf(tx: Tx, comment: StoredComment, now: number): Promise<void> {
  const post = await tx
    .selectFrom('posts')
    .select('authorId')
    .where('id', '=', comment.postId)
    .executeTakeFirstOrThrow();
  const target =
    comment.replyCommentId === null
      ? undefined
      : await tx.selectFrom('comments').select('authorId').where('id', '=', comment.replyCommentId).executeTakeFirst();
  const news = {
    kind: 'reply',
    from: comment.authorId,
    text: comment.content,
    link: `/post/${comment.postId}?comment=${comment.id}`,
    now,
  } as const;
  if (target) {
    const ref = `reply:${comment.id}`;
    await tell(tx, { ...news, to: target.authorId, title: squareText.replied, ref });
  }
  if (target?.authorId === post.authorId) return;
  await tell(tx, { ...news, to: post.authorId, title: squareText.commented, ref: `comment:${comment.id}` });
}

/** A comment has become visible: it counts, its post comes up, and people hear of it. */
export async function showComment(tx: Tx, comment: StoredComment, now: number): Promise<void> {
  await countComment(tx, comment, 1);
  await bump(tx, comment.postId, now);
  await tellOf(tx, comment, now);
  await noteTask(tx, comment.authorId, 'comment', now, String(comment.id));
}

/** What a member writes under a post. */
export interface Writing {
  id: number;
  content: string;
  replyCommentId?: number | undefined;
}

/** Adds a comment or a reply; replies stand one level deep, whatever they answer. */
export async function addComment(tx: Tx, wish: Writing, viewer: Viewer & { userId: number }): Promise<Comment> {
  const { userId, now } = viewer;
  const publisher = await lockPublisher(tx, userId, now);
  const rules = await squareRules(tx);
  const content = wish.content.trim();
  if (!isSeen(content) || lengthOf(content) > rules.commentMaxLength) {
    throw new ProductError(code.badParameter, 'commentLength', { field: 'content' });
  }
  const post = await findPost(tx, wish.id, viewer);
  if (post.locked) throw new ProductError(code.notAllowed, 'postLocked');
  const target = await targetOf(tx, post.id, wish.replyCommentId);
  for (const person of [post.authorId, target?.authorId]) {
    if (person !== undefined && (await hasBlocked(tx, person, userId))) {
      throw new ProductError(code.notAllowed, 'blockedYou');
    }
  }
  await requireDaily(tx, 'comments', { userId, limit: rules.commentsPerDay, now });
  const { texts, auditState, held } = await moderate(tx, publisher, [content] as const);
  const comment = await tx
    .insertInto('comments')
    .values({
      postId: post.id,
      rootId: target === null ? null : (target.rootId ?? target.id),
      replyCommentId: target?.id ?? null,
      authorId: userId,
      content: texts[0],
      auditState,
      createdAt: new Date(now),
      deletedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (auditState === 'passed') await showComment(tx, comment, now);
  else await holdThing(tx, { kind: 'comment', targetId: comment.id, authorId: userId }, { words: held, now });
  return presentComment(tx, comment.id, viewer);
}

/** Takes a comment away; only its author may (1006). With replies a place-holder stays. */
export async function deleteComment(tx: Tx, comment: StoredComment, userId: number, now: number): Promise<void> {
  if (comment.authorId !== userId) throw new ProductError(code.notAllowed, 'notAllowed');
  const gone = await tx
    .updateTable('comments')
    .set({ deletedAt: new Date(now) })
    .where('id', '=', comment.id)
    .where('deletedAt', 'is', null)
    .returning('auditState')
    .executeTakeFirst();
  if (gone?.auditState === 'passed') await countComment(tx, comment, -1);
  await closeGone(tx, 'comment', [comment.id], now);
}
