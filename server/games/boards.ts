import type { Reader } from '@server/db/database';
import { containing, keywordOf } from '@server/db/pattern';
import { together } from '@server/db/together';
import { sql } from 'kysely';
import type { PlatformType } from '@/contract/fields';
import type { Game } from '@/contract/game';
import { gameCards } from './gameCards';

/** The boards of the games page; without one the operator's own order. */
export type GameSort = 'new' | 'hot' | 'free' | 'vip';

/** What a list of games is narrowed by. */
export interface GameFilter {
  /** A key of `gameTypes`; `all` and unknown ones narrow nothing. */
  type?: string | undefined;
  sort?: GameSort | undefined;
  keyword?: string | undefined;
  platformType?: PlatformType | undefined;
}

/** Keys that mean a platform rather than a kind of game. */
const PLATFORM_TYPES: ReadonlyMap<string, PlatformType> = new Map([
  ['android', 1],
  ['ios', 2],
]);

const isKind = (type: string | undefined): type is string =>
  type !== undefined && type !== '' && type !== 'all' && !PLATFORM_TYPES.has(type);

/** The games on sale that a filter lets through. */
export function gamesOnSale(reader: Reader, filter: GameFilter) {
  const { type } = filter;
  const keyword = keywordOf(filter.keyword);
  const platforms = [filter.platformType, PLATFORM_TYPES.get(filter.type ?? '')].filter((value) => value !== undefined);
  let games = reader.selectFrom('games').where('games.status', '=', 'online');
  if (isKind(type)) {
    games = games.where(sql<boolean>`(games.types @> array[${type}]::text[]
      or not exists (select from game_types t where t.type = ${type}))`);
  }
  if (filter.sort === 'free') games = games.where('games.onlineType', '=', 0);
  if (filter.sort === 'vip') games = games.where('games.vipFree', '=', true).where('games.onlineType', '<>', 0);
  for (const platform of platforms) {
    games = games.where((eb) =>
      eb.exists(
        eb
          .selectFrom('gamePackages')
          .select('gamePackages.gameId')
          .whereRef('gamePackages.gameId', '=', 'games.id')
          .where('gamePackages.platformType', '=', platform),
      ),
    );
  }
  if (keyword !== '') {
    const pattern = containing(keyword);
    games = games.where((eb) =>
      eb.or([
        eb('games.name', 'ilike', pattern),
        eb('games.subtitle', 'ilike', pattern),
        sql<boolean>`array_to_string(games.tags, ' ') ilike ${pattern}`,
      ]),
    );
  }
  return games;
}

/** The column a board is ordered by, each with the id as the last word; the operator's order rises, the others fall. */
const ORDER = { new: 'publishedAt', hot: 'hot', free: 'hot', vip: 'hot' } as const;

/** Games in the order of a board, after the one with `lastId`. */
export function inBoardOrder(
  games: ReturnType<typeof gamesOnSale>,
  { sort, lastId }: { sort?: GameSort | undefined; lastId?: number | undefined },
) {
  const column = sort === undefined ? 'sort' : ORDER[sort];
  const direction = sort === undefined ? 'asc' : 'desc';
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  const after = sql<boolean>`(games.${sql.ref(column)}, games.id) ${beyond}
    (select ${sql.ref(column)}, id from games where id = ${lastId ?? 0})`;
  return games
    .$if(lastId !== undefined, (list) => list.where(after))
    .select('games.id')
    .orderBy(`games.${column}`, direction)
    .orderBy('games.id', direction);
}

/** The first games of a board, for a rail. */
export async function topOfBoard(reader: Reader, sort: GameSort, size: number): Promise<Game[]> {
  const top = inBoardOrder(gamesOnSale(reader, { sort }), { sort }).limit(size);
  const { cards } = await together(reader, {
    cards: gameCards(sql`select id, row_number() over () as n from (${top}) top`),
  });
  return cards;
}
