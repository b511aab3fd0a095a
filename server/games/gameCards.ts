import type { Reader } from '@server/db/database';
import { idsFrom, together } from '@server/db/together';
import { type RawBuilder, sql } from 'kysely';
import type { Game } from '@/contract/game';

/** SQL: a row of `games` as everybody sees it on a card; `owned` is a question of who looks. */
export const gameCard = (g: string): RawBuilder<Game> => {
  const of = (column: string) => sql.ref(`${g}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'appID', ${of('id')}::text, 'name', ${of('name')}, 'subtitle',
    ${of('subtitle')}, 'icon', ${of('icon')}, 'cover', ${of('cover')}, 'tags', ${of('tags')}, 'status', ${of('status')},
    'onlineType', ${of('online_type')}, 'buyAmount', ${of('buy_amount')}, 'version', ${of('version')}, 'rating',
    ${of('rating')}, 'downloadCount', ${of('download_count')}, 'vipFree', ${of('vip_free')}, 'owned', false,
    'hasGift', exists (select from gift_packs k where k.game_id = ${of('id')}),
    'size', coalesce((select k.declared from game_packages k where k.game_id = ${of('id')} order by k.platform_type limit 1), 0),
    'platforms', (select coalesce(json_agg(k.platform_type order by k.platform_type), '[]') from game_packages k
      where k.game_id = ${of('id')}))`;
};

/** SQL: cards of games in an order; `listed` has their `id` and their place `n`. */
export const gameCards = (listed: RawBuilder<unknown>): RawBuilder<Game[]> =>
  sql<
    Game[]
  >`select coalesce(json_agg(${gameCard('g')} order by l.n), '[]') from (${listed}) l join games g on g.id = l.id`;

/** SQL: of these games those the member has paid for. */
export const gamesOwnedOf = (userId: number, ids: readonly number[]): RawBuilder<number[]> =>
  idsFrom(sql`select item_id as id from purchases where user_id = ${userId} and item_kind = 'game'
    and item_id = any(${[...ids]}::int8[]) and reason = 'paid'`);

/** Cards as this member sees them. */
export function withOwned<T extends Game>(games: readonly T[], owned: readonly number[]): T[] {
  const mine = new Set(owned);
  return games.map((game) => ({ ...game, owned: mine.has(game.id) }));
}

/** The same, asked; a guest owns nothing. */
export async function ownedMarked<T extends Game>(reader: Reader, userId: number | null, games: T[]): Promise<T[]> {
  if (userId === null || games.length === 0) return games;
  const ids = games.map(({ id }) => id);
  const { owned } = await together(reader, { owned: gamesOwnedOf(userId, ids) });
  return withOwned(games, owned);
}

/** Games in the order of their ids, as the viewer sees them, in one statement. */
export async function gamesById(reader: Reader, ids: readonly number[], userId: number | null): Promise<Game[]> {
  if (ids.length === 0) return [];
  const { cards, owned } = await together(reader, {
    cards: gameCards(sql`select id, n from unnest(${[...ids]}::int8[]) with ordinality listed(id, n)`),
    owned: gamesOwnedOf(userId ?? 0, ids),
  });
  return withOwned(cards, owned);
}
