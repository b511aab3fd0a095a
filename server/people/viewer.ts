import type { Reader } from '@server/db/database';
import { sql } from 'kysely';

/** Who looks, and when; a guest has no `userId`. */
export interface Viewer {
  userId: number | null;
  now: number;
}

/** SQL: the person of a column is not blocked by the viewer. */
export function notBlocked(column: string, { userId }: Viewer) {
  if (userId === null) return sql<boolean>`true`;
  return sql<boolean>`not exists (select from blocks b where b.blocker_id = ${userId} and b.blocked_id = ${sql.ref(column)})`;
}

/** Whether one person has blocked another. */
export async function hasBlocked(reader: Reader, blockerId: number, blockedId: number): Promise<boolean> {
  const row = await reader
    .selectFrom('blocks')
    .select('id')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}
