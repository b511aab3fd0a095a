import { GUESTS_OF_A_NET, type Guest } from '@server/users/guest';
import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;

/** Somebody who downloads. */
export type Downloader = { userId: number } | { userId: null; guest: Guest };

/** SQL: waits for whoever downloads the same game as the same person, so that taps at once do not all find none before. */
export function downloadTurn(gameId: number, who: Downloader): RawBuilder<unknown> {
  const whose = who.userId === null ? who.guest.site : String(who.userId);
  return sql`pg_advisory_xact_lock(hashtext(${`download:${gameId}:${whose}`}))`;
}

/**
 * SQL: whether a download that is not written down yet moves its game's count and with it the charts: a member's first, and
 * a guest's device's first, of a few devices of one net in a day. Asked in one's turn.
 */
export function countsOnce(gameId: number, who: Downloader, now: number): RawBuilder<boolean> {
  if (who.userId !== null) {
    return sql<boolean>`not exists (select from game_downloads where game_id = ${gameId} and user_id = ${who.userId})`;
  }
  const { device, site } = who.guest;
  return sql<boolean>`not exists (select from game_downloads where game_id = ${gameId} and device_hash = ${device})
    and (select count(distinct device_hash) from game_downloads where game_id = ${gameId} and site_hash = ${site}
      and created_at > ${new Date(now - DAY_MS)}) < ${sql.lit(GUESTS_OF_A_NET)}`;
}
