import type { Db } from '@server/db/database';
import { sql } from 'kysely';

/** A hash of all rows of each table, whatever their order. */
export async function rowsOf(db: Db, ...tables: string[]): Promise<string> {
  const hashes: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ hash: string | null }>`
      select md5(string_agg(to_jsonb(t)::text, ';' order by to_jsonb(t)::text)) as hash from ${sql.table(table)} t`.execute(
      db,
    );
    hashes.push(`${table}:${rows[0]?.hash}`);
  }
  return hashes.join('\n');
}
