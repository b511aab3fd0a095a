import { businessDate } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { ShelfCounts } from '@/contract/review';
import { boughtGames, hasUpdate, lastDownloads } from './shelf';

/** So many games are named by their size. */
const NAMED = 4;

/** When the year of a moment began, by the clock of business. */
const newYear = (now: number): Date => new Date(`${businessDate(now).slice(0, 4)}-01-01T00:00:00+08:00`);

/** How full a member's shelves are, how large their packages, and what the games of this year cost. */
export async function shelfCounts(reader: Reader, userId: number, now: number): Promise<ShelfCounts> {
  const { rows: counted } = await sql<Omit<ShelfCounts, 'largest' | 'bytes'>>`select
      (select count(*)::int from (${boughtGames(userId)}) b) as owned,
      (select coalesce(sum(price), 0)::int from (${boughtGames(userId)}) b where created_at >= ${newYear(now)}) as spent,
      (select count(*)::int from game_wishes w where w.user_id = ${userId} and not exists (select
        from (${boughtGames(userId)}) b where b.game_id = w.game_id)) as wished,
      count(*)::int as downloaded, (count(*) filter (where ${hasUpdate}))::int as updates
    from (${lastDownloads(userId)}) l join games g on g.id = l.game_id`.execute(reader);
  const { rows: sizes } = await sql<{ id: number; name: string; size: number; bytes: number }>`select g.id, g.name,
      k.declared as size, (sum(k.declared) over ())::bigint as bytes
    from (${lastDownloads(userId)}) l join games g on g.id = l.game_id
      join game_packages k on k.game_id = l.game_id and k.platform_type = l.platform_type
    order by k.declared desc, g.id limit ${NAMED}`.execute(reader);
  const [row] = counted;
  if (row === undefined) throw new Error('a question without an answer');
  return {
    ...row,
    bytes: sizes[0]?.bytes ?? 0,
    largest: sizes.map(({ id, name, size }) => ({ id, name, size })),
  };
}
