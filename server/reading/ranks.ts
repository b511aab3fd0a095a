import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { sql } from 'kysely';
import type { Book, BookKind } from '@/contract/book';
import type { OutputOf } from '@/contract/call';
import type { readingCalls } from '@/contract/calls/reading';
import { bookCards } from './books';

export type RankType = 'hot' | 'rising' | 'new' | 'subscribe';

const DAY_MS = 86_400_000;
/** Places a rank has. */
const PLACES = 50;
const NEW_DAYS = 60;
const KEPT_DAYS = 8;

const TYPES: readonly RankType[] = ['hot', 'rising', 'new', 'subscribe'];
const COLUMN = { hot: 'heat', rising: 'rising', new: 'heat', subscribe: 'popular' } as const;
const SCOPES = ['all', 'comic', 'novel'] as const;

/** Writes down the places of a day, once. */
async function writeRanks(reader: Reader, day: string, now: number): Promise<void> {
  const newest = new Date(now - NEW_DAYS * DAY_MS);
  for (const type of TYPES) {
    for (const scope of SCOPES) {
      await sql`insert into book_ranks (day, type, scope, book_id, place)
        select ${day}, ${type}, ${scope}, id, place from (
          select id, row_number() over (order by ${sql.ref(COLUMN[type])} desc, id desc) as place from books
          where status <> 'off' and (${scope} = 'all' or kind = ${scope})
            and (${type} <> 'new' or published_at > ${newest})) ranked
        where place <= ${sql.lit(PLACES)} on conflict do nothing`.execute(reader);
    }
  }
}

/** Makes the figures anew that lists and ranks are ordered by, and on a new business day the ranks. */
export async function remakeRanks(reader: Reader, now: number): Promise<void> {
  await sql`update books set heat = view_count / 10 + subscribe_count * 8, popular = subscribe_count
    where heat <> view_count / 10 + subscribe_count * 8 or popular <> subscribe_count`.execute(reader);
  await sql`update books b set rising = r.n from (
      select b.id, (select count(*) from book_subscriptions s where s.book_id = b.id and s.created_at > ${new Date(now - 7 * DAY_MS)}) * 5
        + (select count(*) from reading_places p where p.book_id = b.id and p.updated_at > ${new Date(now - 7 * DAY_MS)}) as n
      from books b) r where r.id = b.id and b.rising <> r.n`.execute(reader);
  const day = businessDate(now);
  const known = await reader.selectFrom('bookRanks').select('day').where('day', '=', day).limit(1).executeTakeFirst();
  if (known === undefined) await writeRanks(reader, day, now);
  await reader
    .deleteFrom('bookRanks')
    .where('day', '<', businessDate(now - KEPT_DAYS * DAY_MS))
    .execute();
}

/** A rank as its day began, with what each book won or lost since the day before; null for a newcomer. */
export async function bookRank(
  reader: Reader,
  { type, kind }: { type: RankType; kind?: BookKind | undefined },
  now: number,
): Promise<OutputOf<typeof readingCalls.bookRank>> {
  const scope = kind ?? 'all';
  const days = sql`days as (select distinct day from book_ranks where day <= ${businessDate(now)} order by day desc limit 2)`;
  const ranked = sql`ranked as materialized (select r.book_id as id, r.place as n, b.place as before from book_ranks r
    join books k on k.id = r.book_id and k.status <> 'off'
    left join book_ranks b on b.book_id = r.book_id and b.type = r.type and b.scope = r.scope
      and b.day = (select min(day) from days) and b.day < r.day
    where r.day = (select max(day) from days) and r.type = ${type} and r.scope = ${scope})`;
  const { books, moved } = await together<{ books: Book[]; moved: (number | null)[] }>(
    reader,
    {
      books: bookCards(sql`select id, n from ranked`),
      moved: sql`select coalesce(json_agg(before - n order by n), '[]') from ranked`,
    },
    sql`${days}, ${ranked}`,
  );
  return books.map((book, at) => ({ book, rank: at + 1, moved: moved[at] ?? null }));
}
