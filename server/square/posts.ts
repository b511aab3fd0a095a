import type { Reader, Tx } from '@server/db/database';
import type { PostRow } from '@server/db/schema/square';
import { together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { closeGone } from '@server/moderation/items';
import { notBlocked, type Viewer } from '@server/people/viewer';
import type { Views } from '@server/shared/views';
import { type Selectable, sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Post } from '@/contract/post';
import { remakeHotComments } from './beside';
import { postCards, postsFor, toPost } from './postCards';
import { remakeTopics } from './topics';

/** A post the viewer may see: there, of nobody who blocks or is blocked, and let through or one's own; 1002 for any other. */
export async function findPost(
  reader: Reader,
  id: number,
  viewer: Pick<Viewer, 'userId'>,
): Promise<Selectable<PostRow>> {
  const post = await reader
    .selectFrom('posts')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(notBlocked('posts.author_id', viewer))
    .where((eb) => eb.or([eb('auditState', '=', 'passed'), eb('authorId', '=', viewer.userId ?? 0)]))
    .executeTakeFirst();
  if (!post) throw new ProductError(code.notFound, 'postGone');
  return post;
}

/** SQL: the post with this id if the viewer may see it. */
export const visiblePost = (id: number, viewer: Pick<Viewer, 'userId'>) => sql`select id, author_id from posts
  where id = ${id} and deleted_at is null and (audit_state = 'passed' or author_id = ${viewer.userId ?? 0})
    and ${notBlocked('author_id', viewer)}`;

/** A post's page; looking at it counts. */
export async function readPost(reader: Reader, views: Views, id: number, viewer: Viewer): Promise<Post> {
  const { cards } = await together(reader, {
    cards: postCards(sql`select id, 1 as n from (${visiblePost(id, viewer)}) post`),
  });
  const found = cards.map((card) => toPost(card, viewer.now));
  const [post] = await postsFor(reader, found, viewer);
  if (post === undefined) throw new ProductError(code.notFound, 'postGone');
  return { ...post, viewCount: (post.viewCount ?? 0) + views.look(id) };
}

/** A post has become visible or was answered: it counts for its author, and comes up. */
export async function bump(tx: Tx, postId: number, now: number): Promise<void> {
  await tx
    .insertInto('postBumps')
    .values({ postId, createdAt: new Date(now) })
    .execute();
}

/** Changes how many posts a member has. */
export async function countPosts(tx: Tx, authorId: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ postCount: eb('postCount', '+', by) }))
    .where('id', '=', authorId)
    .execute();
}

/** Takes the pictures off a post for good; what they are kept under. */
async function removeImages(tx: Tx, postId: number): Promise<string[]> {
  const removed = await tx.deleteFrom('postImages').where('postId', '=', postId).returning('uploadId').execute();
  const uploadIds = removed.flatMap(({ uploadId }) => uploadId ?? []);
  if (uploadIds.length === 0) return [];
  const gone = await tx.deleteFrom('uploads').where('id', 'in', uploadIds).returning('storageKey').execute();
  return gone.map(({ storageKey }) => storageKey);
}

/** Takes a post away; only its author may (1006). Answers under which keys its pictures were, for their files to go. */
export async function deletePost(tx: Tx, id: number, userId: number, now: number): Promise<string[]> {
  const post = await findPost(tx, id, { userId });
  if (post.authorId !== userId) throw new ProductError(code.notAllowed, 'notAllowed');
  // The person before the post, as with likes.
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const gone = await tx
    .updateTable('posts')
    .set({ deletedAt: new Date(now) })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('auditState')
    .executeTakeFirst();
  if (gone?.auditState === 'passed') await countPosts(tx, userId, -1);
  await closeGone(tx, 'post', [id], now);
  return removeImages(tx, id);
}

/** Puts a post out of every list of a member, or back. */
export async function setHidden(tx: Tx, postId: number, userId: number, hidden: boolean, now: number): Promise<void> {
  if (!hidden) {
    await tx.deleteFrom('postHides').where('userId', '=', userId).where('postId', '=', postId).execute();
    return;
  }
  await findPost(tx, postId, { userId });
  await tx
    .insertInto('postHides')
    .values({ userId, postId, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ten times the attention is worth a day and a half: what a post's place among the hot ones follows from. */
const HEAT = sql`(log(greatest(1, like_count + 2 * comment_count)) * 129600 + extract(epoch from created_at))::bigint`;
/** Older posts keep the heat they had. */
const WARM_DAYS = 90;

/** Makes the hot order of posts and comments anew, and what follows from it; between two runs it stands still. */
export async function remakeHot(reader: Reader, now: number): Promise<void> {
  const since = new Date(now - WARM_DAYS * 86_400_000);
  await sql`update posts set hot = ${HEAT} where created_at > ${since} and hot <> ${HEAT}`.execute(reader);
  await sql`update comments set hot = like_count + 2 * reply_count
    where created_at > ${since} and hot <> like_count + 2 * reply_count`.execute(reader);
  await remakeHotComments(reader, since);
  await remakeTopics(reader, now);
}
