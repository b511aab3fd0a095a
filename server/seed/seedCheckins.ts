import { rewardOf } from '@server/checkin/rules';
import { signToday } from '@server/checkin/sign';
import { type DemoAccount, demoAccounts } from '@server/content/demoAccounts';
import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { inviteRules, rewardInviter } from '@server/users/invite';

const DAY_MS = 86_400_000;
/** The rules of a new database (migration 0009). */
const CYCLE = [1, 1, 2, 2, 3, 3, 8];
const MILESTONES = new Map([
  [14, 10],
  [30, 30],
]);

/** Days before today, the earliest first, on which the demo says an account signed. */
function signedDays({ checkins = [] }: DemoAccount): number[] {
  return checkins
    .flatMap(([first, last]) => Array.from({ length: first - last + 1 }, (_, place) => first - place))
    .sort((a, b) => b - a);
}

/** Diamonds that the account's signed days come to. */
function signedCoins(account: DemoAccount): number {
  let streak = 0;
  let before = Number.NaN;
  return signedDays(account).reduce((sum, day) => {
    streak = before === day + 1 ? streak + 1 : 1;
    before = day;
    return sum + rewardOf({ cycle: CYCLE }, streak) + (MILESTONES.get(streak) ?? 0);
  }, 0);
}

/** Diamonds an account earns after it came, so that the rest can be given when it comes. */
export async function earnedLater(tx: Tx, account: DemoAccount): Promise<number> {
  const { inviterCoins } = await inviteRules(tx);
  const invited = demoAccounts.filter(({ invitedBy }) => invitedBy === account.key);
  return signedCoins(account) + invited.length * inviterCoins;
}

/** Whom demo accounts invited and when they signed; in the order of time, as the ledger is read. */
export async function seedCheckins(
  tx: Tx,
  memberIds: ReadonlyMap<string, number>,
  { ids, now }: { ids: Ids; now: number },
): Promise<void> {
  const idOf = (key: string) => memberIds.get(key) ?? 0;
  for (const { key, invitedBy, createdBefore } of demoAccounts.toSorted((a, b) => b.createdBefore - a.createdBefore)) {
    if (invitedBy === undefined) continue;
    await rewardInviter(tx, { id: idOf(key), invitedBy: idOf(invitedBy) }, now - createdBefore + DAY_MS);
  }
  for (const account of demoAccounts) {
    for (const day of signedDays(account)) {
      await signToday(tx, { userId: idOf(account.key), requestId: ids.uuid(), now: now - day * DAY_MS });
    }
  }
}
