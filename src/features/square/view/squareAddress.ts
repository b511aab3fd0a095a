import { href } from '@/shell/navigation/href';

/** The first two tabs; the others are ids of tags. */
export const RECOMMENDED = 'all';
export const FOLLOWED = 'follow';

/** Sorts of a list in order, and what the server calls them (1 hot, 2 new, 3 last reply). */
export const SORTS = ['new', 'hot', 'reply'] as const;
export type Sort = (typeof SORTS)[number];
const number = { hot: 1, new: 2, reply: 3 } as const;

/** What the address of the square asks for. */
export interface SquareFilter {
  /** `all`, `follow`, or a tag's id. */
  tab: string;
  sort: Sort;
}

/** Reads an address; a sort nobody knows is 最新. */
export function readSquare(search: URLSearchParams): SquareFilter {
  const sort = search.get('sort');
  return { tab: search.get('tab') ?? RECOMMENDED, sort: SORTS.find((one) => one === sort) ?? 'new' };
}

/** The address of a filter. */
export function squareAddress({ tab, sort }: SquareFilter): string {
  return href.square({ ...(tab !== RECOMMENDED && { tab }), ...(sort !== 'new' && { sort }) });
}

/** What the server is asked for. */
export function postListArg({ tab, sort }: SquareFilter): { sort: 1 | 2 | 3; tagId?: number } {
  const tagId = Number(tab);
  return { sort: number[sort], ...(Number.isInteger(tagId) && tagId > 0 && { tagId }) };
}
