import type { StoredGame } from '@server/games/stored';
import { giftConditionText, giftReasonText } from '@server/text/gifts';
import type { GiftPack } from '@/contract/gift';
import { type Claimant, meets, type StoredGift } from './claimant';

const codeOf = ({ id }: StoredGift, { codes }: Claimant): string | null =>
  codes.find(([giftId]) => giftId === id)?.[1] ?? null;

/** Where a pack stands for a member at a moment. */
export function giftState(gift: StoredGift, claimant: Claimant, now: number): GiftPack['state'] {
  if (codeOf(gift, claimant) !== null) return 'claimed';
  if (gift.claimStart !== null && gift.claimStart.getTime() > now) return 'notStarted';
  if (gift.claimEnd !== null && gift.claimEnd.getTime() <= now) return 'ended';
  if (gift.remaining === 0) return 'soldOut';
  return meets(gift, claimant, now) ? 'open' : 'conditionNotMet';
}

/** A pack as one member sees it. */
export function toGiftPack(
  gift: StoredGift,
  game: Pick<StoredGame, 'id' | 'name' | 'icon'>,
  who: Claimant,
  now: number,
): GiftPack {
  const state = giftState(gift, who, now);
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
    conditionKind: gift.condition,
    reason: state === 'conditionNotMet' ? giftReasonText(gift.condition, gift.conditionValue, who.checkins) : null,
    state,
    code: codeOf(gift, who),
    redeemGuide: gift.redeemGuide,
  };
}
