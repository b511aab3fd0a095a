import { activityNumber } from '@demo/art/activities/activityPicture';
import { activities, drawOdds } from '@demo/content/activities';
import type { ActivityContent } from '@demo/content/activityContent';
import { draw } from '@server/activities/draw';
import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { mediaPath } from '@server/media/kinds';
import { cleanHtml } from '@server/platform/cleanHtml';
import { sql } from 'kysely';
import { boundary } from './boundary';
import { continueIds } from './identity';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Writers of the square who took part. */
const WRITERS = { from: 2, to: 40 };
/** Draws made before the demo begins, one every so often. */
const DRAWS = 12;
const DRAW_EVERY_MIN = 37;

async function insertActivity(tx: Tx, content: ActivityContent, now: number): Promise<void> {
  const { id, kind, title, summary, starts, ends, claims } = content;
  const [condition, conditionValue] = content.condition ?? ['none', 0];
  await tx
    .insertInto('activities')
    .values({
      id,
      kind,
      title,
      cover: mediaPath('activity', activityNumber(content.art)),
      summary,
      rules: cleanHtml(content.rules),
      condition,
      conditionValue,
      startsAt: boundary(now - starts * DAY_MS, now),
      endsAt: boundary(now + ends * DAY_MS, now),
      claimEndsAt: boundary(now + claims * DAY_MS, now),
    })
    .execute();
  await tx
    .insertInto('activityTasks')
    .values(content.tasks.map((task, sort) => ({ ...task, activityId: id, sort })))
    .execute();
  const rewards = (content.rewards ?? []).map((reward, sort) => ({
    activityId: id,
    title: reward.title,
    coins: reward.coins,
    sort,
    points: 'points' in reward ? reward.points : null,
    rankFrom: 'rank' in reward ? reward.rank[0] : null,
    rankTo: 'rank' in reward ? reward.rank[1] : null,
  }));
  if (rewards.length > 0) await tx.insertInto('activityRewards').values(rewards).execute();
  if (content.draws) {
    const prizes = drawOdds.map((prize, sort) => ({ ...prize, activityId: id, sort }));
    await tx.insertInto('activityPrizes').values(prizes).execute();
  }
}

/** Who took part so far and what they earned: daily tasks of the days before today, some by each, always the same. */
async function insertMembers(tx: Tx, memberId: number, now: number): Promise<void> {
  const at = new Date(now);
  const took = sql`(u.id between ${WRITERS.from} and ${WRITERS.to} and (u.id * 7 + a.id * 3) % 5 < 3
    or u.id = ${memberId} and a.id in (1, 2, 6))`;
  await sql`insert into activity_members (activity_id, user_id, points_at, joined_at)
    select a.id, u.id, a.starts_at, a.starts_at from activities a cross join users u
    where a.starts_at < ${at} and a.condition <> 'newcomer' and ${took}`.execute(tx);
  await sql`insert into activity_entries (activity_id, user_id, kind, ref_id, period, points, tickets, created_at)
    select m.activity_id, m.user_id, 'task', t.id, (d.day at time zone 'Asia/Shanghai')::date::text, t.points, t.tickets,
      d.day + (m.user_id * 13 + t.id * 7) % 600 * interval '1 minute'
    from activity_members m
    join activities a on a.id = m.activity_id
    join activity_tasks t on t.activity_id = a.id and t.cycle = 'daily'
    cross join lateral generate_series(a.starts_at, least(a.ends_at, ${at}::timestamptz) - interval '24 hours', interval '24 hours') with ordinality d(day, n)
    where case when m.user_id = ${memberId} then t.kind = 'checkin'
      else abs(hashtext(m.user_id || ':' || t.id || ':' || d.n)) % 100 < 15 + m.user_id * 37 % 60 end
    order by 8, 2, 4`.execute(tx);
  await sql`update activity_members m set points = e.points, tickets = e.tickets, points_at = e.latest
    from (select activity_id, user_id, sum(points) as points, sum(tickets) as tickets, max(created_at) as latest
          from activity_entries group by 1, 2) e
    where e.activity_id = m.activity_id and e.user_id = m.user_id`.execute(tx);
  await sql`update activities a set participants = m.n
    from (select activity_id, count(*) as n from activity_members group by 1) m where m.activity_id = a.id`.execute(tx);
}

async function insertDraws(tx: Tx, ids: Ids, memberId: number, now: number): Promise<void> {
  const holders = await tx
    .selectFrom('activityMembers')
    .select(['activityId', 'userId'])
    .where('tickets', '>', 0)
    .where('userId', '<>', memberId)
    .orderBy('userId')
    .limit(DRAWS)
    .execute();
  for (const [place, holder] of holders.entries()) {
    const at = now - (DRAWS - place) * DRAW_EVERY_MIN * MINUTE_MS;
    await draw(tx, ids, { ...holder, requestId: ids.uuid(), now: at });
  }
}

/** The demo's activities with people in them; `memberId` is the demo member who has tickets and rewards to take. */
export async function seedActivities(tx: Tx, ids: Ids, memberId: number, now: number): Promise<void> {
  for (const content of activities) await insertActivity(tx, content, now);
  await insertMembers(tx, memberId, now);
  await insertDraws(tx, ids, memberId, now);
  await continueIds(tx, 'activities');
}
