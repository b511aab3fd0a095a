import { businessDay } from '@server/businessDay';
import type { Db, Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { terms } from '@server/privacy/terms';
import { type RawBuilder, sql } from 'kysely';
import { TODAY_FIGURES, type TodayFigure, type TodayFigureName } from '@/contract/desk/today';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

type Sql = RawBuilder<unknown>;

/** Where a figure comes from: what a row counts for, the rows, and when each was. */
interface Measure {
  value: Sql;
  from: Sql;
  at: Sql;
}

const each = sql`count(*)`;

const measures: Record<TodayFigureName, Measure> = {
  newMembers: { value: each, from: sql`users`, at: sql`created_at` },
  checkins: { value: each, from: sql`(select created_at from checkins where kind = 'signed') c`, at: sql`created_at` },
  paidFen: { value: sql`coalesce(sum(amount_fen), 0)::int8`, from: sql`orders`, at: sql`paid_at` },
  // What members pay with diamonds goes to one account.
  diamondsSpent: {
    value: sql`coalesce(sum(amount), 0)::int8`,
    from: sql`(select e.amount, e.created_at from ledger_entries e
      where e.amount > 0 and e.account_id = (select id from ledger_accounts where code = 'sales')) e`,
    at: sql`created_at`,
  },
  downloads: { value: each, from: sql`game_downloads`, at: sql`created_at` },
  posts: { value: each, from: sql`posts`, at: sql`created_at` },
};

/** SQL: a figure of some time. */
const sumOf = ({ value, from, at }: Measure, since: number, until: number) =>
  sql<number>`select ${value} from ${from} where ${at} >= ${new Date(since)} and ${at} < ${new Date(until)}`;

const hourOf = (at: number) => Math.floor(at / HOUR_MS) * HOUR_MS;

/** Counts hours once that are over, a day at a time; since a week before yesterday where nothing was counted yet. */
export async function countHours(db: Db, now: number): Promise<void> {
  const { rows } = await sql<{ hour: Date | null }>`select max(hour) as hour from hour_figures`.execute(db);
  const last = rows[0]?.hour;
  const end = hourOf(now);
  const from = Math.max(last ? last.getTime() + HOUR_MS : 0, businessDay(now).start - WEEK_MS - DAY_MS);
  for (let since = from; since < end; since += DAY_MS) await countDay(db, since, Math.min(since + DAY_MS, end));
}

async function countDay(db: Db, since: number, until: number): Promise<void> {
  const hours = Array.from({ length: (until - since) / HOUR_MS }, (_, n) => since + n * HOUR_MS);
  const found: { name: string; hour: string; n: number }[] = [];
  for (const name of TODAY_FIGURES) {
    const { value, from, at } = measures[name];
    const { rows } = await sql<{ hour: Date; n: number }>`
      select date_bin('1 hour', ${at}, timestamptz '2000-01-01 00:00Z') as hour, ${value} as n from ${from}
      where ${at} >= ${new Date(since)} and ${at} < ${new Date(until)} group by 1`.execute(db);
    const counted = new Map(rows.map(({ hour, n }) => [hour.getTime(), n]));
    // An hour in which nothing was is a nought and no gap.
    for (const hour of hours) found.push({ name, hour: new Date(hour).toISOString(), n: counted.get(hour) ?? 0 });
  }
  await sql`insert into hour_figures (name, hour, n)
    select * from unnest(${found.map(({ name }) => name)}::text[], ${found.map(({ hour }) => hour)}::timestamptz[],
      ${found.map(({ n }) => n)}::int8[]) on conflict do nothing`.execute(db);
}

/** Forgets hours that no week needs any more. */
export async function sweepHours(db: Db, now: number): Promise<void> {
  await sql`delete from hour_figures where hour < ${new Date(now - terms.hours.days * DAY_MS)}`.execute(db);
  await sql`delete from server_minutes where minute < ${new Date(now - terms.minutes.days * DAY_MS)}`.execute(db);
}

/** Figures of the day beside those of a week ago: hours that are over from their table, what runs by the index of its time. */
export async function todayFigures(reader: Reader, now: number): Promise<TodayFigure[]> {
  const { start } = businessDay(now);
  const lastStart = start - WEEK_MS;
  const stored = await reader
    .selectFrom('hourFigures')
    .select(['name', 'hour', 'n'])
    .where((eb) =>
      eb.or([
        eb('hour', '>=', new Date(start)),
        eb.and([eb('hour', '>=', new Date(lastStart)), eb('hour', '<', new Date(lastStart + DAY_MS))]),
      ]),
    )
    .execute();
  const known = new Map(stored.map(({ name, hour, n }) => [`${name} ${hour.getTime()}`, n]));
  const at = (name: string, hour: number) => known.get(`${name} ${hour}`);
  const newest = stored.reduce((latest, { hour }) => Math.max(latest, hour.getTime() + HOUR_MS), start);
  const live = await together<Record<string, number>>(
    reader,
    Object.fromEntries(
      TODAY_FIGURES.flatMap((name) => [
        [name, sumOf(measures[name], newest, now)],
        // Of the hour that runs, a week ago, as much as has run now.
        [`${name}Before`, sumOf(measures[name], hourOf(now) - WEEK_MS, now - WEEK_MS)],
      ]),
    ),
  );
  const over = Math.floor((hourOf(now) - start) / HOUR_MS);
  return TODAY_FIGURES.map((name) => {
    const past = Array.from({ length: over }, (_, n) => at(name, start + n * HOUR_MS) ?? 0);
    const lastHours = Array.from({ length: 24 }, (_, n) => at(name, lastStart + n * HOUR_MS) ?? 0);
    const isKnown = at(name, lastStart) !== undefined;
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      name,
      today: sum(past) + (live[name] ?? 0),
      lastWeek: isKnown ? sum(lastHours.slice(0, over)) + (live[`${name}Before`] ?? 0) : null,
      hours: [...past, live[name] ?? 0],
      lastHours: isKnown ? lastHours : [],
    };
  });
}
