import type { Reader } from '@server/db/database';
import { terms } from '@server/privacy/terms';

const DAY_MS = 86_400_000;

/** Forgets old callbacks whose signature was wrong: anybody can send those. What a provider signed is kept. */
export async function sweepNotifications(reader: Reader, now: number): Promise<void> {
  await reader
    .deleteFrom('payNotifications')
    .where('sigOk', '=', false)
    .where('createdAt', '<', new Date(now - terms.notifications.days * DAY_MS))
    .execute();
}
