import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { filledIn } from '@server/support/writer';
import { escapeHtml } from '@/lib/html/escapeHtml';
import { findMember } from './findMember';

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

interface Message {
  uid: string;
  requestId: string;
  title: string;
  text: string;
  reason: string;
}

/** Writes a member a message that stands among their messages; once a request id. */
export async function messageMember(
  tx: Tx,
  { uid, requestId, title, text, reason }: Message,
  by: By,
): Promise<{ repeated: boolean }> {
  const user = await findMember(tx, uid);
  const sent = await tx
    .insertInto('messages')
    .values({
      title,
      content: paragraphs(text),
      link: null,
      targetUserId: user.id,
      ref: `desk:${requestId}`,
      createdAt: new Date(by.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!sent) return { repeated: true };
  const after = { title, text };
  const about = { subject: 'member', subjectId: uid, userId: user.id } as const;
  await recordAct(tx, by, { kind: 'member.messaged', ...about, reason, after });
  return { repeated: false };
}

interface Note {
  uid: string;
  requestId?: string | undefined;
  text: string;
}

/** A note that only the staff read; once a request id. The log has that it was written, not its words: these go with the account. */
export async function noteMember(tx: Tx, { uid, requestId, text: said }: Note, by: By): Promise<void> {
  const text = filledIn('text', said);
  const { id } = await findMember(tx, uid);
  const note = await tx
    .insertInto('memberNotes')
    .values({ userId: id, staffId: by.staff.id, text, requestId: requestId ?? null, createdAt: new Date(by.now) })
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!note) return;
  const after = { noteId: note.id };
  await recordAct(tx, by, { kind: 'member.noted', subject: 'member', subjectId: uid, userId: id, after });
}
