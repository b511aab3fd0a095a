interface InfiniteHook {
  useInfiniteQuery(arg: never, options?: { refetchOnMountOrArgChange: number }): unknown;
}

/**
 * A feed for `useFeed` whose rows, when they are older than so many seconds, are shown at once and asked anew behind
 * it: all pages that are here, so that whoever comes back finds the place they read at.
 */
export const freshened = <E extends InfiniteHook>(endpoint: E, seconds: number): E => ({
  ...endpoint,
  useInfiniteQuery: (arg: never) => endpoint.useInfiniteQuery(arg, { refetchOnMountOrArgChange: seconds }),
});
