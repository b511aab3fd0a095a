import type { Reader } from '@server/db/database';
import { type PageQuery, windowOf } from '@server/db/page';
import { sql } from 'kysely';
import type { PlatformType } from '@/contract/fields';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import { contextsOf } from './gameContext';
import { toGame } from './present';

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
const PLATFORM_TYPES: Readonly<Record<string, PlatformType>> = { android: 1, ios: 2 };

async function knownType(reader: Reader, type: string | undefined): Promise<string | undefined> {
  if (type === undefined || type === '' || type === 'all' || type in PLATFORM_TYPES) return undefined;
  const row = await reader.selectFrom('gameTypes').select('type').where('type', '=', type).executeTakeFirst();
  return row?.type;
}

/** `%` and `_` of a member's words are just characters. */
function likePattern(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
}

async function filtered(reader: Reader, filter: GameFilter) {
  const type = await knownType(reader, filter.type);
  const keyword = filter.keyword?.trim() ?? '';
  const platforms = [filter.platformType, PLATFORM_TYPES[filter.type ?? '']].filter((value) => value !== undefined);
  let games = reader.selectFrom('games').where('games.status', '=', 'online');
  if (type !== undefined) games = games.where(sql<boolean>`games.types @> array[${type}]::text[]`);
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
    const pattern = likePattern(keyword);
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

/** The column a board is ordered by, each with the id as the last word. */
const ORDER = { new: 'publishedAt', hot: 'hot', free: 'hot', vip: 'hot' } as const;

/**
 * A page of games. `lastId` goes on after that game in the board's order, `asOf` leaves out games added since page 1,
 * and the charts move only when they are remade: rows neither repeat nor vanish.
 */
export async function gameList(
  reader: Reader,
  query: PageQuery & GameFilter,
  userId: number | null,
): Promise<Page<Game>> {
  const all = await filtered(reader, query);
  const newest = await reader
    .selectFrom('games')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const asOf = query.asOf ?? newest?.id ?? null;
  const games = asOf === null ? all : all.where('games.id', '<=', asOf);
  const { total } = await games.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = windowOf(query);
  const column = query.sort === undefined ? 'sort' : ORDER[query.sort];
  const direction = query.sort === undefined ? 'asc' : 'desc';
  const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<');
  const after = sql<boolean>`(games.${sql.ref(column)}, games.id) ${beyond}
    (select ${sql.ref(column)}, id from games where id = ${query.lastId ?? 0})`;
  const rows = await games
    .$if(query.lastId !== undefined, (list) => list.where(after))
    .selectAll('games')
    .orderBy(`games.${column}`, direction)
    .orderBy('games.id', direction)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const shown = rows.slice(0, query.pageSize);
  const contextOf = await contextsOf(reader, shown, userId);
  return {
    records: shown.map((game) => toGame(game, contextOf(game.id))),
    total,
    currentPage: query.currentPage,
    pageSize: query.pageSize,
    hasMore: rows.length > query.pageSize,
    lastId: shown.at(-1)?.id ?? null,
    asOf,
  };
}

/** The tabs of the games page. */
export function gameTypes(reader: Reader) {
  return reader.selectFrom('gameTypes').select(['type', 'name']).orderBy('sort').execute();
}
