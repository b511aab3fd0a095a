import type { Reader } from '@server/db/database';
import { activityText } from '@server/text/activities';
import type { ActivityDetail } from '@/contract/activity';
import { findActivity, isEligible, type StoredActivity, toActivity } from './activity';
import { placeOf } from './rank';
import { rewardState } from './rewards';
import { taskStandings } from './settle';

const WINNERS = 20;

/** Nobody: with this id no member row is found. */
const GUEST = 0;

async function winnersOf(reader: Reader, activityId: number): Promise<ActivityDetail['winners']> {
  const rows = await reader
    .selectFrom('activityEntries as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .select(['e.id', 'e.coins', 'e.createdAt', 'u.name'])
    .where('e.activityId', '=', activityId)
    .where('e.kind', '=', 'draw')
    .where('e.coins', '>', 0)
    .orderBy('e.id', 'desc')
    .limit(WINNERS)
    .execute();
  return rows.map(({ id, coins, createdAt, name }) => ({
    id,
    name: activityText.masked(name),
    coins,
    createTime: createdAt.getTime(),
  }));
}

async function prizesOf(reader: Reader, activityId: number): Promise<ActivityDetail['prizes']> {
  const prizes = await reader
    .selectFrom('activityPrizes')
    .select(['id', 'coins', 'weight'])
    .where('activityId', '=', activityId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.map(({ id, coins, weight }) => ({ id, coins, percent: (weight / all) * 100 }));
}

/** What a member has reached in an activity, and which rewards were paid. */
async function memberOf(reader: Reader, activityId: number, userId: number) {
  const member = await reader
    .selectFrom('activityMembers')
    .select(['points', 'tickets'])
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const paid = await reader
    .selectFrom('activityEntries')
    .select('refId')
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .where('kind', '=', 'reward')
    .execute();
  return {
    joined: member !== undefined,
    points: member?.points ?? 0,
    tickets: member?.tickets ?? 0,
    place: await placeOf(reader, activityId, userId),
    paid: new Set(paid.map(({ refId }) => refId)),
  };
}

type Member = Awaited<ReturnType<typeof memberOf>>;

async function rewardsOf(
  reader: Reader,
  activity: StoredActivity,
  { points, place, paid }: Member,
  now: number,
): Promise<ActivityDetail['rewards']> {
  const rewards = await reader
    .selectFrom('activityRewards')
    .selectAll()
    .where('activityId', '=', activity.id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rewards.map(({ activityId: _activity, sort: _sort, ...reward }) => ({
    ...reward,
    state: rewardState(reward, activity, { points, place, claimed: paid.has(reward.id) }, now),
  }));
}

/** An activity with all its parts as a member (or guest, null) sees it. */
export async function activityDetail(
  reader: Reader,
  id: number,
  userId: number | null,
  now: number,
): Promise<ActivityDetail> {
  const activity = await findActivity(reader, id);
  const member = await memberOf(reader, id, userId ?? GUEST);
  const until = Math.min(now, activity.endsAt.getTime() - 1);
  const standing = { activityId: id, userId: userId ?? GUEST, startsAt: activity.startsAt, now: until };
  const tasks = await taskStandings(reader, standing);
  const prizes = await prizesOf(reader, id);
  return {
    ...toActivity(activity, member.joined, now),
    rules: activity.rules,
    claimEnd: activity.claimEndsAt.getTime(),
    condition: activityText.condition(activity.condition, activity.conditionValue),
    eligible: userId === null || (await isEligible(reader, activity, userId, now)),
    points: member.points,
    tickets: member.tickets,
    place: member.place,
    tasks: tasks.map(({ activityId: _activity, kind: _kind, sort: _sort, ...task }) => task),
    rewards: await rewardsOf(reader, activity, member, now),
    prizes,
    winners: prizes.length > 0 ? await winnersOf(reader, id) : [],
  };
}
