import type { Tx } from '@server/db/database';
import { escapeHtml } from '@/lib/html/escapeHtml';

/** What the house itself tells a member. */
export interface HouseNews {
  userId: number;
  title: string;
  /** Plain text, a paragraph each. */
  paragraphs: readonly string[];
  link?: string | null;
  /** What it is about: told once. */
  ref?: string;
  now: number;
}

/** Writes a member a system message, once per `ref`. */
export async function tellMember(
  tx: Tx,
  { userId, title, paragraphs, link = null, ref, now }: HouseNews,
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      title,
      content: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join(''),
      link,
      targetUserId: userId,
      ref: ref ?? null,
      createdAt: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
