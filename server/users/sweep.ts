import type { Reader } from '@server/db/database';

const DAY_MS = 86_400_000;

/** Throws away what can mean nothing any more: sessions and codes long over, forgotten attempts. */
export async function sweepUsers(reader: Reader, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY_MS);
  await reader.deleteFrom('sessions').where('expiresAt', '<', before(7)).execute();
  await reader.deleteFrom('smsCodes').where('expiresAt', '<', before(7)).execute();
  await reader.deleteFrom('throttles').where('windowStart', '<', before(1)).execute();
}
