import type { Reader } from '@server/db/database';
import { isFirstPage, type PageQuery } from '@server/db/page';
import { together } from '@server/db/together';
import type { Viewer } from '@server/people/viewer';
import type { Page } from '@/contract/page';
import type { Post } from '@/contract/post';
import { postsFor, standings, withStandings } from './postCards';
import type { PostFilter, PostSort } from './postFilter';
import { countPosts, type PostPageQuery, postPage } from './postPage';

/** A page with what is the viewer's own about its posts: one statement for a guest, two for a member. */
async function ownPage(reader: Reader, query: PostPageQuery, viewer: Viewer): Promise<Page<Post>> {
  const { records, ...found } = await postPage(reader, query, viewer);
  return { records: await postsFor(reader, records, viewer), ...found };
}

/** What a member may ask a list for. */
export type ListQuery = PageQuery & Pick<PostFilter, 'tagId' | 'keyword' | 'userId' | 'gameId'> & { sort?: PostSort };

/**
 * What is asked of the square itself and of a topic: the pinned posts (at most three) come before the first page and nowhere
 * else; a list of a person, a game or a search has every post in its place.
 */
function pageAsked({ tagId, keyword, userId, gameId, sort, ...query }: ListQuery): PostPageQuery {
  const filter = { ...query, tagId, keyword, userId, gameId, sort };
  const strip = (keyword ?? '').trim() === '' && userId === undefined && gameId === undefined;
  if (!strip) return filter;
  return { ...filter, unpinned: true, withPins: query.currentPage === 1 && query.lastId === undefined };
}

/** What a list is of, whichever page of it. */
const listOf = ({ tagId, keyword, userId, gameId }: ListQuery) => ({ tagId, keyword, userId, gameId });
export type PostList = ReturnType<typeof listOf>;

/** Whether a page is asked for often: the first ones of the square and of a topic are. */
export const isOften = (query: ListQuery): boolean =>
  isFirstPage(query) && (query.keyword ?? '').trim() === '' && query.userId === undefined && query.gameId === undefined;

/** How many posts a list has, up to a thousand. */
export function countPostList(reader: Reader, list: PostList, now: number): Promise<number> {
  return countPosts(reader, pageAsked({ ...list, currentPage: 1, pageSize: 1 }), { userId: null, now });
}

/**
 * A page of posts as a guest sees it, in one statement. What a further page says of the whole list was counted before
 * (`totalOf`).
 */
export async function sharedPosts(
  reader: Reader,
  query: ListQuery,
  now: number,
  totalOf: (list: PostList) => Promise<number>,
): Promise<Page<Post>> {
  const total = isFirstPage(query) ? undefined : await totalOf(listOf(query));
  return postPage(reader, { ...pageAsked(query), total }, { userId: null, now });
}

/** The same page as a member sees it: one statement more, three where they may not see all of it. */
export async function memberPosts(
  reader: Reader,
  page: Page<Post>,
  query: ListQuery,
  viewer: Viewer & { userId: number },
): Promise<Page<Post>> {
  if (page.records.length === 0) return page;
  const ids = page.records.map(({ id }) => id);
  const { standing } = await together(reader, { standing: standings(viewer.userId, ids) });
  const { shown, complete } = withStandings(page.records, standing);
  return complete ? { ...page, records: shown } : ownPage(reader, pageAsked(query), viewer);
}

/** A page of posts as the viewer sees it. */
export function postList(reader: Reader, query: ListQuery, viewer: Viewer): Promise<Page<Post>> {
  return ownPage(reader, pageAsked(query), viewer);
}

/** A member's own posts, the newest first, also those moderation has not let through. */
export function ownPosts(reader: Reader, query: PageQuery, viewer: Viewer & { userId: number }): Promise<Page<Post>> {
  const { currentPage, pageSize, lastId, asOf } = query;
  return ownPage(reader, { currentPage, pageSize, lastId, asOf, own: viewer.userId }, viewer);
}

/** Posts of whom a member follows, the newest first. */
export function followedPosts(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer & { userId: number },
): Promise<Page<Post>> {
  const { currentPage, pageSize, lastId, asOf } = query;
  return ownPage(reader, { currentPage, pageSize, lastId, asOf, followedBy: viewer.userId }, viewer);
}
