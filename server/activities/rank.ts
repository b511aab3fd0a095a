import type { Reader } from '@server/db/database';
import { avatarOf } from '@server/users/account';
import { sql } from 'kysely';
import type { ActivityRank } from '@/contract/activity';

const TOP = 50;

interface Placed {
  place: number;
  id: number;
  uid: string;
  name: string;
  avatar: string;
  points: number;
}

/** Members with points in order: more points first, of equal ones who had them earlier. */
const placed = (activityId: number) => sql`select user_id, points,
  row_number() over (order by points desc, points_at, user_id) as place
  from activity_members where activity_id = ${activityId} and points > 0`;

/** A member's place; null without points. */
export async function placeOf(reader: Reader, activityId: number, userId: number): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`select place from (${placed(activityId)}) ranked
    where user_id = ${userId}`.execute(reader);
  return rows[0]?.place ?? null;
}

/** The top of the ranking, and the row of the one who asks, wherever it stands. */
export async function activityRank(reader: Reader, activityId: number, userId: number | null): Promise<ActivityRank> {
  const { rows } = await sql<Placed>`select r.place, r.points, u.id, u.uid, u.name, u.avatar
    from (${placed(activityId)}) r join users u on u.id = r.user_id
    where r.place <= ${TOP} or r.user_id = ${userId} order by r.place`.execute(reader);
  const toRow = ({ place, uid, name, points, ...user }: Placed) => ({
    place,
    uid,
    name,
    avatar: avatarOf(user),
    points,
  });
  const mine = rows.find(({ id }) => id === userId);
  return { records: rows.filter(({ place }) => place <= TOP).map(toRow), mine: mine ? toRow(mine) : null };
}
