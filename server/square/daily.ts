import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { ErrorKey } from '@server/text/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';

const TABLES = {
  posts: { table: 'posts', who: 'author_id', text: 'postsUsedUp' },
  comments: { table: 'comments', who: 'author_id', text: 'commentsUsedUp' },
  bookComments: { table: 'book_comments', who: 'author_id', text: 'commentsUsedUp' },
  gameReviews: { table: 'game_reviews', who: 'author_id', text: 'reviewsUsedUp' },
  reports: { table: 'reports', who: 'reporter_id', text: 'reportsUsedUp' },
  uploads: { table: 'uploads', who: 'owner_id', text: 'uploadsUsedUp' },
  letterPictures: { table: 'letter_pictures', who: 'owner_id', text: 'uploadsUsedUp' },
} as const satisfies Record<string, { table: string; who: string; text: ErrorKey }>;

/**
 * Throws 1004 once a member has made `limit` of something since the business midnight; what was deleted counts too.
 * The writer is locked before, so that many at once do not all pass.
 */
export async function requireDaily(
  tx: Tx,
  what: keyof typeof TABLES,
  { userId, limit, now }: { userId: number; limit: number; now: number },
): Promise<void> {
  const { table, who, text } = TABLES[what];
  const { start, end } = businessDay(now);
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
    where ${sql.ref(who)} = ${userId} and created_at >= ${new Date(start)}`.execute(tx);
  if ((rows[0]?.n ?? 0) < limit) return;
  throw new ProductError(code.tooOften, text, { retryAfter: Math.ceil((end - now) / 1000) });
}
