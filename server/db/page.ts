import { type RawBuilder, sql } from 'kysely';
import type { Page } from '@/contract/page';
import type { Reader } from './database';

/** What a list call asks for; pages count from 1 (contract.md, Lists). */
export interface PageQuery {
  currentPage: number;
  pageSize: number;
  /** Keyset: only rows after this id. */
  lastId?: number | undefined;
  /** The newest id when page 1 was read: later rows are left out, so that nothing shifts. */
  asOf?: number | undefined;
}

/** The page that everybody asks for first. */
export const isFirstPage = ({ currentPage, lastId, asOf }: PageQuery): boolean =>
  currentPage === 1 && lastId === undefined && asOf === undefined;

/** A row of a list paged over ids only; `cursor` is what `lastId` will be. */
export interface IdRow {
  id: number;
  cursor: number;
}

/** Rows a list may be paged through; beyond it pages are empty. */
export const MAX_WINDOW = 10_000;

/** Counting further helps nobody: a longer list's `total` is this. */
export const COUNTED = 1001;

/** How many rows follow a `from`, at most so many: a count of all would take longer with every row there is. */
export async function countUpTo(reader: Reader, from: RawBuilder<unknown>, most = COUNTED): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n
    from (select from ${from} limit ${sql.lit(most)}) found`.execute(reader);
  return rows[0]?.n ?? 0;
}

/** How many rows to read (one more than shown, to know whether there are more) and from where. */
export function windowOf({ currentPage, pageSize, lastId }: PageQuery): { limit: number; offset: number } {
  const offset = lastId === undefined ? (currentPage - 1) * pageSize : 0;
  return offset >= MAX_WINDOW ? { limit: 0, offset: 0 } : { limit: pageSize + 1, offset };
}

/** What is shown of rows read with {@link windowOf}: all but the one too many. */
const shownOf = <Row>(query: PageQuery, rows: readonly Row[]): Row[] => rows.slice(0, query.pageSize);

/** The ids that are shown of rows read with {@link windowOf}. */
export const shownIds = (query: PageQuery, rows: readonly IdRow[]): number[] =>
  shownOf(query, rows).map(({ id }) => id);

/** The answer where `records` were made from rows read with {@link windowOf}. */
export function pageFrom<T>(
  query: PageQuery,
  rows: readonly (IdRow | { id: number })[],
  made: Pick<Page<T>, 'records' | 'total' | 'asOf'>,
): Page<T> {
  const last = shownOf(query, rows).at(-1);
  return {
    ...made,
    currentPage: query.currentPage,
    pageSize: query.pageSize,
    hasMore: rows.length > query.pageSize,
    lastId: last === undefined ? null : 'cursor' in last ? last.cursor : last.id,
  };
}

/** The answer from the rows read with {@link windowOf}. */
export function pageOf<T>(query: PageQuery, rows: readonly T[], total: number, idOf: (row: T) => number): Page<T> {
  const [first] = rows;
  const isFirstPage = query.currentPage === 1 && query.lastId === undefined;
  const asOf = query.asOf ?? (isFirstPage && first !== undefined ? idOf(first) : null);
  const ids = rows.map((row) => ({ id: idOf(row) }));
  return pageFrom(query, ids, { records: shownOf(query, rows), total, asOf });
}
