import type { Tx } from '@server/db/database';
import { excerptOf } from '@server/excerpt';
import type { NoticeKind } from '@/contract/notice';
import { escapeHtml } from '@/lib/html/escapeHtml';
import { hasBlocked } from './viewer';

/** Something a member did that another should hear of. */
export interface News {
  kind: NoticeKind;
  from: number;
  to: number;
  /** The title, given the name of whoever did it. */
  title: (name: string) => string;
  /** Plain text under the title. */
  text?: string;
  /** What it is about: told once. */
  ref: string;
  link: string;
  now: number;
}

async function hasMuted(tx: Tx, userId: number, kind: NoticeKind): Promise<boolean> {
  const { mutedNotices } = await tx
    .selectFrom('users')
    .select('mutedNotices')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return mutedNotices.includes(kind);
}

/**
 * Sends a message about somebody else's doing, once per `ref`; never to oneself, nor from whom one blocks, nor of what one
 * does not want to hear.
 */
export async function tell(tx: Tx, { kind, from, to, title, text = '', ref, link, now }: News): Promise<void> {
  if (from === to || (await hasBlocked(tx, to, from)) || (await hasMuted(tx, to, kind))) return;
  const { name } = await tx.selectFrom('users').select('name').where('id', '=', from).executeTakeFirstOrThrow();
  await tx
    .insertInto('messages')
    .values({
      kind,
      title: title(name),
      content: text === '' ? '' : `<p>${escapeHtml(excerptOf(text))}</p>`,
      link,
      targetUserId: to,
      ref,
      createdAt: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
