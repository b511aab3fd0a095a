import type { Tx } from '@server/db/database';
import type { ActivityRewardRow } from '@server/db/schema/activities';
import { ProductError } from '@server/errors';
import { balanceOf, credit, lockAccount } from '@server/money/ledger';
import { activityText } from '@server/text/activities';
import type { Selectable } from 'kysely';
import type { ActivityReward, ActivityRewarded } from '@/contract/activity';
import { code } from '@/contract/codes';
import { findActivity, type StoredActivity } from './activity';
import { earlierEntry } from './entries';
import { placeOf } from './rank';

export type StoredReward = Selectable<ActivityRewardRow>;

/** What decides over a reward for one member. */
export interface Reached {
  points: number;
  place: number | null;
  claimed: boolean;
}

/** A request that began before the end has been answered by then: places do not move any more. */
export const SETTLING_MS = 60_000;

/** Where a reward stands for a member: a rung as soon as it is reached, a place once the activity is over. */
export function rewardState(
  reward: Pick<StoredReward, 'points' | 'rankFrom' | 'rankTo'>,
  { endsAt, claimEndsAt }: Pick<StoredActivity, 'endsAt' | 'claimEndsAt'>,
  { points, place, claimed }: Reached,
  now: number,
): ActivityReward['state'] {
  if (claimed) return 'claimed';
  if (now >= claimEndsAt.getTime()) return 'missed';
  if (reward.points !== null) {
    if (points >= reward.points) return 'open';
    return now >= endsAt.getTime() ? 'missed' : 'locked';
  }
  if (now < endsAt.getTime() + SETTLING_MS) return 'locked';
  return place !== null && place >= (reward.rankFrom ?? 0) && place <= (reward.rankTo ?? 0) ? 'open' : 'missed';
}

/** One tap on a reward's 领取. */
export interface RewardClaim {
  userId: number;
  activityId: number;
  rewardId: number;
  requestId: string;
  now: number;
}

async function findReward(tx: Tx, { activityId, rewardId }: RewardClaim): Promise<StoredReward> {
  const reward = await tx
    .selectFrom('activityRewards')
    .selectAll()
    .where('id', '=', rewardId)
    .where('activityId', '=', activityId)
    .executeTakeFirst();
  if (!reward) throw new ProductError(code.notFound, 'activityGone');
  return reward;
}

/** What the member has reached in the activity; 4004 for one who has not joined. */
async function reachedBy(tx: Tx, { userId, activityId, rewardId }: RewardClaim): Promise<Reached> {
  const member = await tx
    .selectFrom('activityMembers')
    .select('points')
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!member) throw new ProductError(code.conditionNotMet, 'activityNotJoined');
  const paid = await tx
    .selectFrom('activityEntries')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'reward')
    .where('refId', '=', rewardId)
    .executeTakeFirst();
  return { points: member.points, place: await placeOf(tx, activityId, userId), claimed: paid !== undefined };
}

/** Pays a reward once: 4002 paid to another request, 4004 not reached, 1007 too late. */
export async function claimReward(tx: Tx, claim: RewardClaim): Promise<ActivityRewarded> {
  const { userId, activityId, rewardId, requestId, now } = claim;
  await lockAccount(tx, userId);
  const before = await earlierEntry(tx, { userId, requestId, kind: 'reward', activityId, refId: rewardId });
  if (before) {
    return { id: rewardId, coins: before.coins, balanceAfter: await balanceOf(tx, userId), repeated: true };
  }
  const activity = await findActivity(tx, activityId);
  const reward = await findReward(tx, claim);
  const state = rewardState(reward, activity, await reachedBy(tx, claim), now);
  if (state === 'claimed') throw new ProductError(code.claimedAlready, 'rewardClaimed');
  if (state === 'locked') throw new ProductError(code.conditionNotMet, 'rewardLocked');
  if (state === 'missed') throw new ProductError(code.notOpen, 'rewardClosed');
  const { coins } = reward;
  const { txnId, balance } = await credit(tx, {
    userId,
    amount: coins,
    kind: 'activity',
    ref: `${userId}:${rewardId}`,
    title: activityText.rewardLedger(activity.title),
    from: 'reward',
    now,
  });
  const entry = { activityId, userId, kind: 'reward', refId: rewardId, coins, requestId, txnId } as const;
  await tx
    .insertInto('activityEntries')
    .values({ ...entry, createdAt: new Date(now) })
    .execute();
  return { id: rewardId, coins, balanceAfter: balance, repeated: false };
}
