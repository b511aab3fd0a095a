import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { byId, type Feed, rowsOf } from '@/api/feed';
import type { Page } from '@/contract/page';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { ListState } from '@/ui/infinite-list/listMachine';
import type { PullEvent, PullState } from '@/ui/pull-refresh/pullRefreshMachine';
import { feedEvents, selectFeed } from './feedsSlice';

/** An infinite query of the API, with its own hook. */
interface FeedEndpoint<Row, Arg> {
  name: string;
  /** What rows and arguments are read from; undefined at run time. */
  Types: { QueryArg: Arg; ResultType: Page<Row> };
  useInfiniteQuery(arg: NoInfer<Arg>): { currentData?: Feed<NoInfer<Row>> | undefined; error?: unknown };
}

/** A feed as a list shows it. */
export interface FeedView<Row> {
  /** Names the list: the cache key of its query. */
  name: string;
  /** Rows of all pages, each id once. */
  items: readonly Row[];
  phase: ListState['at'];
  pull: PullState['at'];
  /** What went wrong last, for the error states. */
  fault: unknown;
  onNearEnd(): void;
  onRetry(): void;
  onPull(event: PullEvent): void;
  /** The pull's twin without a finger. */
  onRefresh(): void;
}

/** The id of a feed: the cache key of its infinite query. */
export const feedKey = (endpoint: { name: string }, arg: unknown): string =>
  defaultSerializeQueryArgs({ endpointName: endpoint.name, queryArgs: arg, endpointDefinition: {} as never });

/** Subscribes to a feed while the page is on screen; a hidden page neither loads nor asks. */
export function useFeed<Row, Arg>(
  endpoint: FeedEndpoint<Row, Arg>,
  arg: Arg,
  // Rows that have no id of their own say what stands for it; the same function every time.
  ...[keyOf = byId as unknown as (row: Row) => number | string]: Row extends { id: number }
    ? []
    : [(row: Row) => number | string]
): FeedView<Row> {
  const dispatch = useAppDispatch();
  const key = feedKey(endpoint, arg);
  const { currentData, error } = endpoint.useInfiniteQuery(arg);
  const { list, pull } = useAppSelector((state) => selectFeed(state, key));

  const onPull = useCallback((event: PullEvent) => dispatch(feedEvents.pulled({ key, event })), [dispatch, key]);
  return {
    name: key,
    items: rowsOf(currentData, keyOf),
    phase: list.at,
    pull: pull.at,
    fault: error,
    onNearEnd: useCallback(() => dispatch(feedEvents.nearedEnd({ key })), [dispatch, key]),
    onRetry: useCallback(() => dispatch(feedEvents.retried({ key })), [dispatch, key]),
    onPull,
    onRefresh: useCallback(() => onPull('refreshed'), [onPull]),
  };
}
