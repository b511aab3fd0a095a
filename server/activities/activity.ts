import type { Reader } from '@server/db/database';
import type { ActivityRow } from '@server/db/schema/activities';
import { ProductError } from '@server/errors';
import { isVip } from '@server/money/vip';
import type { Selectable } from 'kysely';
import type { Activity } from '@/contract/activity';
import { code } from '@/contract/codes';

export type StoredActivity = Selectable<ActivityRow>;

/** An activity; 1002 for none. */
export async function findActivity(reader: Reader, id: number): Promise<StoredActivity> {
  const found = await reader.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'activityGone');
  return found;
}

/** Where an activity stands at a moment. */
export function statusOf({ startsAt, endsAt }: StoredActivity, now: number): Activity['status'] {
  if (now < startsAt.getTime()) return 'upcoming';
  return now < endsAt.getTime() ? 'running' : 'ended';
}

/** An activity as lists show it. */
export function toActivity(activity: StoredActivity, joined: boolean, now: number): Activity {
  const { id, kind, title, cover, summary, startsAt, endsAt, participants } = activity;
  return {
    id,
    kind,
    title,
    cover,
    summary,
    startTime: startsAt.getTime(),
    endTime: endsAt.getTime(),
    status: statusOf(activity, now),
    participants,
    joined,
  };
}

const DAY_MS = 86_400_000;

/** Whether a member may take part. */
export async function isEligible(
  reader: Reader,
  { condition, conditionValue }: StoredActivity,
  userId: number,
  now: number,
): Promise<boolean> {
  if (condition === 'none') return true;
  if (condition === 'vip') return isVip(reader, userId, now);
  const { phone, createdAt } = await reader
    .selectFrom('users')
    .select(['phone', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return condition === 'phone' ? phone !== null : now - createdAt.getTime() < conditionValue * DAY_MS;
}
