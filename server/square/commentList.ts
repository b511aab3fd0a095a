import type { Reader } from '@server/db/database';
import { COUNTED, countUpTo, MAX_WINDOW, type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import { code } from '@/contract/codes';
import type { Comment } from '@/contract/comment';
import type { Page } from '@/contract/page';
import { presentComments, replyCards, type StoredReply } from './commentCards';
import { visiblePost } from './posts';

/** 1 hot, 2 new, 3 oldest. */
export type CommentSort = 1 | 2 | 3;

/** What a list of comments is asked with. */
export interface CommentQuery extends PageQuery {
  id: number;
  sort?: CommentSort | undefined;
  authorOnly?: boolean | undefined;
  focusId?: number | undefined;
}

const REPLIES = 3;

/** SQL: a comment the viewer may see. */
export function visibleComment({ userId }: Pick<Viewer, 'userId'>): RawBuilder<boolean> {
  return sql<boolean>`c.deleted_at is null and (c.audit_state = 'passed' or c.author_id = ${userId ?? 0})
    and ${notBlocked('c.author_id', { userId })}`;
}

function roots(query: CommentQuery, viewer: Viewer): RawBuilder<unknown> {
  const placeholder = sql`(c.deleted_at is not null and c.reply_count > 0)`;
  const shown =
    query.authorOnly === true
      ? sql`${visibleComment(viewer)} and c.author_id = (select author_id from posts where id = ${query.id})`
      : sql`((${visibleComment(viewer)}) or ${placeholder})`;
  return sql`comments c where c.post_id = ${query.id} and c.root_id is null and ${shown}`;
}

/** The order of a sort, and what stands before or after a comment in it. */
const ORDER = {
  1: { by: sql`c.hot desc, c.id desc`, key: sql`(c.hot, c.id)`, of: sql`hot, id`, next: sql`<`, before: sql`>` },
  2: { by: sql`c.id desc`, key: sql`c.id`, of: sql`id`, next: sql`<`, before: sql`>` },
  3: { by: sql`c.id`, key: sql`c.id`, of: sql`id`, next: sql`>`, before: sql`<` },
} as const;

/**
 * The page that holds a comment or the comment a reply stands under; page 1 for one that is not in the list, or so far
 * down that no page reaches it.
 */
async function pageOf(reader: Reader, query: CommentQuery, list: RawBuilder<unknown>): Promise<number> {
  const { focusId = 0, sort = 1, pageSize } = query;
  const focus = await reader
    .selectFrom('comments')
    .select(['id', 'rootId'])
    .where('id', '=', focusId)
    .where('postId', '=', query.id)
    .executeTakeFirst();
  if (!focus) return 1;
  const { key, of, before } = ORDER[sort];
  const place = await countUpTo(
    reader,
    sql`${list} and ${key} ${before} (select ${of} from comments where id = ${focus.rootId ?? focus.id})`,
    MAX_WINDOW,
  );
  return place < MAX_WINDOW ? Math.floor(place / pageSize) + 1 : 1;
}

/** The first replies under each comment of the page, and the one that is looked for. */
const firstReplies = ({ focusId }: CommentQuery, viewer: Viewer): RawBuilder<unknown> => {
  const first = sql`select r.id from shown root cross join lateral (select c.id from comments c
      where c.root_id = root.id and ${visibleComment(viewer)} order by c.id limit ${sql.lit(REPLIES)}) r`;
  if (focusId === undefined) return first;
  return sql`${first} union select c.id from comments c
    where c.id = ${focusId} and c.root_id in (select id from shown) and ${visibleComment(viewer)}`;
};

/** A page of a post's comments; with `focusId` the page that holds that comment. */
export async function commentList(reader: Reader, asked: CommentQuery, viewer: Viewer): Promise<Page<Comment>> {
  const all = roots(asked, viewer);
  const { asOf, focusId } = asked;
  const list = asOf === undefined ? all : sql`${all} and c.id <= ${asOf}`;
  const currentPage = focusId === undefined ? asked.currentPage : await pageOf(reader, asked, list);
  const query = { ...asked, currentPage, lastId: focusId === undefined ? asked.lastId : undefined };
  const { by, key, of, next } = ORDER[query.sort ?? 1];
  const { limit, offset } = windowOf(query);
  const after =
    query.lastId === undefined
      ? sql``
      : sql`and ${key} ${next} (select ${of} from comments where id = ${query.lastId})`;
  const page = sql`select row_number() over () as n, x.id from (select c.id from ${list} ${after}
    order by ${by} limit ${limit} offset ${offset}) x`;
  const found = await together<{
    isThere: boolean;
    asOf: number | null;
    total: number;
    ids: number[];
    cards: StoredReply[];
    replies: StoredReply[];
  }>(
    reader,
    {
      isThere: sql`select exists (select from post)`,
      asOf:
        asOf === undefined
          ? sql`select max(id) from comments where post_id = ${asked.id} and root_id is null`
          : sql`select ${asOf}::int8`,
      total: sql`select count(*) from (select from ${list} limit ${sql.lit(COUNTED)}) counted`,
      ids: sql`select coalesce(json_agg(id order by n), '[]') from page`,
      cards: replyCards(sql`select id, n from shown`),
      replies: replyCards(sql`select id, id as n from (${firstReplies(query, viewer)}) first`),
    },
    sql`post as materialized (${visiblePost(asked.id, viewer)}), page as materialized (${page}),
      shown as materialized (select id, n from page where n <= ${query.pageSize})`,
  );
  if (!found.isThere) throw new ProductError(code.notFound, 'postGone');
  const { ids, cards, replies, total } = found;
  return pageFrom(
    query,
    ids.map((id) => ({ id })),
    { records: await presentComments(reader, cards, replies, viewer), total, asOf: found.asOf },
  );
}
