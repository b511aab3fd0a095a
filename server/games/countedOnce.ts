import type { Tx } from '@server/db/database';
import { GUESTS_OF_A_NET, type Guest } from '@server/users/guest';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;

/** Somebody who downloads. */
export type Downloader = { userId: number } | { userId: null; guest: Guest };

/** One after the other, so that taps at once do not all find that there was none before. */
async function queue(tx: Tx, gameId: number, who: Downloader): Promise<void> {
  const whose = who.userId === null ? who.guest.site : String(who.userId);
  await sql`select pg_advisory_xact_lock(hashtext(${`download:${gameId}:${whose}`}))`.execute(tx);
}

/**
 * Whether a download moves its game's count and with it the charts: a member's first, and a guest's device's first, of a few
 * devices of one net in a day. Asked before the download is written down.
 */
export async function countsOnce(tx: Tx, gameId: number, who: Downloader, now: number): Promise<boolean> {
  await queue(tx, gameId, who);
  const ofGame = tx.selectFrom('gameDownloads').where('gameId', '=', gameId);
  const before = await (who.userId === null
    ? ofGame.where('deviceHash', '=', who.guest.device)
    : ofGame.where('userId', '=', who.userId)
  )
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (before) return false;
  if (who.userId !== null) return true;
  const { devices } = await ofGame
    .where('siteHash', '=', who.guest.site)
    .where('createdAt', '>', new Date(now - DAY_MS))
    .select((eb) => eb.fn.count<number>('deviceHash').distinct().as('devices'))
    .executeTakeFirstOrThrow();
  return devices < GUESTS_OF_A_NET;
}
