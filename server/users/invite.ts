import type { Tx } from '@server/db/database';
import { credit, lockAccount } from '@server/money/ledger';
import { usersText } from '@server/text/users';

/** Diamonds for the invited at registration and for the inviter once the invited has a phone (contract 3). */
const INVITED_COINS = 5;
const INVITER_COINS = 10;
/** An inviter is rewarded for so many a day. */
const PER_DAY = 20;

const DAY_MS = 86_400_000;
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Midnight of the business day, Asia/Shanghai, which has no summer time. */
function businessMidnight(now: number): number {
  return Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
}

/** Whose code it is; undefined for a code nobody has. */
export async function inviterOf(tx: Tx, inviteCode: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('inviteCode', '=', inviteCode.trim().toUpperCase())
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.id;
}

/** The invited member's reward; once, since it belongs to the registration. */
export async function rewardInvited(tx: Tx, userId: number, now: number): Promise<void> {
  const ref = `invited:${userId}`;
  await credit(tx, {
    userId,
    amount: INVITED_COINS,
    kind: 'invite',
    ref,
    title: usersText.invited,
    from: 'reward',
    now,
  });
}

async function rewardsToday(tx: Tx, userId: number, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('ledgerAccounts as a')
    .innerJoin('ledgerEntries as e', 'e.accountId', 'a.id')
    .innerJoin('ledgerTxns as t', 't.id', 'e.txnId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('a.userId', '=', userId)
    .where('t.kind', '=', 'invite')
    .where('t.ref', 'like', 'inviter:%')
    .where('e.createdAt', '>=', new Date(businessMidnight(now)))
    .executeTakeFirstOrThrow();
  return count;
}

/** The inviter's reward when a member has bound a phone: once per invited, at most twenty a day. */
export async function rewardInviter(
  tx: Tx,
  invited: { id: number; invitedBy: number | null },
  now: number,
): Promise<void> {
  if (invited.invitedBy === null) return;
  await lockAccount(tx, invited.invitedBy);
  if ((await rewardsToday(tx, invited.invitedBy, now)) >= PER_DAY) return;
  await credit(tx, {
    userId: invited.invitedBy,
    amount: INVITER_COINS,
    kind: 'invite',
    ref: `inviter:${invited.id}`,
    title: usersText.inviter,
    from: 'reward',
    now,
  });
}
