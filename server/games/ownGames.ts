import type { Reader } from '@server/db/database';
import { type PageQuery, windowOf } from '@server/db/page';
import { sql } from 'kysely';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import { contextsOf } from './gameContext';
import { toGame } from './present';

/** The games a member has bought, the latest first, whether or not they are still on sale. */
export async function ownGames(reader: Reader, userId: number, query: PageQuery): Promise<Page<Game>> {
  const bought = reader
    .selectFrom('purchases as p')
    .innerJoin('games as g', 'g.id', 'p.itemId')
    .where('p.userId', '=', userId)
    .where('p.itemKind', '=', 'game')
    .where('p.reason', '=', 'paid');
  const { total } = await bought.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const window = windowOf(query);
  const after = sql<boolean>`(p.created_at, p.item_id) < (select created_at, item_id from purchases
    where user_id = ${userId} and item_kind = 'game' and item_id = ${query.lastId ?? 0})`;
  const rows = await bought
    .$if(query.lastId !== undefined, (list) => list.where(after))
    .selectAll('g')
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.itemId', 'desc')
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
    asOf: null,
  };
}
