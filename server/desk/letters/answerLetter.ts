import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { excerptOf } from '@server/excerpt';
import { tellMember } from '@server/people/tellMember';
import { filledIn, memberOf } from '@server/support/writer';
import { lettersText } from '@server/text/letters';
import type { InputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { letterCalls } from '@/contract/desk/letterCalls';
import { addEntry, lockLetter, requireUnmoved, wasWritten } from './lockLetter';

/** What a canned answer leaves to be filled. */
const VARIABLE = /\{[^{}\n]{1,12}\}/;
/** Characters of an answer that stand in the message about it. */
const EXCERPT_LENGTH = 120;

/** Answers a member, who has a message about it; the letter then waits for them or is closed. It is whose answer it is. */
export async function answerLetter(
  tx: Tx,
  by: By,
  { id, text: said, next, seen, cannedId, requestId }: InputOf<typeof letterCalls.answerLetter>,
): Promise<void> {
  const letter = await lockLetter(tx, id);
  if (await wasWritten(tx, id, requestId)) return;
  const userId = memberOf(letter.writer);
  if (userId === null) throw new ProductError(code.notAllowed, 'letterOfGuest');
  const text = filledIn('text', said);
  await requireUnmoved(tx, by, letter, seen);
  if (VARIABLE.test(text)) throw new ProductError(code.badParameter, 'variablesLeft', { field: 'text' });
  const at = new Date(by.now);
  const entryId = await addEntry(tx, by, { letterId: id, kind: 'answer', content: text, requestId });
  await tx
    .updateTable('feedbacks')
    .set({
      state: next,
      ownerId: by.staff.id,
      firstAnsweredAt: letter.firstAnsweredAt ?? at,
      lastAt: at,
      closedAt: next === 'closed' ? at : null,
    })
    .where('id', '=', id)
    .execute();
  if (cannedId !== undefined) {
    await tx
      .updateTable('cannedAnswers')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('id', '=', cannedId)
      .execute();
  }
  await tellMember(tx, {
    userId,
    title: lettersText.answered,
    paragraphs: [excerptOf(text, EXCERPT_LENGTH)],
    link: `/letters/${id}`,
    ref: `letter:${id}:${entryId}`,
    now: by.now,
  });
  await recordAct(tx, by, {
    ...{ kind: 'letter.answered', subject: 'letter', subjectId: id, userId },
    before: { state: letter.state },
    after: { state: next, entryId },
  });
}

/** Leaves words that the staff alone read. */
export async function noteLetter(
  tx: Tx,
  by: By,
  { id, text, requestId }: InputOf<typeof letterCalls.noteLetter>,
): Promise<void> {
  const letter = await lockLetter(tx, id);
  if (await wasWritten(tx, id, requestId)) return;
  const entryId = await addEntry(tx, by, { letterId: id, kind: 'note', content: filledIn('text', text), requestId });
  await recordAct(tx, by, {
    ...{ kind: 'letter.noted', subject: 'letter', subjectId: id, userId: memberOf(letter.writer) ?? undefined },
    after: { entryId },
  });
}
