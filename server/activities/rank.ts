import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { avatarOf } from '@server/users/account';
import { type RawBuilder, sql } from 'kysely';
import { type ActivityRank, LAST_PLACE, type RankRow } from '@/contract/activity';

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

/** SQL: the last place of the activity of `m` that is counted: the last that brings something, or is a place to be proud of. */
const last = sql`(select greatest(${sql.lit(LAST_PLACE)}, max(w.rank_to)) from activity_rewards w where w.activity_id = m.activity_id)`;

/** SQL: how many of the members `o` stand before `m`, as far as places are counted. */
const ahead = (before: RawBuilder<unknown>) => sql`(select count(*) from (select from activity_members o
  where o.activity_id = m.activity_id and ${before} limit ${last}) before)`;

/** SQL: the place of `m`, a row of `activity_members`: those who stand before are counted in the index, not ranked. */
export const placeInRank = sql<number>`least(${last} + 1, 1 + ${ahead(sql`o.points > m.points`)}
  + ${ahead(sql`o.points = m.points and (o.points_at, o.user_id) < (m.points_at, m.user_id)`)})`;

/** One member's row of the ranking. */
const mine = (activityId: number, userId: number) => sql`select m.user_id, m.points, ${placeInRank} as place
  from activity_members m where m.activity_id = ${activityId} and m.user_id = ${userId} and m.points > 0`;

/** SQL: a member's place; null without points. */
export const placeIn = (activityId: number, userId: number): RawBuilder<number | null> =>
  sql`select place from (${mine(activityId, userId)}) mine`;

/** A member's place; null without points. */
export async function placeOf(reader: Reader, activityId: number, userId: number): Promise<number | null> {
  const { place } = await together(reader, { place: placeIn(activityId, userId) });
  return place;
}

async function placed(reader: Reader, rows: RawBuilder<unknown>): Promise<RankRow[]> {
  const { rows: found } = await sql<Placed>`select r.place, r.points, u.id, u.uid, u.name, u.avatar
    from (${rows}) r join users u on u.id = r.user_id order by r.place`.execute(reader);
  return found.map(({ place, uid, name, points, ...user }) => ({ place, uid, name, avatar: avatarOf(user), points }));
}

/** The top of the ranking as a guest sees it. */
export async function activityRank(reader: Reader, activityId: number): Promise<ActivityRank> {
  return { records: await placed(reader, top(activityId)), mine: null };
}

/** The same with the row of the member who asks, wherever it stands; where the two contradict each other the top is read anew. */
export async function memberRank(
  reader: Reader,
  { records }: ActivityRank,
  { activityId, userId }: { activityId: number; userId: number },
): Promise<ActivityRank> {
  const [own = null] = await placed(reader, mine(activityId, userId));
  const known = records.find(({ uid }) => uid === own?.uid);
  const should = own !== null && own.place <= TOP ? own : undefined;
  const agrees = known?.place === should?.place && known?.points === should?.points;
  const shown = agrees ? records : await placed(reader, top(activityId));
  return { records: shown.map((row) => (row.uid === own?.uid ? own : row)), mine: own };
}
