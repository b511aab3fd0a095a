import type { Reader } from '@server/db/database';
import { COUNTED, type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { together } from '@server/db/together';
import { sql } from 'kysely';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import { type GameFilter, gamesOnSale, inBoardOrder } from './boards';
import { gameCards } from './gameCards';

/**
 * A page of games as a guest sees it, in one statement. `lastId` goes on after that game in the board's order, `asOf` leaves
 * out games added since page 1, and the charts move only when they are remade: rows neither repeat nor vanish.
 */
export async function gameList(reader: Reader, query: PageQuery & GameFilter): Promise<Page<Game>> {
  const { asOf, pageSize } = query;
  const all = gamesOnSale(reader, query);
  const games = asOf === undefined ? all : all.where('games.id', '<=', asOf);
  const { limit, offset } = windowOf(query);
  const page = inBoardOrder(games, query).limit(limit).offset(offset);
  const found = await together<{ asOf: number | null; total: number; ids: number[]; cards: Game[] }>(
    reader,
    {
      asOf: asOf === undefined ? sql`select max(id) from games` : sql`select ${asOf}::int8`,
      total: sql`select count(*) from (${games.select('games.id').limit(sql.lit(COUNTED))}) counted`,
      ids: sql`select coalesce(json_agg(id order by n), '[]') from page`,
      cards: gameCards(sql`select id, n from page where n <= ${pageSize}`),
    },
    sql`page as materialized (select row_number() over () as n, x.id from (${page}) x)`,
  );
  return pageFrom(
    query,
    found.ids.map((id) => ({ id })),
    { records: found.cards, total: found.total, asOf: found.asOf },
  );
}

/** The tabs of the games page. */
export function gameTypes(reader: Reader) {
  return reader.selectFrom('gameTypes').select(['type', 'name']).orderBy('sort').execute();
}
