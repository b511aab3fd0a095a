import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { movePictures } from '@server/support/letterPictures';
import { memberOf } from '@server/support/writer';
import { code } from '@/contract/codes';
import { addEntry, lockLetter, type StoredLetter } from './lockLetter';

const earlier = (one: Date | null, other: Date | null) =>
  one === null || (other !== null && other < one) ? other : one;

/** The words of the later letter as an entry, with all that was written after them and all pictures, in the older one. */
async function moveWords(tx: Tx, from: StoredLetter, to: StoredLetter): Promise<void> {
  const { id: letterId } = to;
  await tx.updateTable('letterEntries').set({ letterId }).where('letterId', '=', from.id).execute();
  const { id: wordsId } = await tx
    .insertInto('letterEntries')
    .values({ letterId, kind: 'member', content: from.content, createdAt: from.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await movePictures(tx, { from: from.id, to: letterId, wordsId });
}

/** Makes two letters of one writer one: the older, which is open when either was. Answers its id. */
export async function mergeLetters(tx: Tx, by: By, [one, other]: readonly [number, number]): Promise<number> {
  if (one === other) throw new ProductError(code.badParameter, 'badParameter', { field: 'other' });
  // Always in this order, so that two who merge the same letters wait for each other.
  const into = await lockLetter(tx, Math.min(one, other));
  const from = await lockLetter(tx, Math.max(one, other));
  if (into.writer !== from.writer) throw new ProductError(code.notAllowed, 'lettersApart');
  await moveWords(tx, from, into);
  await tx
    .updateTable('feedbacks')
    .set({ state: 'merged', closedAt: null, mergedInto: into.id })
    .where('id', '=', from.id)
    .execute();
  const isOpen = from.state === 'open' || into.state === 'open';
  const owing = from.state === 'open' && (into.state !== 'open' || from.answerDueAt < into.answerDueAt) ? from : into;
  await tx
    .updateTable('feedbacks')
    .set({
      ...(isOpen && { state: 'open', closedAt: null }),
      answerDueAt: owing.answerDueAt,
      closeDueAt: owing.closeDueAt,
      dueAt: owing.dueAt,
      ownerId: into.ownerId ?? from.ownerId,
      firstAnsweredAt: earlier(into.firstAnsweredAt, from.firstAnsweredAt),
      lastAt: into.lastAt > from.lastAt ? into.lastAt : from.lastAt,
      caseNumber: into.caseNumber ?? from.caseNumber,
      support: into.support ?? from.support,
      rating: into.rating ?? from.rating,
    })
    .where('id', '=', into.id)
    .execute();
  await addEntry(tx, by, { letterId: into.id, kind: 'event', event: 'merged', content: String(from.id) });
  await recordAct(tx, by, {
    ...{ kind: 'letter.merged', subject: 'letter', subjectId: from.id, userId: memberOf(from.writer) ?? undefined },
    before: { state: from.state },
    after: { into: into.id },
  });
  return into.id;
}
