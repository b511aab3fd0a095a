import type { Reader } from '@server/db/database';
import { findGame } from '@server/games/gameDetail';
import { sql } from 'kysely';
import type { PlatformType } from '@/contract/fields';
import type { Standing } from '@/contract/review';
import { toOwnReview } from './saveReview';

interface Row {
  boughtAt: Date | null;
  price: number | null;
  order: number | null;
  downloads: number;
  lastAt: Date | null;
  version: string | null;
  platformType: PlatformType | null;
  wished: boolean;
}

/** What a member has to do with a game: what was paid, what was downloaded, whether it is wished for, their review. */
export async function standingOf(reader: Reader, gameId: number, userId: number): Promise<Standing> {
  await findGame(reader, gameId);
  const { rows } = await sql<Row>`select p.created_at as bought_at, p.price, p.txn_id as "order", d.n::int as downloads,
      l.created_at as last_at, l.version, l.platform_type, w.user_id is not null as wished
    from (select ${userId}::bigint as user_id, ${gameId}::bigint as game_id) me
      left join purchases p on p.user_id = me.user_id and p.item_kind = 'game' and p.item_id = me.game_id
        and p.reason = 'paid'
      left join game_wishes w on w.user_id = me.user_id and w.game_id = me.game_id
      left join lateral (select count(*) as n from game_downloads
        where user_id = me.user_id and game_id = me.game_id) d on true
      left join lateral (select created_at, version, platform_type from game_downloads
        where user_id = me.user_id and game_id = me.game_id order by id desc limit 1) l on true`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('a question without an answer');
  const { boughtAt, price, order, downloads, lastAt, version, platformType, wished } = row;
  const review = await reader
    .selectFrom('gameReviews')
    .selectAll()
    .where('gameId', '=', gameId)
    .where('authorId', '=', userId)
    .executeTakeFirst();
  const bought =
    boughtAt === null || price === null || order === null ? null : { createTime: boughtAt.getTime(), price, order };
  return {
    id: gameId,
    bought,
    downloads,
    last:
      lastAt === null || platformType === null
        ? null
        : { createTime: lastAt.getTime(), version: version ?? '', platformType },
    canReview: bought !== null || downloads > 0,
    review: review ? toOwnReview(review) : null,
    wished,
  };
}
