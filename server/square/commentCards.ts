import type { Reader } from '@server/db/database';
import { epochMs, idsFrom, together } from '@server/db/together';
import { followedOf, type StoredPerson, storedPerson, toPerson } from '@server/people/cards';
import type { Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import type { Comment, Reply } from '@/contract/comment';

/** A comment or reply as it is kept, with all that everybody sees alike. */
export interface StoredReply extends Omit<Reply, 'author' | 'liked' | 'replyTo' | 'auditState'> {
  author: StoredPerson;
  /** Whom it answers: named only where that is another reply, since a comment's own replies stand under it. */
  target: StoredPerson | null;
  auditState: 'passed' | 'pending' | 'refused' | 'deleted';
  rootId: number | null;
}

const card = sql`json_build_object('id', c.id, 'postId', c.post_id, 'rootId', c.root_id, 'likeCount', c.like_count,
  'replyCount', c.reply_count, 'createTime', ${epochMs('c.created_at')}, 'isAuthor', c.author_id = p.author_id,
  'content', case when c.deleted_at is null then c.content else '' end,
  'auditState', case when c.deleted_at is null then c.audit_state else 'deleted' end,
  'author', ${storedPerson('u')},
  'target', case when t.id is not null then ${storedPerson('t')} end)`;

/** SQL: cards of comments and replies in an order; `listed` has their `id` and their place `n`. */
export const replyCards = (listed: RawBuilder<unknown>): RawBuilder<StoredReply[]> =>
  sql<StoredReply[]>`select coalesce(json_agg(${card} order by l.n), '[]') from (${listed}) l
    join comments c on c.id = l.id join posts p on p.id = c.post_id join users u on u.id = c.author_id
    left join comments r on r.id = c.reply_comment_id and r.id <> c.root_id left join users t on t.id = r.author_id`;

/** A reply as a guest sees it; a deleted one is a place-holder without words. */
function toReply({ target, rootId: _rootId, ...stored }: StoredReply, now: number): Reply {
  return {
    ...stored,
    author: toPerson(stored.author, now),
    liked: false,
    replyTo: target === null ? null : { id: target.id, name: toPerson(target, now).name },
  };
}

/** Replies with what is the viewer's own about them: one query more for a member, none for a guest. */
async function repliesFor(reader: Reader, replies: Reply[], { userId }: Viewer): Promise<Reply[]> {
  if (userId === null || replies.length === 0) return replies;
  const ids = replies.map(({ id }) => id);
  const authors = [...new Set(replies.map(({ author }) => author.id))];
  const { liked, followed } = await together(reader, {
    liked: idsFrom(sql`select comment_id as id from comment_likes
      where user_id = ${userId} and comment_id = any(${ids}::int8[])`),
    followed: idsFrom(followedOf(userId, authors)),
  });
  return replies.map((reply) => ({
    ...reply,
    liked: liked.includes(reply.id),
    author: { ...reply.author, followed: followed.includes(reply.author.id) },
  }));
}

/** Comments or replies as the viewer sees them, in the order given. */
export function presentReplies(reader: Reader, cards: readonly StoredReply[], viewer: Viewer): Promise<Reply[]> {
  return repliesFor(
    reader,
    cards.map((one) => toReply(one, viewer.now)),
    viewer,
  );
}

/** Comments with the replies that are shown under them. */
export async function presentComments(
  reader: Reader,
  roots: readonly StoredReply[],
  replies: readonly StoredReply[],
  viewer: Viewer,
): Promise<Comment[]> {
  const shown = await presentReplies(reader, [...roots, ...replies], viewer);
  const under = new Map<number, Reply[]>();
  for (const [place, { rootId }] of replies.entries()) {
    const reply = shown[roots.length + place];
    if (rootId !== null && reply !== undefined) under.set(rootId, [...(under.get(rootId) ?? []), reply]);
  }
  return shown.slice(0, roots.length).map((comment) => ({ ...comment, replies: under.get(comment.id) ?? [] }));
}

/** A comment that was just written. */
export async function presentComment(reader: Reader, id: number, viewer: Viewer): Promise<Comment> {
  const { cards } = await together(reader, { cards: replyCards(sql`select ${id}::int8 as id, 1 as n`) });
  const [shown] = await presentComments(reader, cards, [], viewer);
  if (shown === undefined) throw new Error(`comment ${id} is missing`);
  return shown;
}
