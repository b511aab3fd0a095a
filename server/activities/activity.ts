import type { Reader } from '@server/db/database';
import type { ActivityRow } from '@server/db/schema/activities';
import { together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { type RawBuilder, type Selectable, sql } from 'kysely';
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

/** SQL: whether a member may take part. */
export function eligible(
  { condition, conditionValue }: Pick<StoredActivity, 'condition' | 'conditionValue'>,
  userId: number,
  now: number,
): RawBuilder<boolean> {
  switch (condition) {
    case 'none':
      return sql`select true`;
    case 'vip':
      return sql`select exists (select from vip_members where user_id = ${userId} and exp_time > ${new Date(now)})`;
    case 'phone':
      return sql`select phone is not null from users where id = ${userId}`;
    case 'newcomer':
      return sql`select created_at > ${new Date(now - conditionValue * DAY_MS)} from users where id = ${userId}`;
  }
}

/** Whether a member may take part. */
export async function isEligible(
  reader: Reader,
  activity: StoredActivity,
  userId: number,
  now: number,
): Promise<boolean> {
  const { may } = await together(reader, { may: eligible(activity, userId, now) });
  return may;
}
