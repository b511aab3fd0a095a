import { businessDate } from '@server/businessDay';
import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { debit, lockAccount } from '@server/money/ledger';
import { checkinText } from '@server/text/checkin';
import type { CheckinResult } from '@/contract/checkin';
import { code } from '@/contract/codes';
import { daysLater, isDay, monthOf, monthSpan } from './calendar';
import { giveMilestones } from './milestones';
import { resultOf } from './result';
import { type CheckinRules, checkinRules } from './rules';
import { isSigned, streakNow } from './streak';

/** One intent of a member to make up a missed day. */
export interface MakeUpWish {
  userId: number;
  /** `YYYY-MM-DD`. */
  day: string;
  requestId: string;
  /** Diamonds the member saw. */
  expectPrice?: number | undefined;
  now: number;
}

/** How many days of a month a member has made up. */
export async function madeUpIn(reader: Reader, userId: number, month: string): Promise<number> {
  const { first, last } = monthSpan(month);
  const { count } = await reader
    .selectFrom('checkins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', 'makeup')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  return count;
}

/** The first day a member could have signed: the business day they came on. */
export async function firstDay(reader: Reader, userId: number): Promise<string> {
  const { createdAt } = await reader
    .selectFrom('users')
    .select('createdAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return businessDate(createdAt.getTime());
}

async function requireAllowed(tx: Tx, rules: CheckinRules, { userId, day }: MakeUpWish, today: string): Promise<void> {
  const missed = isDay(day) && day < today && monthOf(day) === monthOf(today) && day >= (await firstDay(tx, userId));
  if (!missed) throw new ProductError(code.conditionNotMet, 'notToMakeUp');
  if (await isSigned(tx, userId, day)) throw new ProductError(code.checkedInToday, 'daySigned');
  if ((await madeUpIn(tx, userId, monthOf(today))) >= rules.makeupPerMonth) {
    throw new ProductError(code.conditionNotMet, 'makeUpsUsedUp');
  }
}

/**
 * Makes up a missed day of the running month for diamonds. It earns nothing of its own but closes the gap: the streak
 * goes on over it, and a milestone it passes by that is given. 3001 without the diamonds, 3006 at another price.
 */
export async function makeUpDay(tx: Tx, wish: MakeUpWish): Promise<CheckinResult> {
  const { userId, day, requestId, now } = wish;
  const today = businessDate(now);
  const rules = await checkinRules(tx);
  await lockAccount(tx, userId);
  const earlier = await resultOf(tx, rules, { userId, requestId, today });
  if (earlier) {
    if (earlier.day !== day) throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
    return { ...earlier, repeated: true };
  }
  if (!rules.open) throw new ProductError(code.notOpen, 'checkinClosed');
  await requireAllowed(tx, rules, wish, today);
  const price = rules.makeupPrice;
  if (wish.expectPrice !== undefined && wish.expectPrice !== price) {
    throw new ProductError(code.priceChanged, 'priceChanged', { price });
  }

  const before = await streakNow(tx, userId, today);
  if (price > 0) {
    const title = checkinText.makeup(day);
    await debit(tx, { userId, amount: price, kind: 'makeup', ref: `${userId}:${day}`, title, now });
  }
  await tx
    .insertInto('checkins')
    .values({ userId, day, kind: 'makeup', price, requestId, createdAt: new Date(now) })
    .execute();
  const run = await streakNow(tx, userId, today);
  const last = run.today ? today : daysLater(today, -1);
  await giveMilestones(tx, rules, { userId, requestId, before: before.days, run, last, now });
  const result = await resultOf(tx, rules, { userId, requestId, today });
  if (!result) throw new Error('a made-up day was not found');
  return { ...result, repeated: false };
}
