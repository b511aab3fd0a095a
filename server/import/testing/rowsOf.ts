import type { Db } from '@server/db/database';
import { sql } from 'kysely';

/** A hash of all rows of each table, whatever their order; looks aside, which are counted in memory and written seconds later. */
export async function rowsOf(db: Db, ...tables: string[]): Promise<string> {
  const hashes: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(kept::text, ';' order by kept::text)) as hash
      from (select to_jsonb(t) - 'view_count' as kept from ${sql.table(table)} t) rows`.execute(db);
    hashes.push(`${table}:${rows[0]?.hash}`);
  }
  return hashes.join('\n');
}
