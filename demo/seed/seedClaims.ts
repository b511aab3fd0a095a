import { giftPacks } from '@demo/content/giftPacks';
import type { Tx } from '@server/db/database';
import { claimGift } from '@server/gifts/claim';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When a pack that is over could still be claimed, or this morning for one that is not. */
const claimedAt = (endBefore: number, now: number) => (endBefore > 0 ? now - endBefore - DAY_MS : now - 5 * HOUR_MS);

/** The demo member has codes: of a pack still open, of one still to be redeemed, of one whose time is over. */
export async function seedClaims(tx: Tx, userId: number, now: number): Promise<void> {
  const free = giftPacks.filter(({ condition, left }) => condition === 'none' && left > 0);
  const wanted = [
    free.find(({ claimStartBefore, claimEndBefore }) => claimStartBefore > DAY_MS && claimEndBefore < 0),
    free.find(({ claimEndBefore, redeemEndBefore }) => claimEndBefore > 0 && redeemEndBefore < 0),
    free.find(({ redeemEndBefore }) => redeemEndBefore > 0),
  ];
  for (const pack of wanted) {
    if (pack === undefined) continue;
    const { id: giftId, claimEndBefore } = pack;
    await claimGift(tx, { userId, giftId, requestId: `seed-gift-${giftId}`, now: claimedAt(claimEndBefore, now) });
  }
}
