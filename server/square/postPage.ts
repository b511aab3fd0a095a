import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, windowOf } from '@server/db/page';
import { together } from '@server/db/together';
import type { Viewer } from '@server/people/viewer';
import { type RawBuilder, sql } from 'kysely';
import type { Page } from '@/contract/page';
import type { Post } from '@/contract/post';
import { postCards, type StoredPost, toPost } from './postCards';
import { narrowed, type PostFilter, type PostSort, wordedPosts } from './postFilter';

type Sql = RawBuilder<unknown>;

/** What one page of posts is asked by. */
export interface PostPageQuery extends PageQuery, PostFilter {
  sort?: PostSort | undefined;
  /** The newest pinned posts of the list, at most three, stand before the page. */
  withPins?: boolean | undefined;
  /** How many there are, where that is known; else they are counted. */
  total?: number | undefined;
}

/** The rows of a page in its order, one more than is shown: `id`, and `cursor`, which `lastId` will be. */
function rowsOf(query: PostPageQuery, posts: Sql): Sql {
  const { lastId, asOf, sort = 2 } = query;
  const { limit, offset } = windowOf(query);
  const window = sql`limit ${limit} offset ${offset}`;
  const upTo = asOf === undefined ? sql`` : sql`and p.id <= ${asOf}`;
  switch (sort) {
    case 1:
      return sql`select p.id, p.id as cursor from ${posts} ${upTo}
        ${lastId === undefined ? sql`` : sql`and (p.hot, p.id) < (select hot, id from posts where id = ${lastId})`}
        order by p.hot desc, p.id desc ${window}`;
    case 2:
      return sql`select p.id, p.id as cursor from ${posts} ${upTo}
        ${lastId === undefined ? sql`` : sql`and p.id < ${lastId}`} order by p.id desc ${window}`;
    case 3: {
      const bumpsUpTo = (bump: string) => (asOf === undefined ? sql`true` : sql`${sql.ref(`${bump}.id`)} <= ${asOf}`);
      return sql`select p.id, b.id as cursor from post_bumps b join lateral (select p.id from ${posts}
          and p.id = b.post_id) p on true
        where ${bumpsUpTo('b')} ${lastId === undefined ? sql`` : sql`and b.id < ${lastId}`}
          and not exists (select from post_bumps n where n.post_id = b.post_id and n.id > b.id and ${bumpsUpTo('n')})
        order by b.id desc ${window}`;
    }
  }
}

const newestOf = (sort: PostSort | undefined) => sql.table(sort === 3 ? 'post_bumps' : 'posts');

/**
 * One page of posts as a guest sees them, in one statement; the viewer decides who is left out. New and hot go on below the
 * row `lastId` among the posts up to `asOf`; the order of the last replies is the one at bump `asOf`, `lastId` is a bump
 * too: rows that come or move meanwhile shift nothing.
 */
export async function postPage(reader: Reader, query: PostPageQuery, viewer: Viewer): Promise<Page<Post>> {
  const { currentPage, pageSize, sort, asOf, withPins = false, total } = query;
  const worded = wordedPosts(query, sort);
  const posts = narrowed(query, viewer);
  const pins = sql`select p.id from ${narrowed({ tagId: query.tagId }, viewer)} and p.pinned order by p.id desc limit 3`;
  const page = sql`select row_number() over () as n, x.id, x.cursor from (${rowsOf(query, posts)}) x`;
  const listed = sql`select id, n from page where n <= ${pageSize}`;
  const withPinned = sql`select id, row_number() over () - 4 as n from (${pins}) pins union all ${listed}`;
  const one = await together<{
    asOf: number;
    total: number;
    lastId: number | null;
    found: number;
    cards: StoredPost[];
  }>(
    reader,
    {
      asOf: asOf === undefined ? sql`select coalesce(max(id), 0) from ${newestOf(sort)}` : sql`select ${asOf}::int8`,
      total:
        total === undefined
          ? sql`select count(*) from (select from ${posts} limit ${sql.lit(COUNTED)}) counted`
          : sql`select ${total}::int8`,
      lastId: sql`select cursor from page where n <= ${pageSize} order by n desc limit 1`,
      found: sql`select count(*) from page`,
      cards: postCards(withPins ? withPinned : listed),
    },
    sql`${worded === null ? sql`` : sql`${worded},`} page as materialized (${page})`,
  );
  const { cards, found, ...rest } = one;
  const records = cards.map((card) => toPost(card, viewer.now));
  return { records, currentPage, pageSize, hasMore: found > pageSize, ...rest };
}

/** How many posts a list has for the viewer, up to a thousand. */
export async function countPosts(reader: Reader, query: PostPageQuery, viewer: Viewer): Promise<number> {
  const { total } = await together<{ total: number }>(
    reader,
    { total: sql`select count(*) from (select from ${narrowed(query, viewer)} limit ${sql.lit(COUNTED)}) counted` },
    wordedPosts(query, query.sort) ?? undefined,
  );
  return total;
}
