import type { Reader } from '@server/db/database';
import type { StoredGame } from '@server/games/stored';
import type { GiftPack } from '@/contract/gift';
import { claimantOf, type StoredGift } from './claimant';
import { toGiftPack } from './present';

/** A pack and what is said of its game. */
export interface PackOfGame {
  gift: StoredGift;
  game: Pick<StoredGame, 'id' | 'name' | 'icon'>;
}

/** Packs that are not over, those that can be had first, then the newest: as many as a rail is chosen from. */
const POOL = 100;

/** The packs of games on sale a rail may show, the same for everybody. */
export async function runningPacks(reader: Reader, now: number): Promise<PackOfGame[]> {
  const at = new Date(now);
  const rows = await reader
    .selectFrom('giftPacks as k')
    .innerJoin('games as g', 'g.id', 'k.gameId')
    .where('g.status', '=', 'online')
    .where((eb) => eb.or([eb('k.claimEnd', 'is', null), eb('k.claimEnd', '>', at)]))
    .selectAll('k')
    .select(['g.name as gameName', 'g.icon'])
    .orderBy((eb) => eb.or([eb('k.remaining', '>', 0), eb('k.claimStart', '>', at)]), 'desc')
    .orderBy((eb) => eb.or([eb('k.claimStart', 'is', null), eb('k.claimStart', '<=', at)]), 'desc')
    .orderBy((eb) => eb.fn.coalesce('k.claimStart', eb.val(new Date(0))), 'desc')
    .orderBy('k.id')
    .limit(POOL)
    .execute();
  return rows.map(({ gameName, icon, ...gift }) => ({ gift, game: { id: gift.gameId, name: gameName, icon } }));
}

/** Packs of several games as a member (or guest, null) sees them: one statement, two for a member. */
export async function giftPacks(
  reader: Reader,
  games: readonly Pick<StoredGame, 'id' | 'name' | 'icon'>[],
  userId: number | null,
  now: number,
): Promise<GiftPack[]> {
  if (games.length === 0) return [];
  const gameOf = new Map(games.map((game) => [game.id, game]));
  const gifts = await reader
    .selectFrom('giftPacks')
    .selectAll()
    .where('gameId', 'in', [...gameOf.keys()])
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const who = await claimantOf(reader, userId, gifts, now);
  return gifts.flatMap((gift) => {
    const game = gameOf.get(gift.gameId);
    return game ? [toGiftPack(gift, game, who, now)] : [];
  });
}
