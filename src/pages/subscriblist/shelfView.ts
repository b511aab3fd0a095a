import { href } from '@/shell/navigation/href';

export const SORTS = ['update', 'read', 'added'] as const;
export type ShelfSort = (typeof SORTS)[number];
export const FILTERS = ['all', 'new', 'ongoing', 'finished'] as const;
export type ShelfFilter = (typeof FILTERS)[number];

/** How the shelf is looked at. */
export interface ShelfView {
  sort: ShelfSort;
  filter: ShelfFilter;
}

export const readView = (search: URLSearchParams): ShelfView => ({
  sort: SORTS.find((one) => one === search.get('sort')) ?? 'update',
  filter: FILTERS.find((one) => one === search.get('filter')) ?? 'all',
});

export function viewAddress({ sort, filter }: ShelfView): string {
  const search = new URLSearchParams();
  if (sort !== 'update') search.set('sort', sort);
  if (filter !== 'all') search.set('filter', filter);
  const query = search.toString();
  return `${href.subscriblist()}${query && `?${query}`}`;
}

/** What the server is asked for. */
export const shelfArg = ({ sort, filter }: ShelfView) => ({ sort, ...(filter !== 'all' && { filter }) });
