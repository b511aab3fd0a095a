import { href } from '@/shell/navigation/href';

/** Sorts of the comments in order, with the server's number. */
export const SORTS = { hot: 1, new: 2, oldest: 3 } as const;
export type Sort = keyof typeof SORTS;

/** What the address says about the comments. */
export interface CommentsView {
  sort: Sort;
  authorOnly: boolean;
  /** The comment a link leads to. */
  comment?: number;
}

/** Reads an address; what nobody knows is the default. */
export function readView(search: URLSearchParams): CommentsView {
  const comment = Number(search.get('comment'));
  return {
    sort: (Object.keys(SORTS) as Sort[]).find((sort) => sort === search.get('sort')) ?? 'hot',
    authorOnly: search.get('author') === '1',
    ...(Number.isInteger(comment) && comment > 0 && { comment }),
  };
}

/** The address of a post with its comments so. */
export function viewAddress(postId: number, { sort, authorOnly, comment }: CommentsView): string {
  const search = new URLSearchParams();
  if (sort !== 'hot') search.set('sort', sort);
  if (authorOnly) search.set('author', '1');
  if (comment !== undefined) search.set('comment', String(comment));
  const query = search.toString();
  return `${href.post(postId)}${query && `?${query}`}`;
}

/** What the server is asked for. */
export const listArg = (id: number, { sort, authorOnly, comment }: CommentsView) => ({
  id,
  sort: SORTS[sort],
  ...(authorOnly && { authorOnly }),
  ...(comment !== undefined && { focusId: comment }),
});
