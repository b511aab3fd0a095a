import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { ActivityJoined } from '@/contract/activity';
import { code } from '@/contract/codes';
import { findActivity, isEligible, statusOf } from './activity';
import { settle } from './settle';

/** Takes a member in and counts what they have done since the activity began: 1007 not running, 4004 not for them. */
export async function joinActivity(
  tx: Tx,
  { activityId, userId, now }: { activityId: number; userId: number; now: number },
): Promise<ActivityJoined> {
  const activity = await findActivity(tx, activityId);
  const member = await tx
    .selectFrom('activityMembers')
    .select(['points', 'tickets'])
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (member) return { joined: true, ...member, repeated: true };
  if (statusOf(activity, now) !== 'running') throw new ProductError(code.notOpen, 'activityNotRunning');
  if (!(await isEligible(tx, activity, userId, now))) {
    throw new ProductError(code.conditionNotMet, 'activityCondition');
  }
  const at = new Date(now);
  const taken = await tx
    .insertInto('activityMembers')
    .values({ activityId, userId, pointsAt: at, joinedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (taken) {
    await tx
      .updateTable('activities')
      .set((eb) => ({ participants: eb('participants', '+', 1) }))
      .where('id', '=', activityId)
      .execute();
  }
  const earned = await settle(tx, { activityId, userId, startsAt: activity.startsAt, now });
  return { joined: true, points: earned.points, tickets: earned.tickets, repeated: !taken };
}
