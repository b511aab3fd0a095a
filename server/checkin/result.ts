import type { Reader } from '@server/db/database';
import { balanceOf } from '@server/money/ledger';
import type { CheckinResult } from '@/contract/checkin';
import { type CheckinRules, rewardOf } from './rules';
import { givenIn, signedDays, streakNow } from './streak';

/** What an intent came to, told from what is stored: the first answer and every repeated one are made here. */
export async function resultOf(
  reader: Reader,
  rules: CheckinRules,
  { userId, requestId, today }: { userId: number; requestId: string; today: string },
): Promise<Omit<CheckinResult, 'repeated'> | undefined> {
  const row = await reader
    .selectFrom('checkins')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const reached = await reader
    .selectFrom('checkinBonuses')
    .select(['days', 'coins'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .orderBy('days')
    .execute();
  const streak = await streakNow(reader, userId, today);
  const given = await givenIn(reader, userId, streak);
  const next = rules.milestones.find(({ days }) => days > streak.days && !given.has(days));
  return {
    day: row.day,
    reward: row.reward,
    price: row.price,
    reached,
    streak: streak.days,
    total: await signedDays(reader, userId),
    next: next ? { ...next, left: next.days - streak.days } : null,
    tomorrowReward: rewardOf(rules, streak.days + (streak.today ? 1 : 2)),
    balanceAfter: await balanceOf(reader, userId),
  };
}
