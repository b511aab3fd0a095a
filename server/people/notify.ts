import type { Tx } from '@server/db/database';
import type { NoticeKind } from '@/contract/notice';
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

const EXCERPT = 60;
const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITY[sign] ?? sign);

/** The beginning of a text, for where it is only mentioned. */
export function excerptOf(text: string, length = EXCERPT): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length).join('')}…`;
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
      content: text === '' ? '' : `<p>${escapeText(excerptOf(text))}</p>`,
      link,
      targetUserId: to,
      ref,
      createdAt: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
