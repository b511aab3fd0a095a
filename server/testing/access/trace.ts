import type { Db } from '@server/db/database';
import { sql } from 'kysely';

/** Counts of what others do with a member's public things, and when a session was last seen. */
const OF_OTHERS = new Set(['fan_count', 'like_count', 'last_seen_at', 'comment_count', 'view_count']);
const NOTICES = new Set(['like', 'follow', 'reply']);

/** Everything the database holds under a member's id, table by table, save what others may change. */
export async function traceOf(db: Db, userId: number): Promise<Record<string, unknown[]>> {
  const { rows: columns } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'author_id', 'owner_id', 'target_user_id')`.execute(
    db,
  );
  // What others say of somebody to the house is not theirs.
  const of = columns.filter(({ tableName }) => tableName !== 'moderation_items');
  const own = [...of, { tableName: 'users', columnName: 'id' }];
  const trace: Record<string, unknown[]> = {};
  for (const { tableName, columnName } of own) {
    const { rows } = await sql<Record<string, unknown>>`
      select to_jsonb(t) as row from ${sql.table(tableName)} t where ${sql.ref(columnName)} = ${userId}`.execute(db);
    // A like or a follow is told by a message; that is what it is for.
    const kept = rows
      .filter(({ row }) => !NOTICES.has((row as { kind?: string }).kind ?? ''))
      .map(({ row }) =>
        Object.entries(row as object)
          .filter(([name]) => !OF_OTHERS.has(name))
          .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
          .join(' '),
      );
    if (kept.length > 0) trace[`${tableName}.${columnName}`] = kept.sort();
  }
  return trace;
}
