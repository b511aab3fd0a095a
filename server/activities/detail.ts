import type { Reader } from '@server/db/database';
import { idsFrom, together } from '@server/db/together';
import { type Marks, marksOf } from '@server/tasks/marks';
import { activityText } from '@server/text/activities';
import { sql } from 'kysely';
import type { ActivityDetail } from '@/contract/activity';
import { eligible, findActivity, type StoredActivity, toActivity } from './activity';
import { placeIn } from './rank';
import { rewardState, SETTLING_MS, type StoredReward } from './rewards';
import { marksFor, type StoredTask, tasksOf } from './settle';

const WINNERS = 20;

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

/** What an activity's page is made of, the same for everybody. */
export interface ActivityStock {
  activity: StoredActivity;
  tasks: StoredTask[];
  rewards: StoredReward[];
  prizes: ActivityDetail['prizes'];
  winners: ActivityDetail['winners'];
}

/** All of an activity's page; 1002 for none. */
export async function activityStock(reader: Reader, id: number): Promise<ActivityStock> {
  const activity = await findActivity(reader, id);
  const rewards = await reader
    .selectFrom('activityRewards')
    .selectAll()
    .where('activityId', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const prizes = await prizesOf(reader, id);
  const winners = prizes.length > 0 ? await winnersOf(reader, id) : [];
  return { activity, tasks: await tasksOf(reader, id), rewards, prizes, winners };
}

/** What of an activity is somebody's own. */
interface Own {
  member: { points: number; tickets: number } | null;
  place: number | null;
  /** Rewards that were paid. */
  paid: number[];
  done: Marks;
  eligible: boolean;
}

const GUEST: Own = { member: null, place: null, paid: [], done: { daily: {}, once: {} }, eligible: true };

/** What of an activity is a member's own, in one statement; after its end what they had done by then. */
function ownOf(reader: Reader, { activity, tasks }: ActivityStock, userId: number, now: number): Promise<Own> {
  const { id, startsAt, endsAt } = activity;
  const until = Math.min(now, endsAt.getTime() - 1);
  return together<{ [K in keyof Own]: Own[K] }>(reader, {
    member: sql`select json_build_object('points', points, 'tickets', tickets) from activity_members
      where activity_id = ${id} and user_id = ${userId}`,
    place: placeIn(id, userId),
    paid: idsFrom(sql`select ref_id as id from activity_entries
      where activity_id = ${id} and user_id = ${userId} and kind = 'reward'`),
    done: marksFor(tasks, { userId, startsAt, now: until }),
    eligible: eligible(activity, userId, now),
  });
}

/** An activity with all its parts as a member sees it, or a guest. */
export async function activityDetail(
  reader: Reader,
  stock: ActivityStock,
  userId: number | null,
  now: number,
): Promise<ActivityDetail> {
  const { activity, tasks, rewards, prizes, winners } = stock;
  const {
    member,
    place,
    paid,
    done,
    eligible: may,
  } = userId === null ? GUEST : await ownOf(reader, stock, userId, now);
  const points = member?.points ?? 0;
  return {
    ...toActivity(activity, member !== null, now),
    rules: activity.rules,
    claimEnd: activity.claimEndsAt.getTime(),
    condition: activityText.condition(activity.condition, activity.conditionValue),
    eligible: may,
    points,
    tickets: member?.tickets ?? 0,
    place,
    tasks: tasks.map(({ activityId: _activity, kind, sort: _sort, ...task }) => ({
      ...task,
      done: Math.min(task.need, marksOf(done, { kind, cycle: task.cycle })),
    })),
    rewards: rewards.map(({ activityId: _activity, sort: _sort, ...reward }) => ({
      ...reward,
      state: rewardState(reward, activity, { points, place, claimed: paid.includes(reward.id) }, now),
    })),
    prizes,
    winners,
  };
}

/** When an activity begins, ends, or its rewards do (epoch ms). */
export function untilTurn({ activity: { startsAt, endsAt, claimEndsAt } }: ActivityStock, now: number): number | null {
  const times = [startsAt.getTime(), endsAt.getTime(), endsAt.getTime() + SETTLING_MS, claimEndsAt.getTime()];
  const coming = times.filter((time) => time > now);
  return coming.length === 0 ? null : Math.min(...coming);
}
