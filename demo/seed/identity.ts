import type { Tx } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { sql } from 'kysely';

/** After rows came with their own ids: the next generated id is one that is free. */
export async function continueIds(tx: Tx, ...tables: (keyof Schema)[]): Promise<void> {
  for (const table of tables) {
    const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), greatest(1, (select max(id) from ${sql.table(table)})))`.execute(
      tx,
    );
  }
}
