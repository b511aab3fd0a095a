import type { Tx } from '@server/db/database';
import { credit } from '@server/money/ledger';
import { checkinText } from '@server/text/checkin';
import type { CheckinRules } from './rules';
import { givenIn, type Streak } from './streak';

/** An intent that made a run longer. */
interface Growth {
  userId: number;
  requestId: string;
  /** The run's length before. */
  before: number;
  run: Streak;
  /** The run's last day. */
  last: string;
  now: number;
}

/** Gives the milestones that the run has just passed, each once a run; a rule that is newer than its day gives nothing. */
export async function giveMilestones(tx: Tx, rules: CheckinRules, growth: Growth): Promise<void> {
  const { userId, run, last, requestId, now } = growth;
  const given = await givenIn(tx, userId, run);
  const passed = rules.milestones.filter(({ days }) => days > growth.before && days <= run.days && !given.has(days));
  for (const { days, coins } of passed) {
    await tx
      .insertInto('checkinBonuses')
      .values({ userId, days, day: last, coins, requestId, createdAt: new Date(now) })
      .execute();
    const title = checkinText.milestone(days);
    await credit(tx, {
      userId,
      amount: coins,
      kind: 'checkin',
      ref: `${userId}:${last}:${days}`,
      title,
      from: 'reward',
      now,
    });
  }
}
