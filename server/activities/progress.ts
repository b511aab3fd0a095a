import type { Reader } from '@server/db/database';
import { epochMs, together } from '@server/db/together';
import { sql } from 'kysely';
import type { Activity } from '@/contract/activity';
import { placeInRank } from './rank';
import { rewardState } from './rewards';

type Progress = NonNullable<Activity['progress']>;

/** A member's row of an activity. */
interface Standing {
  id: number;
  points: number;
  tickets: number;
  place: number | null;
  endsAt: number;
  claimEndsAt: number;
}

interface Reward {
  id: number;
  activityId: number;
  points: number | null;
  rankFrom: number | null;
  rankTo: number | null;
  coins: number;
}

/** How far a member is in each of these activities that they joined, in one statement. */
export async function progressIn(
  reader: Reader,
  ids: readonly number[],
  userId: number,
  now: number,
): Promise<Map<number, Progress>> {
  if (ids.length === 0) return new Map();
  const among = sql`any(${[...ids]}::int8[])`;
  const { standings, rewards, claimed } = await together<{
    standings: Standing[];
    rewards: Reward[];
    claimed: number[];
  }>(reader, {
    standings: sql`select coalesce(json_agg(json_build_object('id', m.activity_id, 'points', m.points, 'tickets', m.tickets,
        'place', case when a.kind = 'rank' and m.points > 0 then ${placeInRank} end, 'endsAt', ${epochMs('a.ends_at')},
        'claimEndsAt', ${epochMs('a.claim_ends_at')})), '[]')
      from activity_members m join activities a on a.id = m.activity_id
      where m.user_id = ${userId} and m.activity_id = ${among}`,
    rewards: sql`select coalesce(json_agg(json_build_object('id', r.id, 'activityId', r.activity_id, 'points', r.points,
        'rankFrom', r.rank_from, 'rankTo', r.rank_to, 'coins', r.coins) order by r.points, r.id), '[]')
      from activity_rewards r where r.activity_id = ${among}`,
    claimed: sql`select coalesce(json_agg(e.ref_id), '[]') from activity_entries e
      where e.user_id = ${userId} and e.kind = 'reward' and e.activity_id = ${among}`,
  });
  const paid = new Set(claimed);
  return new Map(
    standings.map(({ id, points, tickets, place, ...times }) => {
      const own = rewards.filter(({ activityId }) => activityId === id);
      const ends = { endsAt: new Date(times.endsAt), claimEndsAt: new Date(times.claimEndsAt) };
      const open = own.filter(
        (reward) => rewardState(reward, ends, { points, place, claimed: paid.has(reward.id) }, now) === 'open',
      );
      const next = own.find((reward) => (reward.points ?? 0) > points);
      return [
        id,
        {
          points,
          tickets,
          place,
          next: next?.points ? { points: next.points, coins: next.coins } : null,
          open: open.length,
        },
      ];
    }),
  );
}
