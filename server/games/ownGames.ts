import type { Reader } from '@server/db/database';
import { type PageQuery, pageFrom, windowOf } from '@server/db/page';
import { together } from '@server/db/together';
import { sql } from 'kysely';
import type { Game } from '@/contract/game';
import type { Page } from '@/contract/page';
import { gameCards } from './gameCards';

/** The games a member has bought, the latest first, whether or not they are still on sale. */
export async function ownGames(reader: Reader, userId: number, query: PageQuery): Promise<Page<Game>> {
  const bought = sql`purchases p where p.user_id = ${userId} and p.item_kind = 'game' and p.reason = 'paid'`;
  const after =
    query.lastId === undefined
      ? sql``
      : sql`and (p.created_at, p.item_id) < (select created_at, item_id from purchases
          where user_id = ${userId} and item_kind = 'game' and item_id = ${query.lastId})`;
  const { limit, offset } = windowOf(query);
  const found = await together<{ total: number; ids: number[]; cards: Game[] }>(
    reader,
    {
      total: sql`select count(*) from ${bought}`,
      ids: sql`select coalesce(json_agg(id order by n), '[]') from page`,
      cards: gameCards(sql`select id, n from page where n <= ${query.pageSize}`),
    },
    sql`page as materialized (select row_number() over () as n, x.id from (select p.item_id as id from ${bought} ${after}
      order by p.created_at desc, p.item_id desc limit ${limit} offset ${offset}) x)`,
  );
  return pageFrom(
    query,
    found.ids.map((id) => ({ id })),
    { records: found.cards.map((game) => ({ ...game, owned: true })), total: found.total, asOf: null },
  );
}
