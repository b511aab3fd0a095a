import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';

/** What a movement of diamonds was for; the ledger's `bizType`. */
export type LedgerKind =
  | 'recharge'
  | 'vip'
  | 'game'
  | 'chapter'
  | 'welfare'
  | 'newMember'
  | 'checkin'
  | 'makeup'
  | 'invite'
  | 'task'
  | 'draw'
  | 'activity'
  | 'gift'
  | 'refund'
  | 'adjust';

/** Where given diamonds come from: sold for cash, given away, given back. */
export type Source = 'mint' | 'reward' | 'refund';

/** Diamonds of one member, moved once per (kind, ref). */
export interface Movement {
  userId: number;
  /** Whole diamonds, above 0. */
  amount: number;
  kind: LedgerKind;
  ref: string;
  /** The line in the member's ledger. */
  title: string;
  now: number;
}

/** What came of a movement. */
export interface Moved {
  txnId: number;
  balance: number;
  /** It had been made before; nothing moved now. */
  repeated: boolean;
}

/** A member's account, locked until the transaction ends. */
export interface LockedAccount {
  id: number;
  balance: number;
}

/** A member's diamonds; 0 without an account. */
export async function balanceOf(reader: Reader, userId: number): Promise<number> {
  const row = await reader
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/**
 * Locks a member's account, opening it if need be. Everything that spends takes this lock first, so the
 * checks after it see what no other transaction of that member can change.
 */
export async function lockAccount(tx: Tx, userId: number): Promise<LockedAccount> {
  const find = () =>
    tx
      .selectFrom('ledgerAccounts')
      .select(['id', 'balance'])
      .where('userId', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  let row = await find();
  if (!row) {
    await tx
      .insertInto('ledgerAccounts')
      .values({ kind: 'user', userId, balance: 0 })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute();
    row = await find();
  }
  if (!row) throw new Error(`no ledger account for member ${userId}`);
  return { id: row.id, balance: row.balance ?? 0 };
}

/** Gives a member diamonds. */
export function credit(tx: Tx, movement: Movement & { from: Source }): Promise<Moved> {
  return move(tx, movement, movement.from, movement.amount);
}

/** Takes diamonds from a member; answers 3001 with balance and price if there are too few. */
export function debit(tx: Tx, movement: Movement): Promise<Moved> {
  return move(tx, movement, 'sales', -movement.amount);
}

async function move(tx: Tx, movement: Movement, counterpart: Source | 'sales', delta: number): Promise<Moved> {
  const { userId, amount, kind, ref, title } = movement;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount of diamonds: ${amount}`);
  const account = await lockAccount(tx, userId);
  const earlier = await findTxn(tx, kind, ref, account.id);
  if (earlier) {
    if (earlier.amount !== delta)
      throw new Error(`${kind} ${ref} was made before with ${earlier.amount}, not ${delta}`);
    return { txnId: earlier.id, balance: account.balance, repeated: true };
  }
  const balance = account.balance + delta;
  if (balance < 0) {
    throw new ProductError(code.balanceInsufficient, 'balanceInsufficient', {
      balance: account.balance,
      price: amount,
    });
  }
  const createdAt = new Date(movement.now);
  const { id: txnId } = await tx
    .insertInto('ledgerTxns')
    .values({ kind, ref, title, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ledgerEntries')
    .values((eb) => [
      { txnId, accountId: account.id, amount: delta, createdAt },
      {
        txnId,
        accountId: eb.selectFrom('ledgerAccounts').select('id').where('code', '=', counterpart),
        amount: -delta,
        createdAt,
      },
    ])
    .execute();
  return { txnId, balance, repeated: false };
}

/** The earlier transaction of this kind and ref; it must be of the same member. */
async function findTxn(tx: Tx, kind: LedgerKind, ref: string, accountId: number) {
  return tx
    .selectFrom('ledgerTxns as t')
    .innerJoin('ledgerEntries as e', 'e.txnId', 't.id')
    .select(['t.id', 'e.amount'])
    .where('t.kind', '=', kind)
    .where('t.ref', '=', ref)
    .where('e.accountId', '=', accountId)
    .executeTakeFirst();
}
