import type { Db, Tx } from '@server/db/database';
import { sql } from 'kysely';
import { type CopiedTable, columnList, readApplied, readTables } from './tables';
import { type RowsLine, writeTransfer } from './transferFile';

/** Rows of one line. */
const BATCH = 500;

async function* rowsOf(tx: Tx, { name, columns, key }: CopiedTable): AsyncIterable<RowsLine> {
  await sql`declare copied no scroll cursor for
    select to_jsonb(found)::text as row
    from (select ${columnList(columns)} from ${sql.table(name)} order by ${columnList(key)}) found`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from copied`.execute(tx);
    if (rows.length > 0) yield { table: name, count: rows.length, rows: `[${rows.map(({ row }) => row).join()}]` };
    if (rows.length < BATCH) break;
  }
  await sql`close copied`.execute(tx);
}

/** Writes the whole database, as it is at one moment, into a file; answers how many rows that were. */
export async function exportDatabase(db: Db, file: string): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const tables = await readTables(tx);
      async function* lines() {
        for (const table of tables) yield* rowsOf(tx, table);
      }
      const first = { format: 'plaza-database', v: 1, migrations: await readApplied(tx) } as const;
      return writeTransfer(file, first, lines());
    });
}
