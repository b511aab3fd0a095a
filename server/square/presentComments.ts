import type { Reader } from '@server/db/database';
import { peopleById, personIn } from '@server/people/cards';
import type { Viewer } from '@server/people/viewer';
import type { Comment, Reply } from '@/contract/comment';
import type { StoredComment } from './findComment';

async function likedOf(reader: Reader, ids: readonly number[], userId: number | null): Promise<Set<number>> {
  if (userId === null) return new Set();
  const rows = await reader
    .selectFrom('commentLikes')
    .select('commentId')
    .where('userId', '=', userId)
    .where('commentId', 'in', ids)
    .execute();
  return new Set(rows.map(({ commentId }) => commentId));
}

/** Whom replies answer: named only where that is another reply, since a comment's own replies stand under it. */
async function targetsOf(reader: Reader, rows: readonly StoredComment[]): Promise<Map<number, number>> {
  const ids = rows.flatMap(({ rootId, replyCommentId }) => (replyCommentId === rootId ? [] : (replyCommentId ?? [])));
  if (ids.length === 0) return new Map();
  const found = await reader.selectFrom('comments').select(['id', 'authorId']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, authorId }) => [id, authorId]));
}

async function postAuthorsOf(reader: Reader, rows: readonly StoredComment[]): Promise<Map<number, number>> {
  const ids = [...new Set(rows.map(({ postId }) => postId))];
  const posts = await reader.selectFrom('posts').select(['id', 'authorId']).where('id', 'in', ids).execute();
  return new Map(posts.map(({ id, authorId }) => [id, authorId]));
}

/** Comments or replies as they are shown, in the order given; a deleted one is a place-holder without words. */
export async function presentReplies(reader: Reader, rows: readonly StoredComment[], viewer: Viewer): Promise<Reply[]> {
  if (rows.length === 0) return [];
  const targets = await targetsOf(reader, rows);
  const people = await peopleById(reader, [...rows.map(({ authorId }) => authorId), ...targets.values()], viewer);
  const postAuthors = await postAuthorsOf(reader, rows);
  const ids = rows.map(({ id }) => id);
  const liked = await likedOf(reader, ids, viewer.userId);
  return rows.map((row): Reply => {
    const target = targets.get(row.replyCommentId ?? 0);
    const deleted = row.deletedAt !== null;
    return {
      id: row.id,
      postId: row.postId,
      content: deleted ? '' : row.content,
      author: personIn(people, row.authorId),
      likeCount: row.likeCount,
      liked: liked.has(row.id),
      replyCount: row.replyCount,
      replyTo: target === undefined ? null : { id: target, name: personIn(people, target).name },
      isAuthor: postAuthors.get(row.postId) === row.authorId,
      auditState: deleted ? 'deleted' : row.auditState,
      createTime: row.createdAt.getTime(),
    };
  });
}

/** Comments with the replies that are shown under them. */
export async function presentComments(
  reader: Reader,
  rows: readonly StoredComment[],
  replies: readonly StoredComment[],
  viewer: Viewer,
): Promise<Comment[]> {
  const shown = await presentReplies(reader, [...rows, ...replies], viewer);
  const under = new Map<number, Reply[]>();
  for (const [place, { rootId }] of replies.entries()) {
    const reply = shown[rows.length + place];
    if (rootId !== null && reply !== undefined) under.set(rootId, [...(under.get(rootId) ?? []), reply]);
  }
  return shown.slice(0, rows.length).map((comment) => ({ ...comment, replies: under.get(comment.id) ?? [] }));
}
