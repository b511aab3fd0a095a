import { businessDate } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { credit, lockAccount } from '@server/money/ledger';
import { noteTask } from '@server/tasks/progress';
import { checkinText } from '@server/text/checkin';
import type { CheckinResult } from '@/contract/checkin';
import { code } from '@/contract/codes';
import { daysLater } from './calendar';
import { giveMilestones } from './milestones';
import { resultOf } from './result';
import { checkinRules, rewardOf } from './rules';
import { isSigned, streakTo } from './streak';

/** One intent of a member to sign today. */
export interface SignWish {
  userId: number;
  requestId: string;
  now: number;
}

/**
 * Signs the business day, once whatever the taps: the same intent answers again, another one 4003. 1007 while the
 * operator has closed it; what was signed before stays told.
 */
export async function signToday(tx: Tx, wish: SignWish): Promise<CheckinResult> {
  const { userId, requestId, now } = wish;
  const today = businessDate(now);
  const rules = await checkinRules(tx);
  await lockAccount(tx, userId);
  const earlier = await resultOf(tx, rules, { userId, requestId, today });
  if (earlier) return { ...earlier, repeated: true };
  if (!rules.open) throw new ProductError(code.notOpen, 'checkinClosed');
  if (await isSigned(tx, userId, today)) throw new ProductError(code.checkedInToday, 'checkedInToday');

  const before = await streakTo(tx, userId, daysLater(today, -1));
  const reward = rewardOf(rules, before.days + 1);
  await tx
    .insertInto('checkins')
    .values({ userId, day: today, kind: 'signed', reward, requestId, createdAt: new Date(now) })
    .execute();
  if (reward > 0) {
    const title = checkinText.signed(before.days + 1);
    await credit(tx, {
      userId,
      amount: reward,
      kind: 'checkin',
      ref: `${userId}:${today}`,
      title,
      from: 'reward',
      now,
    });
  }
  const run = { days: before.days + 1, from: before.from ?? today };
  await giveMilestones(tx, rules, { userId, requestId, before: before.days, run, last: today, now });
  await noteTask(tx, userId, 'checkin', now);
  const result = await resultOf(tx, rules, { userId, requestId, today });
  if (!result) throw new Error('a signed day was not found');
  return { ...result, repeated: false };
}
