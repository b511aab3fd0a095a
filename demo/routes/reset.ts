import { continueIds } from '@demo/seed/identity';
import { seedDemo } from '@demo/seed/seedDemo';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { BOOKKEEPING } from '@server/db/migrate';
import { withTx } from '@server/db/tx';
import { sql } from 'kysely';

/** The ledger, the log of acts and the history of content refuse to be emptied; whoever owns the tables may put its guards off for one transaction. */
async function setGuards(tx: Tx, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['ledger_accounts', 'ledger_txns', 'ledger_entries', 'staff_acts', 'content_versions']) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(tx);
  }
}

/** Back to the demo's first state, all in one transaction. */
export async function resetDemo(ctx: ServerContext): Promise<void> {
  ctx.clock.runAhead(0);
  await withTx(ctx.database.db, async (tx) => {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> all (${BOOKKEEPING})`.execute(tx);
    const systemAccounts = await tx.selectFrom('ledgerAccounts').selectAll().where('kind', '=', 'system').execute();
    await setGuards(tx, 'disable');
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(tx);
    await tx.insertInto('ledgerAccounts').values(systemAccounts).execute();
    await setGuards(tx, 'enable');
    await continueIds(tx, 'ledgerAccounts');
    await seedDemo(tx, ctx);
  });
}
