import type { Reader } from '@server/db/database';
import type { StoredGame } from '@server/games/present';
import type { GiftPack } from '@/contract/gift';
import { claimantOf, nobody } from './claimant';
import { toGiftPack } from './present';

/** Packs of several games as a member (or guest, null) sees them. */
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
  const who = userId === null ? nobody : await claimantOf(reader, userId, gifts, now);
  return gifts.flatMap((gift) => {
    const game = gameOf.get(gift.gameId);
    return game ? [toGiftPack(gift, game, who, now)] : [];
  });
}
