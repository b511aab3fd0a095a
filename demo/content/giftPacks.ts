import { gameNamed } from './games';
import type { GiftDraft, GiftPackContent } from './giftContent';
import { braveGifts } from './gifts/brave';
import { cosyGifts } from './gifts/cosy';
import { days, hours } from './time';

const NEWCOMER_DAYS = 7;

/** Twenty-six packs: open, sold out, not yet open, ended, and each condition. */
export const giftPacks: readonly GiftPackContent[] = [...cosyGifts, ...braveGifts].map((draft: GiftDraft, i) => ({
  id: i + 1,
  gameId: gameNamed(draft.game).id,
  name: draft.name,
  items: draft.items.map(([name, count]) => ({ name, count })),
  total: draft.stock[0],
  left: draft.stock[1],
  condition: draft.asks === undefined ? 'none' : typeof draft.asks === 'number' ? 'checkin' : draft.asks,
  conditionValue: typeof draft.asks === 'number' ? draft.asks : draft.asks === 'newcomer' ? NEWCOMER_DAYS : 0,
  claimStartBefore: days(draft.opens) - hours(10),
  claimEndBefore: -days(draft.ends) - hours(14),
  redeemEndBefore: -days(draft.redeem) - hours(14),
  redeemGuide: draft.guide,
}));

/** Whether a game has a gift pack at all. */
export const hasGift = (gameId: number): boolean => giftPacks.some((pack) => pack.gameId === gameId);
