import type { Reader } from '@server/db/database';
import type { PageQuery } from '@server/db/page';
import { keywordOf } from '@server/db/pattern';
import { ProductError } from '@server/errors';
import { ownedMarked } from '@server/games/gameCards';
import { gameList } from '@server/games/gameList';
import { peopleNamed } from '@server/people/lists';
import type { Viewer } from '@server/people/viewer';
import { bookList } from '@server/reading/bookIds';
import { postList } from '@server/square/postLists';
import { code } from '@/contract/codes';
import type { Page } from '@/contract/page';

/** What is looked for, and of which kind. */
export type SearchQuery = PageQuery & { kind: 'post' | 'game' | 'book' | 'user'; keyword: string };

/** A page of what a keyword finds; 1001 without a keyword. */
export async function search(reader: Reader, query: SearchQuery, viewer: Viewer): Promise<Page<unknown>> {
  const { kind, ...rest } = query;
  const keyword = keywordOf(query.keyword);
  if (keyword === '') throw new ProductError(code.badParameter, 'badParameter', { field: 'keyword' });
  if (kind === 'game') {
    const page = await gameList(reader, { ...rest, keyword });
    return { ...page, records: await ownedMarked(reader, viewer.userId, page.records) };
  }
  if (kind === 'book') return bookList(reader, { ...rest, keyword }, viewer.now);
  if (kind === 'user') return peopleNamed(reader, { ...rest, keyword }, viewer);
  return postList(reader, { ...rest, keyword, sort: 1 }, viewer);
}
