import type { Reader } from '@server/db/database';
import type { PageQuery } from '@server/db/page';
import type { Viewer } from '@server/people/viewer';
import type { Page } from '@/contract/page';
import type { Post } from '@/contract/post';
import { type PostFilter, type PostSort, pinnedIds, postIds } from './postIds';
import { presentPosts } from './presentPosts';

async function page(
  reader: Reader,
  query: PageQuery & PostFilter & { sort?: PostSort | undefined },
  viewer: Viewer,
  before: readonly number[] = [],
): Promise<Page<Post>> {
  const { ids, ...found } = await postIds(reader, query, viewer);
  const { currentPage, pageSize } = query;
  return { records: await presentPosts(reader, [...before, ...ids], viewer), currentPage, pageSize, ...found };
}

/** What a member may ask a list for. */
export type ListQuery = PageQuery & Pick<PostFilter, 'tagId' | 'keyword' | 'userId' | 'gameId'> & { sort?: PostSort };

/**
 * A page of posts. In the square itself and under a tag the pinned ones (at most three) come before the first page and
 * nowhere else; a list of a person, a game or a search has every post in its place.
 */
export async function postList(reader: Reader, query: ListQuery, viewer: Viewer): Promise<Page<Post>> {
  const { tagId, keyword = '', userId, gameId, currentPage, lastId } = query;
  const strip = keyword.trim() === '' && userId === undefined && gameId === undefined;
  if (!strip) return page(reader, query, viewer);
  const isFirst = currentPage === 1 && lastId === undefined;
  const before = isFirst ? await pinnedIds(reader, { tagId }, viewer) : [];
  return page(reader, { ...query, unpinned: true }, viewer, before);
}

/** A member's own posts, the newest first, also those moderation has not let through. */
export function ownPosts(reader: Reader, query: PageQuery, viewer: Viewer & { userId: number }): Promise<Page<Post>> {
  const { currentPage, pageSize, lastId, asOf } = query;
  return page(reader, { currentPage, pageSize, lastId, asOf, own: viewer.userId }, viewer);
}

/** Posts of whom a member follows, the newest first. */
export function followedPosts(
  reader: Reader,
  query: PageQuery,
  viewer: Viewer & { userId: number },
): Promise<Page<Post>> {
  const { currentPage, pageSize, lastId, asOf } = query;
  return page(reader, { currentPage, pageSize, lastId, asOf, followedBy: viewer.userId }, viewer);
}
