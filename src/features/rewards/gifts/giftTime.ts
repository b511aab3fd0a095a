import type { GiftPack } from '@/contract/gift';

const DAY_MS = 86_400_000;

/** Whether the time to claim a pack (or to redeem one's own) ends within a day. */
export function endsSoon({ state, claimEnd, redeemEnd }: GiftPack, now: number): boolean {
  const end = state === 'claimed' ? redeemEnd : claimEnd;
  const waits = state === 'open' || state === 'claimed' || state === 'conditionNotMet';
  return waits && end != null && end > now && end - now <= DAY_MS;
}

/** How much of a pack is left, in percent; something is never said to be nothing. */
export function percentLeft({ left, total }: Pick<GiftPack, 'left' | 'total'>): number {
  return total > 0 ? Math.min(100, Math.ceil((left / total) * 100)) : 0;
}

/** Where a pack stands now; a row may have been read before its time began or ended. */
export function stateNow({ state, claimStart, claimEnd }: GiftPack, now: number): GiftPack['state'] {
  if (state === 'claimed') return state;
  if (claimEnd != null && claimEnd <= now) return 'ended';
  if (state === 'notStarted' && claimStart != null && claimStart <= now) return 'open';
  return state;
}

/** Whether a code one has can no longer be redeemed. */
export const isPast = ({ state, redeemEnd }: GiftPack, now: number): boolean =>
  state === 'claimed' && redeemEnd != null && redeemEnd <= now;
