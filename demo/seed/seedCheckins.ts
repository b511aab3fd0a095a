import { type DemoAccount, demoAccounts } from '@demo/content/demoAccounts';
import { businessDate } from '@server/businessDay';
import { rewardOf } from '@server/checkin/rules';
import type { Tx } from '@server/db/database';
import { moveAll } from '@server/money/moveAll';
import { checkinText } from '@server/text/checkin';
import { inviteRules, rewardInviter } from '@server/users/invite';

const DAY_MS = 86_400_000;
/** The rules of a new database (migration 0009). */
const CYCLE = [1, 1, 2, 2, 3, 3, 8];
const MILESTONES = new Map([
  [14, 10],
  [30, 30],
]);

/** A signed day of the past. */
interface SignedDay {
  userId: number;
  at: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Which day of its streak it was. */
  streak: number;
  reward: number;
  /** Diamonds of the milestone it reached, 0 without one. */
  milestone: number;
}

/** What signing on these days (so many before now, the earliest first) came to. */
export function signedOn(userId: number, daysBefore: readonly number[], now: number): SignedDay[] {
  let streak = 0;
  return daysBefore.map((before, place) => {
    streak = daysBefore[place - 1] === before + 1 ? streak + 1 : 1;
    const at = now - before * DAY_MS;
    const reward = rewardOf({ cycle: CYCLE }, streak);
    return { userId, at, day: businessDate(at), streak, reward, milestone: MILESTONES.get(streak) ?? 0 };
  });
}

/** Writes down days as if each had been signed when it came, in a few statements instead of twenty a day. */
export async function insertSigned(tx: Tx, days: readonly SignedDay[]): Promise<void> {
  if (days.length === 0) return;
  const stamp = ({ userId, day, at }: SignedDay) => ({
    userId,
    day,
    requestId: `seed-checkin-${day}`,
    createdAt: new Date(at),
  });
  const reached = days.filter(({ milestone }) => milestone > 0);
  await tx
    .insertInto('checkins')
    .values(days.map((day) => ({ ...stamp(day), kind: 'signed' as const, reward: day.reward })))
    .execute();
  await tx
    .insertInto('taskMarks')
    .values(days.map(({ userId, day, at }) => ({ userId, kind: 'checkin', day, ref: '', createdAt: new Date(at) })))
    .execute();
  if (reached.length > 0) {
    const bonuses = reached.map((day) => ({ ...stamp(day), days: day.streak, coins: day.milestone }));
    await tx.insertInto('checkinBonuses').values(bonuses).execute();
  }
  const movements = days.flatMap(({ userId, day, at, streak, reward, milestone }) => {
    const paid = { userId, kind: 'checkin', from: 'reward', now: at } as const;
    return [
      { ...paid, amount: reward, ref: `${userId}:${day}`, title: checkinText.signed(streak) },
      { ...paid, amount: milestone, ref: `${userId}:${day}:${streak}`, title: checkinText.milestone(streak) },
    ];
  });
  await moveAll(
    tx,
    movements.filter(({ amount }) => amount > 0),
  );
}

/** Days before today, the earliest first, on which the demo says an account signed. */
function daysOf({ checkins = [] }: DemoAccount): number[] {
  return checkins
    .flatMap(([first, last]) => Array.from({ length: first - last + 1 }, (_, place) => first - place))
    .sort((a, b) => b - a);
}

/** Diamonds an account earns after it came, so that the rest can be given when it comes. */
export async function earnedLater(tx: Tx, account: DemoAccount): Promise<number> {
  const { inviterCoins } = await inviteRules(tx);
  const invited = demoAccounts.filter(({ invitedBy }) => invitedBy === account.key);
  const signed = signedOn(0, daysOf(account), 0).reduce((sum, { reward, milestone }) => sum + reward + milestone, 0);
  return signed + invited.length * inviterCoins;
}

/** Whom demo accounts invited and when they signed; in the order of time, as the ledger is read. */
export async function seedCheckins(
  tx: Tx,
  memberIds: ReadonlyMap<string, number>,
  { secret, now }: { secret: string; now: number },
): Promise<void> {
  const idOf = (key: string) => memberIds.get(key) ?? 0;
  for (const { key, phone = null, invitedBy, createdBefore } of demoAccounts.toSorted(
    (a, b) => b.createdBefore - a.createdBefore,
  )) {
    if (invitedBy === undefined) continue;
    const invited = { id: idOf(key), invitedBy: idOf(invitedBy), phone };
    await rewardInviter(tx, invited, { secret, now: now - createdBefore + DAY_MS });
  }
  await insertSigned(
    tx,
    demoAccounts.flatMap((account) => signedOn(idOf(account.key), daysOf(account), now)),
  );
}
