import type { Reader } from '@server/db/database';
import { COUNTED, isFirstPage, type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { containing, keywordOf } from '@server/db/pattern';
import { together } from '@server/db/together';
import { type RawBuilder, sql } from 'kysely';
import type { Book, BookKind, PayMode } from '@/contract/book';
import type { Page } from '@/contract/page';
import { bookCards } from './books';

/** What a list of books is narrowed by. */
export interface BookFilter {
  kind?: BookKind | undefined;
  /** Books that carry all of these labels. */
  label?: readonly number[] | undefined;
  status?: 'ongoing' | 'finished' | undefined;
  pay?: PayMode | undefined;
  weekday?: number | undefined;
  keyword?: string | undefined;
  author?: string | undefined;
}

export type BookSort = 'hot' | 'update' | 'subscribe' | 'new';

/** The column an order falls by, the id being the last word. */
const COLUMN = { hot: 'heat', update: 'updated_at', subscribe: 'popular', new: 'published_at' } as const;

/** Free for now is a question of the clock, not only of the word. */
function payRule(pay: PayMode, now: number): RawBuilder<boolean> {
  const running = sql`(b.pay = 'limited' and b.free_until > ${new Date(now)})`;
  if (pay === 'limited') return sql`${running}`;
  if (pay === 'coin') return sql`(b.pay = 'coin' or (b.pay = 'limited' and not ${running}))`;
  return sql`b.pay = ${pay}`;
}

function rulesOf(filter: BookFilter, now: number): RawBuilder<unknown> {
  const keyword = keywordOf(filter.keyword);
  const pattern = containing(keyword);
  const rules: RawBuilder<unknown>[] = [sql`b.status <> 'off'`];
  if (filter.kind !== undefined) rules.push(sql`b.kind = ${filter.kind}`);
  if (filter.status !== undefined) rules.push(sql`b.status = ${filter.status}`);
  if (filter.weekday !== undefined) rules.push(sql`b.weekday = ${filter.weekday} and b.status = 'ongoing'`);
  if (filter.pay !== undefined) rules.push(payRule(filter.pay, now));
  if (filter.author !== undefined) rules.push(sql`b.author = ${filter.author}`);
  const labels = [...new Set(filter.label)];
  if (labels.length > 0) {
    // One question however many they are: with one for each, four hundred kept the planner for minutes.
    rules.push(sql`not exists (select from unnest(${labels}::int8[]) wanted(id) where not exists (
      select from book_label_links k where k.book_id = b.id and k.label_id = wanted.id))`);
  }
  if (keyword !== '') {
    rules.push(sql`(b.title ilike ${pattern} or b.author ilike ${pattern} or exists (
      select from book_label_links k join book_labels l on l.id = k.label_id
      where k.book_id = b.id and l.name ilike ${pattern}))`);
  }
  return sql.join(rules, sql` and `);
}

/** SQL: the first books of an order, `id` and their place `n`. */
export function topBooks(
  filter: BookFilter,
  { sort, limit, now }: { sort: BookSort; limit: number; now: number },
): RawBuilder<unknown> {
  const column = sql.raw(`b.${COLUMN[sort]}`);
  return sql`select top.id, row_number() over () as n from (select b.id from books b where ${rulesOf(filter, now)}
    order by ${column} desc, b.id desc limit ${limit}) top`;
}

/** What a list of books is asked with. */
export type BookQuery = PageQuery & BookFilter & { sort?: BookSort | undefined };

/** A page of books in one statement. `lastId` goes on after that book, `asOf` leaves out later ones. */
export async function bookList(reader: Reader, query: BookQuery, now: number): Promise<Page<Book>> {
  const { sort = 'hot', lastId, asOf, pageSize } = query;
  const upTo = asOf === undefined ? sql`` : sql`and b.id <= ${asOf}`;
  const list = sql`books b where ${rulesOf(query, now)} ${upTo}`;
  const column = sql.raw(COLUMN[sort]);
  const after =
    lastId === undefined
      ? sql``
      : sql`and (b.${column}, b.id) < (select ${column}, id from books where id = ${lastId})`;
  const { limit, offset } = windowOf(query);
  const found = await together<{ asOf: number | null; total: number; ids: number[]; cards: Book[] }>(
    reader,
    {
      asOf: asOf === undefined ? sql`select max(id) from books` : sql`select ${asOf}::int8`,
      total: sql`select count(*) from (select from ${list} limit ${sql.lit(COUNTED)}) counted`,
      ids: sql`select coalesce(json_agg(id order by n), '[]') from page`,
      cards: bookCards(sql`select id, n from page where n <= ${pageSize}`),
    },
    sql`page as materialized (select row_number() over () as n, x.id from (select b.id from ${list} ${after}
      order by b.${column} desc, b.id desc limit ${limit} offset ${offset}) x)`,
  );
  return pageFrom(
    query,
    found.ids.map((id) => ({ id })),
    { records: found.cards, total: found.total, asOf: found.asOf },
  );
}

/** Whether a page is asked for often enough to be kept: the first ones, by what the page of books offers. */
export const isOften = (query: BookQuery): boolean =>
  isFirstPage(query) && keywordOf(query.keyword) === '' && (query.label?.length ?? 0) <= 1;

/** When one of some books is free no longer (epoch ms). */
export function untilPaid(books: readonly Book[], now: number): number | null {
  const ends = books.flatMap(({ freeUntil }) => (freeUntil && freeUntil > now ? [freeUntil] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The labels books can be filtered by, in the operator's order. */
export function bookLabels(reader: Reader) {
  return reader.selectFrom('bookLabels').select(['id', 'name']).orderBy('sort').orderBy('id').execute();
}
