import type { Tx } from '@server/db/database';
import { sql } from 'kysely';
import type { Movement, Source } from './ledger';

/**
 * Moves many diamonds in few statements, in this order, as {@link credit} and {@link debit} do one by one; with `sales` they
 * are spent. For filling an empty database only: a movement made before is an error, and nobody else may be at these accounts.
 */
export async function moveAll(tx: Tx, movements: readonly (Movement & { from: Source | 'sales' })[]): Promise<void> {
  if (movements.length === 0) return;
  const userIds = [...new Set(movements.map(({ userId }) => userId))];
  await tx
    .insertInto('ledgerAccounts')
    .values(userIds.map((userId) => ({ kind: 'user' as const, userId, balance: 0 })))
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  await tx
    .insertInto('ledgerTxns')
    .values(movements.map(({ kind, ref, title, now }) => ({ kind, ref, title, createdAt: new Date(now) })))
    .execute();
  const list = <T>(pick: (movement: (typeof movements)[number]) => T) => movements.map(pick);
  await sql`insert into ledger_entries (txn_id, account_id, amount, created_at)
    select t.id, a.id, case when (a.kind = 'user') = (m.source <> 'sales') then m.amount else -m.amount end, t.created_at
    from unnest(${list(({ kind }) => kind)}::text[], ${list(({ ref }) => ref)}::text[],
      ${list(({ userId }) => userId)}::int8[], ${list(({ amount }) => amount)}::int8[],
      ${list(({ from }) => from)}::text[]) with ordinality m(kind, ref, user_id, amount, source, n)
    join ledger_txns t on t.kind = m.kind and t.ref = m.ref
    join ledger_accounts a on a.user_id = m.user_id or a.code = m.source
    order by m.n, a.kind desc`.execute(tx);
}
