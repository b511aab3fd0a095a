import type { Reader } from '@server/db/database';
import type { PageQuery } from '@server/db/page';
import { pageFrom, windowOf } from '@server/db/page';
import { ProductError } from '@server/errors';
import { excerptOf } from '@server/people/notify';
import type { Viewer } from '@server/people/viewer';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { OwnComment, Reply } from '@/contract/comment';
import type { Page } from '@/contract/page';
import { visibleComment } from './commentList';
import { findPost } from './posts';
import { presentReplies } from './presentComments';

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
  await findPost(reader, postId, viewer);
  const root = await reader
    .selectFrom('comments')
    .select('replyCount')
    .where('id', '=', commentId)
    .where('postId', '=', postId)
    .where('rootId', 'is', null)
    .executeTakeFirst();
  if (!root) throw new ProductError(code.notFound, 'commentGone');
  const { limit, offset } = windowOf({ currentPage, pageSize: PAGE_SIZE });
  const { rows: window } = await sql<{ id: number; visible: boolean }>`select c.id, ${visibleComment(viewer)} as visible
    from comments c where c.root_id = ${commentId} order by c.id limit ${limit} offset ${offset}`.execute(reader);
  const shown = window.slice(0, PAGE_SIZE).flatMap(({ id, visible }) => (visible ? [id] : []));
  const rows =
    shown.length === 0
      ? []
      : await reader.selectFrom('comments').selectAll().where('id', 'in', shown).orderBy('id').execute();
  return {
    records: await presentReplies(reader, rows, viewer),
    total: root.replyCount,
    currentPage,
    pageSize: PAGE_SIZE,
    hasMore: window.length > PAGE_SIZE,
    lastId: shown.at(-1) ?? null,
    asOf: null,
  };
}

/** A member's own comments and replies, the newest first, each with the beginning of its post. */
export async function ownComments(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer & { userId: number },
): Promise<Page<OwnComment>> {
  const mine = reader.selectFrom('comments').where('authorId', '=', viewer.userId).where('deletedAt', 'is', null);
  const { total, newest } = await mine
    .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('id').as('newest')])
    .executeTakeFirstOrThrow();
  const asOf = query.asOf ?? newest;
  const { limit, offset } = windowOf(query);
  const rows = await mine
    .$if(asOf !== null, (list) => list.where('id', '<=', asOf))
    .$if(query.lastId !== undefined, (list) => list.where('id', '<', query.lastId ?? 0))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const shown = rows.slice(0, query.pageSize);
  const postIds = [...new Set(shown.map(({ postId }) => postId))];
  const posts =
    postIds.length === 0
      ? []
      : await reader
          .selectFrom('posts')
          .select(['id', 'title', 'content'])
          .where('id', 'in', postIds)
          .where('deletedAt', 'is', null)
          .execute();
  const postOf = new Map(
    posts.map(({ id, title, content }) => [id, { id, title, excerpt: excerptOf(content) }] as const),
  );
  const comments = await presentReplies(reader, shown, viewer);
  return pageFrom(query, rows, {
    records: comments.map((comment) => ({ ...comment, replies: [], post: postOf.get(comment.postId) ?? null })),
    total,
    asOf,
  });
}
