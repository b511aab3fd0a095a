import type { Tx } from '@server/db/database';
import { type News, tell } from '@server/people/notify';
import { noteTask } from '@server/tasks/progress';
import { squareText } from '@server/text/square';
import type { Liked } from '@/contract/post';
import { findComment } from './findComment';
import { findPost } from './posts';

/**
 * Likes of a kind of thing: their table, the thing's, and how they are written down. The person before the thing, as
 * whoever comments does, so that neither waits for the other for ever.
 */
async function countLikes(
  tx: Tx,
  { table, id, authorId, by }: { table: 'posts' | 'comments'; id: number; authorId: number; by: 1 | -1 },
): Promise<number> {
  await tx
    .updateTable('users')
    .set((eb) => ({ likeCount: eb('likeCount', '+', by) }))
    .where('id', '=', authorId)
    .execute();
  const { likeCount } = await tx
    .updateTable(table)
    .set((eb) => ({ likeCount: eb('likeCount', '+', by) }))
    .where('id', '=', id)
    .returning('likeCount')
    .executeTakeFirstOrThrow();
  return likeCount;
}

/** Who does it to what, and whether it is to be liked. */
export interface Wish {
  id: number;
  userId: number;
  liked: boolean;
  now: number;
}

/** Likes a post or takes it back; doing so twice changes nothing. */
export async function setPostLike(tx: Tx, { id, userId, liked, now }: Wish): Promise<Liked> {
  const { authorId, likeCount, content, title } = await findPost(tx, id, { userId });
  const values = { userId, postId: id };
  const changed = liked
    ? await tx
        .insertInto('postLikes')
        .values({ ...values, createdAt: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('postId')
        .executeTakeFirst()
    : await tx
        .deleteFrom('postLikes')
        .where('userId', '=', userId)
        .where('postId', '=', id)
        .returning('postId')
        .executeTakeFirst();
  if (!changed) return { liked, likeCount };
  const count = await countLikes(tx, { table: 'posts', id, authorId, by: liked ? 1 : -1 });
  if (liked) await noteTask(tx, userId, 'likePost', now, String(id));
  const news: News = {
    kind: 'like',
    from: userId,
    to: authorId,
    title: squareText.postLiked,
    text: title ?? content,
    ref: `like:post:${id}:${userId}`,
    link: `/post/${id}`,
    now,
  };
  if (liked) await tell(tx, news);
  return { liked, likeCount: count };
}

/** Likes a comment or takes it back. */
export async function setCommentLike(tx: Tx, { id, userId, liked, now }: Wish): Promise<Liked> {
  const { authorId, likeCount, content, postId } = await findComment(tx, id, userId);
  const changed = liked
    ? await tx
        .insertInto('commentLikes')
        .values({ userId, commentId: id, createdAt: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('commentId')
        .executeTakeFirst()
    : await tx
        .deleteFrom('commentLikes')
        .where('userId', '=', userId)
        .where('commentId', '=', id)
        .returning('commentId')
        .executeTakeFirst();
  if (!changed) return { liked, likeCount };
  const count = await countLikes(tx, { table: 'comments', id, authorId, by: liked ? 1 : -1 });
  const news: News = {
    kind: 'like',
    from: userId,
    to: authorId,
    title: squareText.commentLiked,
    text: content,
    ref: `like:comment:${id}:${userId}`,
    link: `/post/${postId}?comment=${id}`,
    now,
  };
  if (liked) await tell(tx, news);
  return { liked, likeCount: count };
}
