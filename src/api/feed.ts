import type { InfiniteData } from '@reduxjs/toolkit/query/react';
import type { Call, InputOf } from '@/contract/call';
import { hasMore, type Page } from '@/contract/page';
import type { Rule } from '@/kernel/recording';
import type { CallRequest } from './request';

/** Which page to ask for; `lastId` and `asOf` are what the page before said, so that rows neither repeat nor vanish. */
export interface PageParam {
  currentPage: number;
  lastId?: number;
  asOf?: number;
}

/** A feed as the cache keeps it: its pages in order. */
export type Feed<T> = InfiniteData<Page<T>, PageParam>;

/** What the caller of a feed gives: everything but the place in it. */
export type FeedArg<C> = Omit<InputOf<C>, 'currentPage' | 'lastId' | 'asOf'>;

/** Rows a page asks for. */
export const PAGE_SIZE = 20;

/** The paging of every feed: from page 1 for as long as the server has more and still sends rows. */
export const paged = {
  initialPageParam: { currentPage: 1 } as PageParam,
  getNextPageParam(last: Page<unknown>, _all: unknown, { currentPage: asked }: PageParam): PageParam | undefined {
    // A server may answer another page than asked (the one that holds a comment), or not say which it is.
    const currentPage = Math.max(last.currentPage, asked);
    if (last.records.length === 0 || !hasMore({ ...last, currentPage })) return undefined;
    const { lastId, asOf } = last;
    return { currentPage: currentPage + 1, ...(lastId != null && { lastId }), ...(asOf != null && { asOf }) };
  },
};

/** The `query` of a feed; `fixed` fields are always sent. */
export function askedPage<C extends Call>(call: C, fixed: Partial<InputOf<C>> = {}) {
  return ({ queryArg, pageParam }: { queryArg: unknown; pageParam: PageParam }): CallRequest => ({
    call,
    input: { pageSize: PAGE_SIZE, ...fixed, ...(queryArg as object), ...pageParam },
  });
}

const flattened = new WeakMap<object, readonly unknown[]>();

/**
 * The rows of all pages in order, each once: when rows were added meanwhile, a server without `lastId` repeats some.
 * The same feed gives the same array.
 */
export function rowsOf<T>(feed: Feed<T> | undefined, keyOf: (row: T) => unknown): readonly T[] {
  if (!feed) return EMPTY as readonly T[];
  const known = flattened.get(feed);
  if (known) return known as readonly T[];
  const rows = new Map<unknown, T>();
  for (const { records } of feed.pages) for (const row of records) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
  const flat = [...rows.values()];
  flattened.set(feed, flat);
  return flat;
}

const EMPTY: readonly never[] = [];

/** The key of most rows. */
export const byId = ({ id }: { id: number }) => id;

/** What a recording keeps of a page besides its rows. */
const pageRule = {
  total: 'keep',
  currentPage: 'keep',
  pageSize: 'keep',
  hasMore: 'keep',
  // A row's id: it may be the member's own.
  lastId: 'pseudonym',
  asOf: 'pseudonym',
} as const;

/** What a recording keeps of the place in a feed that was asked for. */
export const pageParamRule = { currentPage: 'keep', lastId: 'pseudonym', asOf: 'pseudonym' } as const;

/** The recording rule of a feed by the rule of its rows, and of what else its pages carry. */
export const feedRule = (records: Rule, more: Readonly<Record<string, Rule>> = {}) =>
  ({ pages: { ...pageRule, ...more, records }, pageParams: pageParamRule }) as const;
