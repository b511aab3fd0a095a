import { activityApi } from '@/api/activityApi';
import { giftApi } from '@/api/giftApi';
import type { GiftPack } from '@/contract/gift';
import type { AppDispatch } from '@/kernel/dispatch';
import type { ClaimIntent } from './claimMachine';
import type { Gain } from './claimsSlice';

/** The fields of the answers that say what was gained. */
interface Said extends Partial<GiftPack> {
  reward?: number;
  coins?: number;
  prizeId?: number;
}

const calls = { ...activityApi.endpoints, ...giftApi.endpoints };
const once = { track: false } as const;

function callFor({ target, requestId }: ClaimIntent) {
  const { id } = target;
  switch (target.kind) {
    case 'gift':
      return calls.claimGift.initiate({ id, requestId }, once);
    case 'task':
      return calls.claimTask.initiate({ id, requestId }, once);
    case 'join':
      return calls.joinActivity.initiate({ id, requestId }, once);
    case 'draw':
      return calls.drawActivity.initiate({ id, requestId }, once);
    case 'reward':
      return calls.claimActivityReward.initiate({ id, rid: target.rid, requestId }, once);
  }
}

/** Asks the server for a claim: what it brought, or the fault. */
export async function sendClaim(
  intent: ClaimIntent,
  dispatch: AppDispatch,
): Promise<{ gain: Gain } | { fault: unknown }> {
  const { data, error } = (await dispatch(callFor(intent) as never)) as { data?: Said; error?: unknown };
  if (error !== undefined || data === undefined) return { fault: error };
  const gain: Gain = { coins: data.reward ?? data.coins ?? 0 };
  if (data.prizeId !== undefined) gain.prizeId = data.prizeId;
  if (intent.target.kind === 'gift') gain.pack = data as GiftPack;
  return { gain };
}
