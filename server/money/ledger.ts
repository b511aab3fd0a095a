import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
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
export async function credit(tx: Tx, movement: Movement & { from: Source }): Promise<Moved> {
  const account = await lockAccount(tx, movement.userId);
  return move(tx, movement, movement.from, { delta: movement.amount, account });
}

/** Takes diamonds from a member; answers 3001 with balance and price if there are too few. `locked` saves a statement. */
export async function debit(tx: Tx, movement: Movement, locked?: LockedAccount): Promise<Moved> {
  const account = locked ?? (await lockAccount(tx, movement.userId));
  return move(tx, movement, 'sales', { delta: -movement.amount, account });
}

/** Takes back what was given; answers 3001 as `debit` does. */
export async function takeBack(tx: Tx, movement: Movement & { to: Source }): Promise<Moved> {
  const account = await lockAccount(tx, movement.userId);
  return move(tx, movement, movement.to, { delta: -movement.amount, account });
}

async function move(
  tx: Tx,
  movement: Movement,
  counterpart: Source | 'sales',
  { delta, account }: { delta: number; account: LockedAccount },
): Promise<Moved> {
  const { amount, kind, ref } = movement;
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`not an amount of diamonds: ${amount}`);
  const balance = account.balance + delta;
  const txnId = balance < 0 ? null : await write(tx, movement, { accountId: account.id, delta, counterpart });
  if (txnId !== null) return { txnId, balance, repeated: false };
  const earlier = await findTxn(tx, kind, ref, account.id);
  if (earlier) {
    if (earlier.amount !== delta)
      throw new Error(`${kind} ${ref} was made before with ${earlier.amount}, not ${delta}`);
    return { txnId: earlier.id, balance: account.balance, repeated: true };
  }
  if (balance >= 0) throw new Error(`${kind} ${ref} is of another member`);
  throw new ProductError(code.balanceInsufficient, 'balanceInsufficient', { balance: account.balance, price: amount });
}

/** Writes a movement with both its entries in one statement; null when this kind and ref are there already. */
async function write(
  tx: Tx,
  { kind, ref, title, now }: Movement,
  { accountId, delta, counterpart }: { accountId: number; delta: number; counterpart: Source | 'sales' },
): Promise<number | null> {
  const at = new Date(now);
  const { rows } = await sql<{ id: number }>`with txn as (
      insert into ledger_txns (kind, ref, title, created_at) values (${kind}, ${ref}, ${title}, ${at})
      on conflict (kind, ref) do nothing returning id),
    entries as (
      insert into ledger_entries (txn_id, account_id, amount, created_at)
      select txn.id, side.account_id, side.amount, ${at} from txn cross join (values
        (${accountId}::int8, ${delta}::int8),
        ((select id from ledger_accounts where code = ${counterpart}), ${-delta}::int8)) side(account_id, amount))
    select id from txn`.execute(tx);
  return rows[0]?.id ?? null;
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
