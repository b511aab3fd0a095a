import type { Reader, Tx } from '@server/db/database';
import { sql } from 'kysely';
import type { NoticeKind, Notices } from '@/contract/notice';

/** Of what a member is told. */
export async function noticesOf(reader: Reader, userId: number): Promise<Notices> {
  const { mutedNotices: muted } = await reader
    .selectFrom('users')
    .select('mutedNotices')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { reply: !muted.includes('reply'), like: !muted.includes('like'), follow: !muted.includes('follow') };
}

/** Switches one kind on or off; doing so twice is doing it once. */
export async function setNotice(
  tx: Tx,
  userId: number,
  { kind, on }: { kind: NoticeKind; on: boolean },
): Promise<Notices> {
  const others = sql`array_remove(muted_notices, ${kind}::text)`;
  const muted = on ? others : sql`array_append(${others}, ${kind}::text)`;
  await sql`update users set muted_notices = ${muted} where id = ${userId}`.execute(tx);
  return noticesOf(tx, userId);
}
