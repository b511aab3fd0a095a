import type { Reader } from '@server/db/database';
import { countUpTo, type IdRow, type PageQuery, windowOf } from '@server/db/page';
import { containing, keywordOf } from '@server/db/pattern';
import { idsWithWord } from '@server/db/withWord';
import { notBlocked, type Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';

/** What a list of posts is narrowed by. */
export interface PostFilter {
  tagId?: number | undefined;
  keyword?: string | undefined;
  userId?: number | undefined;
  gameId?: number | undefined;
  /** Only authors this member follows. */
  followedBy?: number | undefined;
  /** Everything of this author's that is not deleted, whatever moderation says. */
  own?: number | undefined;
  /** Without pinned ones. */
  unpinned?: boolean | undefined;
}

/** 1 hot, 2 new, 3 last reply. */
export type PostSort = 1 | 2 | 3;

type Sql = RawBuilder<unknown>;

const words = {
  table: sql`posts`,
  where: sql`deleted_at is null and audit_state = 'passed'`,
  text: sql`coalesce(title, '') || ' ' || content`,
};

/** Posts that contain the word: of everybody's in bounded work, of somebody's or of a topic's among those alone. */
function withWord(word: string, { tagId, userId, gameId, followedBy, own }: PostFilter, sort: PostSort): Sql {
  if ([tagId, userId, gameId, followedBy, own].every((one) => one === undefined)) {
    const order = sort === 1 ? sql`hot desc, id desc` : sql`id desc`;
    return sql`p.id in (${idsWithWord({ ...words, order }, word)})`;
  }
  const pattern = containing(word);
  return sql`text_pairs(coalesce(p.title, '') || ' ' || p.content) @@ pairs_of_word(${word})
    and (p.content ilike ${pattern} or p.title ilike ${pattern})`;
}

/** `posts p` with what narrows it; ids only, so that an index answers. */
function narrowed(filter: PostFilter, viewer: Viewer, sort: PostSort = 2): Sql {
  const { tagId, userId, gameId, followedBy, own } = filter;
  const keyword = keywordOf(filter.keyword);
  const joins: Sql[] = [sql`posts p`];
  const where: Sql[] = [sql`p.deleted_at is null`];
  if (tagId !== undefined) joins.push(sql`join post_tags t on t.post_id = p.id and t.tag_id = ${tagId}`);
  if (followedBy !== undefined) {
    joins.push(sql`join follows f on f.followee_id = p.author_id and f.follower_id = ${followedBy}`);
  }
  if (own === undefined) {
    where.push(sql`p.audit_state = 'passed'`, notBlocked('p.author_id', viewer));
    if (viewer.userId !== null) {
      where.push(sql`not exists (select from post_hides h where h.user_id = ${viewer.userId} and h.post_id = p.id)`);
    }
  }
  const author = own ?? userId;
  if (author !== undefined) where.push(sql`p.author_id = ${author}`);
  if (gameId !== undefined) where.push(sql`p.game_id = ${gameId}`);
  if (filter.unpinned === true) where.push(sql`not p.pinned`);
  if (keyword !== '') where.push(withWord(keyword, filter, sort));
  return sql`${sql.join(joins, sql` `)} where ${sql.join(where, sql` and `)}`;
}

/** A page of ids and what the next one needs. */
export interface IdPage {
  ids: number[];
  total: number;
  hasMore: boolean;
  lastId: number | null;
  asOf: number | null;
}

async function latest(reader: Reader, table: 'posts' | 'post_bumps'): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(table)}`.execute(reader);
  return rows[0]?.id ?? 0;
}

/**
 * One page of posts by id. New and hot go on below the row `lastId` among the posts up to `asOf`; the order of the last
 * replies is the one at bump `asOf`, `lastId` is a bump too: rows that come or move meanwhile shift nothing.
 */
export async function postIds(
  reader: Reader,
  query: PageQuery & PostFilter & { sort?: PostSort | undefined },
  viewer: Viewer,
): Promise<IdPage> {
  const { lastId, sort = 2 } = query;
  const { limit, offset } = windowOf(query);
  const window = sql`limit ${limit} offset ${offset}`;
  const posts = narrowed(query, viewer, sort);
  const asOf = query.asOf ?? (await latest(reader, sort === 3 ? 'post_bumps' : 'posts'));
  const page = {
    1: () => sql<IdRow>`select p.id, p.id as cursor from ${posts} and p.id <= ${asOf}
      ${lastId === undefined ? sql`` : sql`and (p.hot, p.id) < (select hot, id from posts where id = ${lastId})`}
      order by p.hot desc, p.id desc ${window}`,
    2: () => sql<IdRow>`select p.id, p.id as cursor from ${posts} and p.id <= ${asOf}
      ${lastId === undefined ? sql`` : sql`and p.id < ${lastId}`} order by p.id desc ${window}`,
    3: () => sql<IdRow>`select p.id, b.id as cursor from post_bumps b join lateral (select p.id from ${posts}
        and p.id = b.post_id) p on true
      where b.id <= ${asOf} ${lastId === undefined ? sql`` : sql`and b.id < ${lastId}`}
        and not exists (select from post_bumps n where n.post_id = b.post_id and n.id > b.id and n.id <= ${asOf})
      order by b.id desc ${window}`,
  }[sort]();
  const { rows } = await page.execute(reader);
  const shown = rows.slice(0, query.pageSize);
  return {
    ids: shown.map(({ id }) => id),
    total: await countUpTo(reader, posts),
    hasMore: rows.length > query.pageSize,
    lastId: shown.at(-1)?.cursor ?? null,
    asOf,
  };
}

/** The newest pinned posts of a list, at most three. */
export async function pinnedIds(reader: Reader, filter: PostFilter, viewer: Viewer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from ${narrowed(filter, viewer)} and p.pinned
    order by p.id desc limit 3`.execute(reader);
  return rows.map(({ id }) => id);
}
