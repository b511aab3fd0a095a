import * as v from 'valibot';
import { Count } from './fields';

/** The fields every list call takes: pages count from 1; `lastId` and `asOf` keep rows from repeating or vanishing. */
export const pageFields = {
  currentPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 20),
  lastId: v.optional(v.pipe(v.number(), v.integer())),
  asOf: v.optional(v.pipe(v.number(), v.integer())),
};

/** A list answer around one kind of record. */
export const listOf = <const S extends v.GenericSchema>(record: S) =>
  v.object({
    records: v.array(record),
    total: v.optional(Count, 0),
    currentPage: v.optional(v.number(), 1),
    pageSize: v.optional(v.number(), 20),
    hasMore: v.optional(v.boolean()),
    lastId: v.nullish(v.number()),
    asOf: v.nullish(v.number()),
  });

/** One page of records. */
export interface Page<T> {
  records: T[];
  total: number;
  currentPage: number;
  pageSize: number;
  hasMore?: boolean | undefined;
  lastId?: number | null | undefined;
  asOf?: number | null | undefined;
}

/** Whether another page is to be had; a server without `hasMore` is judged by its total. */
export function hasMore(page: Page<unknown>): boolean {
  return page.hasMore ?? page.currentPage * page.pageSize < page.total;
}
