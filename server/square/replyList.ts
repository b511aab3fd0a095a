import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { excerptOf } from '@server/excerpt';
import type { Viewer } from '@server/people/viewer';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { OwnComment, Reply } from '@/contract/comment';
import type { Page } from '@/contract/page';
import { presentReplies, replyCards, type StoredReply } from './commentCards';
import { visibleComment } from './commentList';
import { visiblePost } from './posts';

const PAGE_SIZE = 20;

/**
 * The replies under a comment, the oldest first. The call has no cursor: its pages are cut from all replies that ever
 * were, so that a deleted one leaves a short page instead of shifting the next.
 */
export async function replyList(
  reader: Reader,
  { postId, commentId, currentPage }: { postId: number; commentId: number; currentPage: number },
  viewer: Viewer,
): Promise<Page<Reply>> {
  const { limit, offset } = windowOf({ currentPage, pageSize: PAGE_SIZE });
  const page = sql`select c.id, ${visibleComment(viewer)} as visible from comments c where c.root_id = ${commentId}
    order by c.id limit ${limit} offset ${offset}`;
  const found = await together<{ post: boolean; total: number | null; rows: number; cards: StoredReply[] }>(
    reader,
    {
      post: sql`select exists (${visiblePost(postId, viewer)})`,
      total: sql`select reply_count from comments where id = ${commentId} and post_id = ${postId} and root_id is null`,
      rows: sql`select count(*) from page`,
      cards:
        replyCards(sql`select id, id as n from (select id, visible, row_number() over (order by id) as place from page) r
        where visible and place <= ${sql.lit(PAGE_SIZE)}`),
    },
    sql`page as materialized (${page})`,
  );
  if (!found.post) throw new ProductError(code.notFound, 'postGone');
  if (found.total === null) throw new ProductError(code.notFound, 'commentGone');
  return {
    records: await presentReplies(reader, found.cards, viewer),
    total: found.total,
    currentPage,
    pageSize: PAGE_SIZE,
    hasMore: found.rows > PAGE_SIZE,
    lastId: found.cards.at(-1)?.id ?? null,
    asOf: null,
  };
}

/** A member's own comments and replies, the newest first, each with the beginning of its post. */
export async function ownComments(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer & { userId: number },
): Promise<Page<OwnComment>> {
  const { asOf, lastId } = query;
  const mine = sql`comments where author_id = ${viewer.userId} and deleted_at is null`;
  const upTo = asOf === undefined ? sql`` : sql`and id <= ${asOf}`;
  const after = lastId === undefined ? sql`` : sql`and id < ${lastId}`;
  const { limit, offset } = windowOf(query);
  const page = sql`select row_number() over () as n, x.id, x.post_id from (select id, post_id from ${mine} ${upTo} ${after}
    order by id desc limit ${limit} offset ${offset}) x`;
  const shown = sql`select id, n, post_id from page where n <= ${query.pageSize}`;
  const found = await together<{
    total: number;
    asOf: number | null;
    ids: number[];
    cards: StoredReply[];
    posts: { id: number; title: string | null; content: string }[];
  }>(
    reader,
    {
      total: sql`select count(*) from (select from ${mine} limit ${sql.lit(COUNTED)}) counted`,
      asOf: asOf === undefined ? sql`select max(id) from ${mine}` : sql`select ${asOf}::int8`,
      ids: sql`select coalesce(json_agg(id order by n), '[]') from page`,
      cards: replyCards(shown),
      posts: sql`select coalesce(json_agg(json_build_object('id', id, 'title', title, 'content', content)), '[]')
        from posts where deleted_at is null and id in (select post_id from (${shown}) s)`,
    },
    sql`page as materialized (${page})`,
  );
  const postOf = new Map(
    found.posts.map(({ id, title, content }) => [id, { id, title, excerpt: excerptOf(content) }] as const),
  );
  const comments = await presentReplies(reader, found.cards, viewer);
  return pageFrom(
    query,
    found.ids.map((id) => ({ id })),
    {
      records: comments.map((comment) => ({ ...comment, replies: [], post: postOf.get(comment.postId) ?? null })),
      total: found.total,
      asOf: found.asOf,
    },
  );
}
