import { businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { COUNTED } from '@server/db/page';
import { together } from '@server/db/together';
import { letterTargets } from '@server/support/letterTargets';
import { type RawBuilder, sql } from 'kysely';
import type { LetterFacts } from '@/contract/desk/letters';

const MOST = COUNTED - 1;

/** SQL: how many letters there are of some kind, up to a thousand. */
const upTo = (which: RawBuilder<unknown>) =>
  sql<number>`select count(*) from (select from feedbacks where ${which} limit ${sql.lit(MOST)}) found`;

/** How the room stands, in one statement over the few letters that are open and what was done today. */
export async function letterFacts(reader: Reader, staffId: number, now: number): Promise<LetterFacts> {
  const today = new Date(businessDay(now).start);
  const found = await together<{
    mine: number;
    nobody: number;
    all: number;
    late: number;
    waiting: number;
    closedToday: number;
    firstAnswerMs: number | null;
    categories: LetterFacts['categories'];
  }>(reader, {
    mine: upTo(sql`state = 'open' and owner_id = ${staffId}`),
    nobody: upTo(sql`state = 'open' and owner_id is null`),
    all: upTo(sql`state = 'open'`),
    late: upTo(sql`state = 'open' and due_at < ${new Date(now)}`),
    waiting: upTo(sql`state = 'waiting'`),
    closedToday: upTo(sql`state = 'closed' and closed_at >= ${today}`),
    firstAnswerMs: sql`select floor(percentile_cont(0.5) within group (
        order by extract(epoch from first_answered_at - created_at)) * 1000)::int8
      from (select first_answered_at, created_at from feedbacks where first_answered_at >= ${today}
        order by first_answered_at desc limit ${sql.lit(MOST)}) answered`,
    categories: sql`select coalesce(json_agg(json_build_object('category', category, 'count', n) order by n desc, category), '[]')
      from (select category, count(*) as n from (select category from feedbacks where state = 'open' limit ${sql.lit(MOST)}) o
        group by category) counted`,
  });
  const { mine, nobody, all, waiting, ...facts } = found;
  return { ...facts, counts: { mine, nobody, all, waiting }, targets: await letterTargets(reader) };
}
