import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { notBlocked } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import type { Comment, Reply } from '@/contract/comment';
import type { Page } from '@/contract/page';
import { visiblePost } from './posts';

/** How a comment stands towards a member, and what others have done to it meanwhile. */
interface Standing {
  id: number;
  likeCount: number;
  replyCount: number;
  liked: boolean;
  followed: boolean;
  auditState: string;
  /** Writer and member see nothing of each other. */
  blocked: boolean;
}

const standings = (userId: number, ids: readonly number[]): RawBuilder<Standing[]> =>
  sql`select coalesce(json_agg(json_build_object('id', c.id, 'likeCount', c.like_count, 'replyCount', c.reply_count,
      'auditState', case when c.deleted_at is null then c.audit_state else 'deleted' end,
      'liked', exists (select from comment_likes l where l.user_id = ${userId} and l.comment_id = c.id),
      'followed', exists (select from follows f where f.follower_id = ${userId} and f.followee_id = c.author_id),
      'blocked', not (${notBlocked('c.author_id', { userId })}))), '[]')
    from comments c where c.id = any(${[...ids]}::int8[])`;

/**
 * A guest's page of comments as a member sees it, in one statement; null where theirs has other rows: somebody is blocked,
 * a comment went or waits, the post itself is not theirs to see.
 */
export async function commentsFor(
  reader: Reader,
  page: Page<Comment>,
  { postId, userId }: { postId: number; userId: number },
): Promise<Page<Comment> | null> {
  const shown: Reply[] = page.records.flatMap((comment) => [comment, ...comment.replies]);
  const { isThere, waiting, standing } = await together<{
    isThere: boolean;
    waiting: boolean;
    standing: Standing[];
  }>(reader, {
    isThere: sql`select exists (${visiblePost(postId, { userId })})`,
    waiting: sql`select exists (select from comments where author_id = ${userId} and post_id = ${postId}
      and audit_state <> 'passed' and deleted_at is null)`,
    standing: standings(
      userId,
      shown.map(({ id }) => id),
    ),
  });
  const standingOf = new Map(standing.map((one) => [one.id, one]));
  const isTheirs = ({ id, auditState }: Reply) => {
    const one = standingOf.get(id);
    return one?.auditState === auditState && (!one.blocked || auditState === 'deleted');
  };
  if (!isThere || waiting || !shown.every(isTheirs)) return null;
  const own = <T extends Reply>(comment: T): T => {
    const one = standingOf.get(comment.id);
    if (!one) return comment;
    const { likeCount, replyCount, liked, followed } = one;
    return { ...comment, likeCount, replyCount, liked, author: { ...comment.author, followed } };
  };
  return {
    ...page,
    records: page.records.map((comment) => ({ ...own(comment), replies: comment.replies.map(own) })),
  };
}
