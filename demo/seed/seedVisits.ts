import { businessDate, daysAfter } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { sql } from 'kysely';

/** As many days as Plaza remembers. */
const DAYS = 60;

/** On which days people came: each less often the longer they are here, some much more than others, and more at weekends. */
export async function seedVisits(tx: Tx, now: number): Promise<void> {
  const today = businessDate(now);
  await sql`insert into member_days (day, user_id)
    select d.day::date, u.id from generate_series(${daysAfter(today, -DAYS)}::date, ${today}::date, '1 day') d(day)
    join users u on (u.created_at at time zone 'Asia/Shanghai')::date <= d.day::date
    cross join lateral (select d.day::date - (u.created_at at time zone 'Asia/Shanghai')::date as age,
      (u.id * 7919 + extract(epoch from d.day)::int8 / 86400 * 104729) % 1009 / 1009.0 as luck) v
    where v.age = 0 or v.luck < (0.14 + 0.34 / (1 + v.age / 3.0)) * (0.5 + u.id * 31 % 97 / 97.0)
      * case when extract(isodow from d.day) > 5 then 1.25 else 1 end`.execute(tx);
}
