import type { Reader } from '@server/db/database';
import { terms } from '@server/privacy/terms';

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
  await reader.deleteFrom('smsCodes').where('expiresAt', '<', before(terms.smsCodes)).execute();
  await reader.deleteFrom('throttles').where('windowStart', '<', before(terms.throttles)).execute();
  await reader.deleteFrom('joins').where('at', '<', before(terms.joins)).execute();
  await reader.deleteFrom('velocityMarks').where('settledAt', '<', before(terms.velocityMarks)).execute();
}
