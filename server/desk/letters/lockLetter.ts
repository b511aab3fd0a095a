import type { Tx } from '@server/db/database';
import type { FeedbackRow, LetterEntryRow } from '@server/db/schema/support';
import type { By } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { Insertable, Selectable } from 'kysely';
import { code } from '@/contract/codes';

export type StoredLetter = Selectable<FeedbackRow>;

/** A letter that nobody else changes until this is done; 1002 for none, 1003 for one that stands in another by now. */
export async function lockLetter(tx: Tx, id: number): Promise<StoredLetter> {
  const letter = await tx.selectFrom('feedbacks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!letter) throw new ProductError(code.notFound, 'letterGone');
  if (letter.state === 'merged') throw new ProductError(code.alreadyDone, 'letterDone', { into: letter.mergedInto });
  return letter;
}

/** Writes into a letter in the name of who does it. */
export async function addEntry(
  tx: Tx,
  { staff, now }: By,
  entry: Pick<Insertable<LetterEntryRow>, 'letterId' | 'kind' | 'event' | 'content' | 'requestId'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('letterEntries')
    .values({ ...entry, staffId: staff.id, staffName: staff.name, createdAt: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether these words were written before: an answer that was lost is asked for again. */
export async function wasWritten(tx: Tx, letterId: number, requestId: string): Promise<boolean> {
  const before = await tx
    .selectFrom('letterEntries')
    .select('id')
    .where('letterId', '=', letterId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return before !== undefined;
}

/** Somebody else has written or done something, or has the letter (`owned`). */
export const letterMoved = (who: string | null, owned = false) =>
  new ProductError(code.alreadyDone, 'letterMoved', { who, owned });

/** 1003 with who it was, when somebody else has written or done something since `seen`, or has the letter. */
export async function requireUnmoved(tx: Tx, { staff }: By, letter: StoredLetter, seen: number): Promise<void> {
  const since = await tx
    .selectFrom('letterEntries')
    .select(['kind', 'staffName'])
    .where('letterId', '=', letter.id)
    .where('id', '>', seen)
    .where((eb) => eb.or([eb('staffId', 'is', null), eb('staffId', '<>', staff.id)]))
    .where((eb) => eb.or([eb('event', 'is', null), eb('event', '<>', 'rated')]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (since) throw letterMoved(since.staffName);
  if (letter.ownerId === null || letter.ownerId === staff.id) return;
  const owner = await tx.selectFrom('staff').select('name').where('id', '=', letter.ownerId).executeTakeFirst();
  throw letterMoved(owner?.name ?? null, true);
}
