import { businessDate, dayStart, daysAfter } from '@server/businessDay';
import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { terms } from '@server/privacy/terms';
import { sql } from 'kysely';
import { counts } from './counts';

const DAY_MS = 86_400_000;
/** A call that began before midnight may still be writing: so long a day that is over stays open. */
const GRACE_MS = 600_000;
/** Days that are counted in one transaction, and how many of those a run. */
const BATCH_DAYS = 10;
const MOST_BATCHES = 10;
/** How far back figures are made. */
const FIGURE_DAYS = 400;

/** Counts those days of a stretch that are not closed; a day that is over is closed with it. Several processes take turns. */
export async function fillDays(
  tx: Tx,
  { from, until, now }: { from: string; until: string; now: number },
): Promise<void> {
  await sql`insert into figure_days (day, filled_at, closed)
    select day::date, ${new Date(0)}, false from generate_series(${from}::date, ${until}::date, '1 day') day
    order by 1 on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('figureDays')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('closed', '=', false)
    .orderBy('day')
    .forUpdate()
    .execute();
  const days = rows.map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return;
  await tx.deleteFrom('dayFigures').where('day', 'in', days).execute();
  const span = { start: new Date(dayStart(first)), end: new Date(dayStart(last) + DAY_MS) };
  for (const count of counts) {
    await sql`insert into day_figures (figure, day, key, label, value)
      select c.* from (${count(span)}) c(figure, day, key, label, value) where c.day = any(${days}::date[])`.execute(
      tx,
    );
  }
  await sql`update figure_days set filled_at = ${new Date(now)}, closed = day < ${businessDate(now - GRACE_MS)}::date
    where day = any(${days}::date[])`.execute(tx);
}

/** From where on days are not closed, and which is the first that was ever counted. */
async function standing(db: Db, today: string): Promise<{ open: string; first: string }> {
  const { rows } = await sql<{ open: string | null; first: string | null }>`select min(day) as first,
    coalesce(max(day) filter (where closed) + 1, min(day)) as open from figure_days`.execute(db);
  return { open: rows[0]?.open ?? today, first: rows[0]?.first ?? today };
}

/** The first day that there may be something of. */
async function earliest(db: Db, today: string): Promise<string> {
  const { first } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.min('createdAt').as('first'))
    .executeTakeFirstOrThrow();
  const limit = daysAfter(today, -FIGURE_DAYS);
  const day = first === null ? today : businessDate(first.getTime());
  return day > limit ? day : limit;
}

const later = (one: string, other: string) => (one > other ? one : other);
const sooner = (one: string, other: string) => (one < other ? one : other);

/**
 * Counts the day that runs and those that ended since the last run, then older ones that were never counted, the newest first;
 * a bounded number a run. What is left waits for the next.
 */
export async function fillFigures(db: Db, now: number, most = MOST_BATCHES): Promise<void> {
  const today = businessDate(now);
  let { open, first } = await standing(db, today);
  const oldest = await earliest(db, today);
  for (let batch = 0; batch < most; batch += 1) {
    const isBehind = open <= today;
    if (!isBehind && first <= oldest) break;
    const from = isBehind ? open : later(oldest, daysAfter(first, -BATCH_DAYS));
    const until = isBehind ? sooner(today, daysAfter(open, BATCH_DAYS - 1)) : daysAfter(first, -1);
    await withTx(db, (tx) => fillDays(tx, { from, until, now }));
    if (isBehind) open = daysAfter(until, 1);
    first = sooner(first, from);
  }
  await db.deleteFrom('memberDays').where('day', '<', daysAfter(today, -terms.memberDays.days)).execute();
}
