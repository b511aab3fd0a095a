import { checkDatabase } from '@server/db/check';
import type { Db, Tx } from '@server/db/database';
import { sql } from 'kysely';
import { type CopiedTable, columnList, readApplied, readTables } from './tables';
import { type RowsLine, readTransfer, TransferFileError } from './transferFile';

/** What the migrations put in themselves, and the file brings again. */
const PRESET = ['checkin_rules', 'checkin_milestones', 'invite_rules', 'sealing'];
/** The ledger's own accounts are there from the beginning and are never deleted. */
const ACCOUNTS = 'ledger_accounts';

/** The database is not one that may be filled; the message is for the operator. */
class ImportRefusedError extends Error {}

async function refuseFilled(tx: Tx, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) {
    if (PRESET.includes(name)) continue;
    const own = name === ACCOUNTS ? sql`where kind <> 'system'` : sql``;
    const { rows } = await sql`select from ${sql.table(name)} ${own} limit 1`.execute(tx);
    if (rows.length > 0)
      throw new ImportRefusedError(`The database is not empty: ${name} holds rows. Nothing was changed.`);
  }
}

function sameMigrations(here: readonly string[], there: readonly string[]): void {
  if (here.join() === there.join()) return;
  const missing = there.filter((name) => !here.includes(name));
  throw new ImportRefusedError(
    missing.length > 0
      ? `The export is of a newer Plaza, it knows ${missing.join(', ')}. Import it with that version.`
      : 'The export is of an older Plaza. Import it with that version; this one brings the database up to date when it starts.',
  );
}

/** Puts one line of rows in. Balances are not copied: the ledger's entries make them, under the database's own rules. */
async function insertRows(tx: Tx, { name, columns }: CopiedTable, { count, rows }: RowsLine): Promise<void> {
  const from = sql`jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::jsonb)`;
  const list = columnList(columns);
  const values =
    name === ACCOUNTS
      ? sql`select ${sql.join(columns.map((column) => (column === 'balance' ? sql`0` : sql.ref(column))))} from ${from} where kind <> 'system'`
      : sql`select ${list} from ${from}`;
  const { numAffectedRows = 0n } = await sql`insert into ${sql.table(name)} (${list}) ${values}`.execute(tx);
  if (name !== ACCOUNTS && Number(numAffectedRows) !== count) {
    throw new TransferFileError(`${name}: ${numAffectedRows} of ${count} rows could be put in`);
  }
}

/** Every account has to end with what it had, and the ledger's own have to be the same ones. */
async function compareAccounts(tx: Tx, lines: readonly RowsLine[]): Promise<void> {
  for (const { rows } of lines) {
    const { rows: odd } = await sql<{ id: string }>`
      select said.id from jsonb_populate_recordset(null::ledger_accounts, ${rows}::jsonb) said
      left join ledger_accounts made on made.id = said.id
      where (made.kind, made.code, made.user_id, made.balance)
        is distinct from (said.kind, said.code, said.user_id, said.balance) limit 1`.execute(tx);
    if (odd[0]) throw new TransferFileError(`Account ${odd[0].id} would not have the balance it had`);
  }
}

const numberOn = (tx: Tx, name: string, identity: string) =>
  sql`select setval(pg_get_serial_sequence(${name}, ${identity}), greatest(max(${sql.ref(identity)}), 1),
    max(${sql.ref(identity)}) is not null) from ${sql.table(name)}`.execute(tx);

/**
 * Fills an empty database from a file of `exportDatabase`, all or nothing, and asks every rule of `db:check` before it
 * counts. Answers how many rows it took.
 */
export async function importDatabase(db: Db, file: string): Promise<number> {
  const { first, lines } = await readTransfer(file);
  return db.transaction().execute(async (tx) => {
    sameMigrations(await readApplied(tx), first.migrations);
    // A file may be of a database whose phones are on their way.
    await sql`set local plaza.importing = 'on'`.execute(tx);
    const tables = await readTables(tx);
    await refuseFilled(tx, tables);
    for (const name of PRESET) await sql`delete from ${sql.table(name)}`.execute(tx);
    const byName = new Map(tables.map((table) => [table.name, table]));
    const accounts: RowsLine[] = [];
    let taken = 0;
    for await (const line of lines) {
      const table = byName.get(line.table);
      if (!table) throw new TransferFileError(`The file has rows of ${line.table}, which is no table here`);
      await insertRows(tx, table, line);
      if (line.table === ACCOUNTS) accounts.push(line);
      taken += line.count;
    }
    await compareAccounts(tx, accounts);
    for (const { name, identity } of tables) if (identity) await numberOn(tx, name, identity);
    const breaches = await checkDatabase(tx);
    if (breaches[0]) throw new TransferFileError(`The data breaks a rule: ${breaches[0].rule}`);
    return taken;
  });
}
