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

/** The first members with points: more points first, of equal ones who had them earlier. */
const top = (activityId: number) => sql`select user_id, points,
  row_number() over (order by points desc, points_at, user_id) as place
  from activity_members where activity_id = ${activityId} and points > 0
  order by points desc, points_at, user_id limit ${sql.lit(TOP)}`;

/** SQL: the place of `m`, a row of `activity_members`: those who stand before are counted in the index, not ranked. */
export const placeInRank = sql<number>`1
    + (select count(*) from activity_members o where o.activity_id = m.activity_id and o.points > m.points)
    + (select count(*) from activity_members o where o.activity_id = m.activity_id and o.points = m.points
        and (o.points_at, o.user_id) < (m.points_at, m.user_id))`;

/** One member's row of the ranking. */
const mine = (activityId: number, userId: number | null) => sql`select m.user_id, m.points, ${placeInRank} as place
  from activity_members m where m.activity_id = ${activityId} and m.user_id = ${userId} and m.points > 0`;

/** A member's place; null without points. */
export async function placeOf(reader: Reader, activityId: number, userId: number): Promise<number | null> {
  const { rows } = await sql<{ place: number }>`${mine(activityId, userId)}`.execute(reader);
  return rows[0]?.place ?? null;
}

/** The top of the ranking, and the row of the one who asks, wherever it stands. */
export async function activityRank(reader: Reader, activityId: number, userId: number | null): Promise<ActivityRank> {
  const { rows } = await sql<Placed>`select r.place, r.points, u.id, u.uid, u.name, u.avatar
    from ((${top(activityId)}) union (${mine(activityId, userId)})) r join users u on u.id = r.user_id
    order by r.place`.execute(reader);
  const toRow = ({ place, uid, name, points, ...user }: Placed) => ({
    place,
    uid,
    name,
    avatar: avatarOf(user),
    points,
  });
  const own = rows.find(({ id }) => id === userId);
  return { records: rows.filter(({ place }) => place <= TOP).map(toRow), mine: own ? toRow(own) : null };
}
