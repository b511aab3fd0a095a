import type { Reader } from '@server/db/database';
import { type PageQuery, pageFrom, windowOf } from '@server/db/page';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import { type GameFilter, gamesOnSale, inBoardOrder } from './boards';
import { contextsOf } from './gameContext';
import { toGame } from './present';

/**
 * A page of games. `lastId` goes on after that game in the board's order, `asOf` leaves out games added since page 1,
 * and the charts move only when they are remade: rows neither repeat nor vanish.
 */
export async function gameList(
  reader: Reader,
  query: PageQuery & GameFilter,
  userId: number | null,
): Promise<Page<Game>> {
  const all = await gamesOnSale(reader, query);
  const newest = await reader
    .selectFrom('games')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  const asOf = query.asOf ?? newest?.id ?? null;
  const games = asOf === null ? all : all.where('games.id', '<=', asOf);
  const { total } = await games.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf(query);
  const rows = await inBoardOrder(games, query).limit(limit).offset(offset).execute();
  const shown = rows.slice(0, query.pageSize);
  const contextOf = await contextsOf(reader, shown, userId);
  return pageFrom(query, rows, { records: shown.map((game) => toGame(game, contextOf(game.id))), total, asOf });
}

/** The tabs of the games page. */
export function gameTypes(reader: Reader) {
  return reader.selectFrom('gameTypes').select(['type', 'name']).orderBy('sort').execute();
}
