import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { terms } from '@server/privacy/terms';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;

/** Throws away what can mean nothing any more: sessions and codes long over, forgotten attempts. The last login of a device stays for a year. */
export async function sweepUsers(reader: Reader, now: number): Promise<void> {
  const before = ({ days }: { days: number }) => new Date(now - days * DAY_MS);
  await reader
    .deleteFrom('sessions')
    .where('expiresAt', '<', before(terms.sessions))
    .where((eb) =>
      eb.or([
        eb('deviceId', 'is', null),
        eb('expiresAt', '<', before(terms.knownDevices)),
        eb.exists(
          eb
            .selectFrom('sessions as later')
            .select('later.id')
            .whereRef('later.userId', '=', 'sessions.userId')
            .whereRef('later.deviceId', '=', 'sessions.deviceId')
            .whereRef('later.id', '>', 'sessions.id'),
        ),
      ]),
    )
    .execute();
  // Who has had a birthday is a year older.
  await sql`update users u set age = extract(year from age(${businessDate(now)}::date, r.born))
    from real_names r where r.user_id = u.id and u.age <> extract(year from age(${businessDate(now)}::date, r.born))`.execute(
    reader,
  );
  await reader.deleteFrom('smsCodes').where('expiresAt', '<', before(terms.smsCodes)).execute();
  await reader.deleteFrom('throttles').where('windowStart', '<', before(terms.throttles)).execute();
  await reader.deleteFrom('joins').where('at', '<', before(terms.joins)).execute();
  await reader.deleteFrom('velocityMarks').where('settledAt', '<', before(terms.velocityMarks)).execute();
}
