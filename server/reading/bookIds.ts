import type { Reader } from '@server/db/database';
import { type IdRow, type PageQuery, pageFrom, shownIds, windowOf } from '@server/db/page';
import { containing, keywordOf } from '@server/db/pattern';
import { type RawBuilder, sql } from 'kysely';
import type { Book, BookKind, PayMode } from '@/contract/book';
import type { Page } from '@/contract/page';
import { booksById } from './books';

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

/** The first books of an order, ids only. */
export async function topBookIds(
  reader: Reader,
  filter: BookFilter,
  { sort, limit, now }: { sort: BookSort; limit: number; now: number },
): Promise<number[]> {
  const column = sql.raw(`b.${COLUMN[sort]}`);
  const { rows } = await sql<{ id: number }>`select b.id from books b where ${rulesOf(filter, now)}
    order by ${column} desc, b.id desc limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** A page of books: found as ids on an index, then dressed. `lastId` goes on after that book, `asOf` leaves out later ones. */
export async function bookList(
  reader: Reader,
  query: PageQuery & BookFilter & { sort?: BookSort | undefined },
  now: number,
): Promise<Page<Book>> {
  const { sort = 'hot', lastId } = query;
  const newest = await reader
    .selectFrom('books')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const asOf = query.asOf ?? newest?.id ?? null;
  const list = sql`books b where ${rulesOf(query, now)} and b.id <= ${asOf ?? 0}`;
  const column = sql.raw(COLUMN[sort]);
  const after =
    lastId === undefined
      ? sql``
      : sql`and (b.${column}, b.id) < (select ${column}, id from books where id = ${lastId})`;
  const { limit, offset } = windowOf(query);
  const { rows } = await sql<IdRow>`select b.id, b.id as cursor from ${list} ${after}
    order by b.${column} desc, b.id desc limit ${limit} offset ${offset}`.execute(reader);
  const counted = await sql<{ n: number }>`select count(*) as n from ${list}`.execute(reader);
  return pageFrom(query, rows, {
    records: await booksById(reader, shownIds(query, rows)),
    total: counted.rows[0]?.n ?? 0,
    asOf,
  });
}

/** The labels books can be filtered by, in the operator's order. */
export function bookLabels(reader: Reader) {
  return reader.selectFrom('bookLabels').select(['id', 'name']).orderBy('sort').orderBy('id').execute();
}
