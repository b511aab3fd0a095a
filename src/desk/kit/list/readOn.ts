/** How a list goes on at its two ends; no way where there is nothing more. */
export interface ReadOn {
  /** It is being read on. */
  isBusy: boolean;
  onMore?: () => void;
  /** Back to pages that made room for later ones. */
  onLess?: () => void;
}

/** What the hook of an endpoint that reads page by page answers, as far as it is needed here. */
interface Paged {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  isFetchingNextPage: boolean;
  isFetchingPreviousPage: boolean;
  fetchNextPage: () => unknown;
  fetchPreviousPage: () => unknown;
}

/** The ways on of a list that is read page by page. */
export const readOn = (list: Paged): ReadOn => ({
  isBusy: list.isFetchingNextPage || list.isFetchingPreviousPage,
  ...(list.hasNextPage && { onMore: () => void list.fetchNextPage() }),
  ...(list.hasPreviousPage && { onLess: () => void list.fetchPreviousPage() }),
});
