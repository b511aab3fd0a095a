import { businessDay } from '@server/businessDay';
import type { Reader, Tx } from '@server/db/database';
import { credit, lockAccount } from '@server/money/ledger';
import { type Keys, keysOf } from '@server/secret';
import { usersText } from '@server/text/users';
import { inviteRing } from '@server/velocity/inviteRing';
import { mark } from '@server/velocity/marks';
import type { Velocity } from '@server/velocity/velocity';
import type { StoredUser } from './account';
import { phoneHash } from './hashes';

/** What an operator decides about invitations (contract 3). */
export interface InviteRules {
  /** Diamonds for the invited at registration. */
  invitedCoins: number;
  /** Diamonds for the inviter once the invited has bound a phone. */
  inviterCoins: number;
  /** For so many invited an inviter is rewarded on one business day. */
  perDay: number;
}

/** The rules as they are now. */
export function inviteRules(reader: Reader): Promise<InviteRules> {
  return reader.selectFrom('inviteRules').select(['invitedCoins', 'inviterCoins', 'perDay']).executeTakeFirstOrThrow();
}

/** Whose code it is, in letters of either case; undefined for a code nobody has. */
export async function inviterOf(tx: Reader, inviteCode: string): Promise<number | undefined> {
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
  const { invitedCoins } = await inviteRules(tx);
  if (invitedCoins === 0) return;
  await credit(tx, {
    userId,
    amount: invitedCoins,
    kind: 'invite',
    ref: `invited:${userId}`,
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
    .where('e.createdAt', '>=', new Date(businessDay(now).start))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whoever has left gets nothing more. */
async function isHere(tx: Tx, userId: number): Promise<boolean> {
  const { status } = await tx.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirstOrThrow();
  return status === 'active';
}

async function isRewarded(tx: Tx, invitedId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('ledgerTxns')
    .select('id')
    .where('kind', '=', 'invite')
    .where('ref', '=', `inviter:${invitedId}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that a phone is rewarded; false when it was before, on this account or on one that is gone, under any key. */
async function markRewarded(tx: Tx, phone: string, { now, ...keys }: Keys & { now: number }): Promise<boolean> {
  const [hash = '', ...earlier] = keysOf(keys).map((secret) => phoneHash(phone, secret));
  if (earlier.length > 0) {
    const before = tx.selectFrom('rewardedPhones').select('phoneHash').where('phoneHash', 'in', earlier);
    if ((await before.executeTakeFirst()) !== undefined) return false;
  }
  const marked = await tx
    .insertInto('rewardedPhones')
    .values({ phoneHash: hash, createdAt: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('phoneHash')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Gives an inviter the reward of one invited; once, since the books know it by the invited. */
export async function creditInviter(
  tx: Tx,
  { inviterId, invitedId, coins, now }: { inviterId: number; invitedId: number; coins: number; now: number },
): Promise<void> {
  if ((await isRewarded(tx, invitedId)) || !(await isHere(tx, inviterId))) return;
  await credit(tx, {
    userId: inviterId,
    amount: coins,
    kind: 'invite',
    ref: `inviter:${invitedId}`,
    title: usersText.inviter,
    from: 'reward',
    now,
  });
}

/**
 * The inviter's reward when a member has bound a phone: once per invited and per phone, at most so many a day. It waits for a person
 * where the invited of this inviter look like a ring; without `velocity` nobody looks.
 */
export async function rewardInviter(
  tx: Tx,
  invited: Pick<StoredUser, 'id' | 'invitedBy'> & { phone: string | null },
  { now, velocity, ...keys }: Keys & { now: number; velocity?: Velocity },
): Promise<void> {
  if (invited.invitedBy === null || invited.phone === null) return;
  const { inviterCoins, perDay } = await inviteRules(tx);
  if (inviterCoins === 0) return;
  await lockAccount(tx, invited.invitedBy);
  // A rebinding would find another amount, if the rules have changed since.
  if (await isRewarded(tx, invited.id)) return;
  if (!(await isHere(tx, invited.invitedBy))) return;
  if ((await rewardsToday(tx, invited.invitedBy, now)) >= perDay) return;
  if (!(await markRewarded(tx, invited.phone, { ...keys, now }))) return;
  const reward = { inviterId: invited.invitedBy, invitedId: invited.id, now };
  const ring = velocity ? await inviteRing(tx, velocity, reward) : null;
  if (!ring) return creditInviter(tx, { ...reward, coins: inviterCoins });
  velocity?.tripped(ring.rule);
  const held = { invitedId: invited.id, coins: inviterCoins };
  await mark(tx, { ...ring, userId: invited.invitedBy, held, now });
}
