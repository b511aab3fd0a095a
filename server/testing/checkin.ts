import { signToday } from '@server/checkin/sign';
import type { Db } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { NOON } from './members';

const DAY_MS = 86_400_000;

/** Lets a member sign on days counted from the one of {@link NOON}, which is day 0; the member must have come by then. */
export async function signDays(db: Db, userId: number, days: readonly number[]): Promise<void> {
  for (const day of days) {
    await withTx(db, (tx) => signToday(tx, { userId, requestId: `signed-${day}`, now: NOON + day * DAY_MS }));
  }
}
