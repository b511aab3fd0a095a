import type { Reader } from '@server/db/database';
import { type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { gameCard } from '@server/games/gameCards';
import { type RawBuilder, sql } from 'kysely';
import type { Shelf } from '@/contract/calls/review';
import type { PlatformType } from '@/contract/fields';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import type { ShelvedGame } from '@/contract/review';

/** SQL: what a member pays for a game of this alias now, VIP apart. */
const priceNow = (alias: string) =>
  sql<number>`case when ${sql.ref(`${alias}.onlineType`)} = 0 then 0 else ${sql.ref(`${alias}.buyAmount`)} end`;

/** SQL: the last download of each game a member has downloaded. */
export const lastDownloads = (
  userId: number,
) => sql`select distinct on (game_id) game_id, created_at, version, platform_type
  from game_downloads where user_id = ${userId} order by game_id, id desc`;

/** SQL: the games a member has paid for. */
export const boughtGames = (userId: number) => sql`select item_id as game_id, created_at, price, txn_id from purchases
  where user_id = ${userId} and item_kind = 'game' and reason = 'paid'`;

/** SQL: whether the last download is of another version than the one offered for its system now; unknown ones are not. */
export const hasUpdate = sql<boolean>`(g.status = 'online' and coalesce(l.version, '') <> '' and exists (select
  from game_packages k where k.game_id = g.id and k.platform_type = l.platform_type and k.version <> l.version))`;

/** The games of each shelf: whether one comes first, and the moment it stands there by. */
const shelves: Readonly<Record<Shelf, (userId: number) => RawBuilder<unknown>>> = {
  owned: (userId) => sql`select b.game_id, ${hasUpdate} as first, greatest(b.created_at, l.created_at) as at
    from (${boughtGames(userId)}) b join games g on g.id = b.game_id
      left join (${lastDownloads(userId)}) l on l.game_id = b.game_id`,
  downloaded: (userId) => sql`select l.game_id, ${hasUpdate} as first, l.created_at as at
    from (${lastDownloads(userId)}) l join games g on g.id = l.game_id`,
  wished: (userId) => sql`select w.game_id, w.price > ${priceNow('g')} as first, w.created_at as at
    from game_wishes w join games g on g.id = w.game_id
    where w.user_id = ${userId} and not exists (select from (${boughtGames(userId)}) b where b.game_id = w.game_id)`,
};

interface Row {
  id: number;
  total: number;
  card: Game;
  owned: boolean;
  news: string | null;
  boughtAt: Date | null;
  price: number | null;
  order: number | null;
  lastAt: Date | null;
  version: string | null;
  platformType: PlatformType | null;
  hasUpdate: boolean;
  wishedAt: Date | null;
  wishPrice: number | null;
}

const about = ({ boughtAt, price, order, lastAt, version, platformType, hasUpdate, wishedAt, wishPrice }: Row) => ({
  bought:
    boughtAt === null || price === null || order === null ? null : { createTime: boughtAt.getTime(), price, order },
  last:
    lastAt === null || platformType === null
      ? null
      : { createTime: lastAt.getTime(), version: version ?? '', platformType },
  hasUpdate,
  wish: wishedAt === null || wishPrice === null ? null : { createTime: wishedAt.getTime(), price: wishPrice },
});

/** A page of one of a member's shelves, in one statement; games off the shop's shelf stay in it. */
export async function shelfPage(
  reader: Reader,
  userId: number,
  query: PageQuery & { shelf: Shelf },
): Promise<Page<ShelvedGame>> {
  const after =
    query.lastId === undefined
      ? sql``
      : sql`where (m.first, m.at, m.game_id) < (select first, at, game_id from mine where game_id = ${query.lastId})`;
  const { limit, offset } = windowOf(query);
  const { rows } = await sql<Row>`with mine as materialized (${shelves[query.shelf](userId)})
    select m.game_id as id, (select count(*)::int from mine) as total, ${gameCard('g')} as card,
      b.game_id is not null as owned, g.changelog -> 0 -> 'lines' ->> 0 as news, b.created_at as bought_at, b.price,
      b.txn_id as "order", l.created_at as last_at, l.version, l.platform_type, ${hasUpdate} as has_update,
      w.created_at as wished_at, w.price as wish_price
    from mine m join games g on g.id = m.game_id left join (${boughtGames(userId)}) b on b.game_id = m.game_id
      left join (${lastDownloads(userId)}) l on l.game_id = m.game_id
      left join game_wishes w on w.user_id = ${userId} and w.game_id = m.game_id
    ${after} order by m.first desc, m.at desc, m.game_id desc limit ${limit} offset ${offset}`.execute(reader);
  const shown = rows.slice(0, query.pageSize);
  const records = shown.map(
    (row): ShelvedGame => ({ ...row.card, owned: row.owned, ...about(row), news: row.news ?? '' }),
  );
  return pageFrom(query, rows, { records, total: rows[0]?.total ?? 0, asOf: null });
}
