import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { daysLater, numberOf } from './calendar';

/** A run of signed days without a gap; `days` 0 and no `from` when the last day is not signed. */
export interface Streak {
  days: number;
  /** Its first day. */
  from: string | null;
}

/** The run that ends on a day. */
export async function streakTo(reader: Reader, userId: number, day: string): Promise<Streak> {
  const { rows } = await sql<{ day: string }>`
    select c.day from checkins c
    where c.user_id = ${userId} and c.day <= ${day}
      and not exists (select from checkins p where p.user_id = c.user_id and p.day = c.day - 1)
      and exists (select from checkins l where l.user_id = ${userId} and l.day = ${day})
    order by c.day desc limit 1`.execute(reader);
  const from = rows[0]?.day ?? null;
  return { days: from === null ? 0 : numberOf(day) - numberOf(from) + 1, from };
}

/** Whether a member has signed a business day. */
export async function isSigned(reader: Reader, userId: number, day: string): Promise<boolean> {
  const row = await reader
    .selectFrom('checkins')
    .select('day')
    .where('userId', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a member has signed the business day of a moment. */
export function hasCheckedIn(reader: Reader, userId: number, now: number): Promise<boolean> {
  return isSigned(reader, userId, businessDate(now));
}

/** All days a member has signed or made up. */
export async function signedDays(reader: Reader, userId: number): Promise<number> {
  const { count } = await reader
    .selectFrom('checkins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The streak a member sees: up to today, or up to yesterday while today can still be signed. */
export async function streakNow(reader: Reader, userId: number, today: string): Promise<Streak & { today: boolean }> {
  const signed = await isSigned(reader, userId, today);
  return { ...(await streakTo(reader, userId, signed ? today : daysLater(today, -1))), today: signed };
}

/** The milestones already given within a run. */
export async function givenIn(reader: Reader, userId: number, { from }: Streak): Promise<Set<number>> {
  if (from === null) return new Set();
  const rows = await reader
    .selectFrom('checkinBonuses')
    .select('days')
    .where('userId', '=', userId)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ days }) => days));
}
