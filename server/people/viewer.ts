import type { Reader } from '@server/db/database';
import { sql } from 'kysely';

/** Who looks, and when; a guest has no `userId`. */
export interface Viewer {
  userId: number | null;
  now: number;
}

/** SQL: neither the person of a column nor the viewer has blocked the other, for then they see nothing of each other. */
export function notBlocked(column: string, { userId }: Pick<Viewer, 'userId'>) {
  if (userId === null) return sql<boolean>`true`;
  const person = sql.ref(column);
  return sql<boolean>`not exists (select from blocks b where b.blocker_id = ${userId} and b.blocked_id = ${person})
    and not exists (select from blocks b where b.blocker_id = ${person} and b.blocked_id = ${userId})`;
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
