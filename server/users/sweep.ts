import type { Reader } from '@server/db/database';

const DAY_MS = 86_400_000;
/** So long a device that a member signed in on is still theirs (`isKnownDevice`), days after its last login is over. */
const KNOWN_FOR = 365;

/** Throws away what can mean nothing any more: sessions and codes long over, forgotten attempts. The last login of a device stays for a year. */
export async function sweepUsers(reader: Reader, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS);
  await reader
    .deleteFrom('sessions')
    .where('expiresAt', '<', before(7))
    .where((eb) =>
      eb.or([
        eb('deviceId', 'is', null),
        eb('expiresAt', '<', before(KNOWN_FOR)),
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
  await reader.deleteFrom('smsCodes').where('expiresAt', '<', before(7)).execute();
  await reader.deleteFrom('throttles').where('windowStart', '<', before(1)).execute();
}
