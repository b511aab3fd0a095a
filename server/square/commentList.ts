import type { Reader } from '@server/db/database';
import { countUpTo, type IdRow, MAX_WINDOW, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import type { Comment } from '@/contract/comment';
import type { Page } from '@/contract/page';
import type { StoredComment } from './findComment';
import { findPost } from './posts';
import { presentComments } from './presentComments';

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

function roots(query: CommentQuery, authorId: number, viewer: Viewer): RawBuilder<unknown> {
  const placeholder = sql`(c.deleted_at is not null and c.reply_count > 0)`;
  const shown =
    query.authorOnly === true
      ? sql`${visibleComment(viewer)} and c.author_id = ${authorId}`
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

async function rowsOf(reader: Reader, ids: readonly number[]): Promise<StoredComment[]> {
  if (ids.length === 0) return [];
  const rows = await reader.selectFrom('comments').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The first replies under each comment, and the one that is looked for. */
async function firstReplies(
  reader: Reader,
  rootIds: readonly number[],
  { focusId = 0 }: CommentQuery,
  viewer: Viewer,
): Promise<StoredComment[]> {
  if (rootIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`select r.id from unnest(array[${sql.join(rootIds)}]::bigint[]) root
      cross join lateral (select c.id from comments c where c.root_id = root and ${visibleComment(viewer)}
        order by c.id limit ${sql.lit(REPLIES)}) r
    union select c.id from comments c
      where c.id = ${focusId} and c.root_id in (${sql.join(rootIds)}) and ${visibleComment(viewer)}
    order by id`.execute(reader);
  return rowsOf(
    reader,
    rows.map(({ id }) => id),
  );
}

/** A page of a post's comments; with `focusId` the page that holds that comment. */
export async function commentList(reader: Reader, asked: CommentQuery, viewer: Viewer): Promise<Page<Comment>> {
  const { authorId } = await findPost(reader, asked.id, viewer);
  const newest = await sql<{ id: number | null }>`select max(id) as id from comments
    where post_id = ${asked.id} and root_id is null`.execute(reader);
  const asOf = asked.asOf ?? newest.rows[0]?.id ?? null;
  const list = sql`${roots(asked, authorId, viewer)} and c.id <= ${asOf ?? 0}`;
  const currentPage = asked.focusId === undefined ? asked.currentPage : await pageOf(reader, asked, list);
  const query = { ...asked, currentPage, lastId: asked.focusId === undefined ? asked.lastId : undefined };
  const { by, key, of, next } = ORDER[query.sort ?? 1];
  const { limit, offset } = windowOf(query);
  const after =
    query.lastId === undefined
      ? sql``
      : sql`and ${key} ${next} (select ${of} from comments where id = ${query.lastId})`;
  const { rows } = await sql<IdRow>`select c.id, c.id as cursor from ${list} ${after}
    order by ${by} limit ${limit} offset ${offset}`.execute(reader);
  const shown = shownIds(query, rows);
  const replies = await firstReplies(reader, shown, query, viewer);
  return pageFrom(query, rows, {
    records: await presentComments(reader, await rowsOf(reader, shown), replies, viewer),
    total: await countUpTo(reader, list),
    asOf,
  });
}
