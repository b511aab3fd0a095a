import type { Reader } from '@server/db/database';
import type { GiftPackRow } from '@server/db/schema/games';
import { ownedItems } from '@server/money/buy';
import { isVip } from '@server/money/vip';
import { giftConditionText } from '@server/text/gifts';
import type { Selectable } from 'kysely';
import type { GiftPack } from '@/contract/gift';
import type { StoredGame } from './present';

type StoredGift = Selectable<GiftPackRow>;

/** What of a member decides over gift packs. */
interface Claimant {
  /** Codes by pack. */
  codes: ReadonlyMap<number, string>;
  owned: ReadonlySet<number>;
  vip: boolean;
}

const nobody: Claimant = { codes: new Map(), owned: new Set(), vip: false };

async function claimantOf(
  reader: Reader,
  userId: number,
  gifts: readonly StoredGift[],
  now: number,
): Promise<Claimant> {
  const ids = gifts.map(({ id }) => id);
  const claims = await reader
    .selectFrom('giftClaims')
    .select(['giftId', 'code'])
    .where('userId', '=', userId)
    .where('giftId', 'in', ids)
    .execute();
  return {
    codes: new Map(claims.map(({ giftId, code }) => [giftId, code])),
    owned: await ownedItems(
      reader,
      userId,
      'game',
      gifts.map(({ gameId }) => gameId),
    ),
    vip: await isVip(reader, userId, now),
  };
}

function meets(gift: StoredGift, { vip, owned }: Claimant): boolean {
  if (gift.condition === 'vip') return vip;
  if (gift.condition === 'bought') return owned.has(gift.gameId);
  // Nobody has checked in before check-in exists.
  return gift.condition === 'none';
}

/** Where a pack stands for a member at a moment. */
function giftState(gift: StoredGift, claimant: Claimant, now: number): GiftPack['state'] {
  if (claimant.codes.has(gift.id)) return 'claimed';
  if (gift.claimStart !== null && gift.claimStart.getTime() > now) return 'notStarted';
  if (gift.claimEnd !== null && gift.claimEnd.getTime() <= now) return 'ended';
  if (gift.remaining === 0) return 'soldOut';
  return meets(gift, claimant) ? 'open' : 'conditionNotMet';
}

function toGiftPack(
  gift: StoredGift,
  game: Pick<StoredGame, 'id' | 'name' | 'icon'>,
  who: Claimant,
  now: number,
): GiftPack {
  return {
    id: gift.id,
    gameId: gift.gameId,
    game: { id: game.id, name: game.name, icon: game.icon },
    name: gift.name,
    items: gift.items,
    total: gift.total,
    left: gift.remaining,
    claimStart: gift.claimStart?.getTime() ?? null,
    claimEnd: gift.claimEnd?.getTime() ?? null,
    redeemEnd: gift.redeemEnd?.getTime() ?? null,
    condition: giftConditionText(gift.condition, gift.conditionValue),
    state: giftState(gift, who, now),
    code: who.codes.get(gift.id) ?? null,
    redeemGuide: gift.redeemGuide,
  };
}

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
  const who = userId === null || gifts.length === 0 ? nobody : await claimantOf(reader, userId, gifts, now);
  return gifts.flatMap((gift) => {
    const game = gameOf.get(gift.gameId);
    return game ? [toGiftPack(gift, game, who, now)] : [];
  });
}
