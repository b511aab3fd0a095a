import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { seedDemo } from '@server/seed/seedDemo';
import { sql } from 'kysely';

/**
 * Back to the demo's first state, all in one transaction. The ledger refuses to be emptied, so its triggers are put
 * off for this transaction; that takes a database owner, which the demo's user is.
 */
export async function resetDemo(ctx: ServerContext): Promise<void> {
  ctx.clock.runAhead(0);
  await withTx(ctx.database.db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations'`.execute(tx);
    const systemAccounts = await tx.selectFrom('ledgerAccounts').selectAll().where('kind', '=', 'system').execute();
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(tx);
    await tx.insertInto('ledgerAccounts').values(systemAccounts).execute();
    await sql`select setval(pg_get_serial_sequence('ledger_accounts', 'id'),
      (select max(id) from ledger_accounts))`.execute(tx);
    await sql`set local session_replication_role = origin`.execute(tx);
    await seedDemo(tx, ctx);
  });
}
