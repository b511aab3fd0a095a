import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { By } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { ErrorKey } from '@server/text/errors';
import type { InputOf } from '@/contract/call';
import type { LetterLeft, ManyLettersDone, manyLettersCalls } from '@/contract/desk/manyLetters';
import { answerLetter } from './answerLetter';
import { assignLetter, closeLetter, sortLetter } from './changeLetter';

/** Which refusals leave a letter out and let the others go on; any other one is the whole call's. */
const REASONS: Partial<Record<ErrorKey, LetterLeft['why']>> = {
  letterMoved: 'moved',
  letterOfGuest: 'guest',
  variablesLeft: 'unfilled',
  letterDone: 'merged',
  letterGone: 'gone',
};

function leftOut(id: number, error: unknown): LetterLeft {
  const why = error instanceof ProductError ? REASONS[error.msgKey] : undefined;
  if (!(error instanceof ProductError) || why === undefined) throw error;
  const { who, owned } = error.data ?? {};
  return { id, why: owned === true ? 'owned' : why, who: typeof who === 'string' ? who : null };
}

/** Each in a transaction of its own, so that what somebody else holds keeps no other back. */
export async function each<L extends { id: number }>(
  db: Db,
  letters: readonly L[],
  act: (tx: Tx, letter: L, done: readonly number[]) => Promise<void>,
): Promise<ManyLettersDone> {
  const done: number[] = [];
  const left: LetterLeft[] = [];
  for (const letter of letters) {
    try {
      await withTx(db, (tx) => act(tx, letter, done));
      done.push(letter.id);
    } catch (error) {
      left.push(leftOut(letter.id, error));
    }
  }
  return { done, left };
}

/** Answers them, each with its own words. */
export const answerLetters = (
  db: Db,
  by: By,
  { letters, ...how }: InputOf<typeof manyLettersCalls.answerLetters>,
): Promise<ManyLettersDone> => each(db, letters, (tx, letter) => answerLetter(tx, by, { ...how, ...letter }));

/** Takes, sorts or closes them. */
export function changeLetters(
  db: Db,
  by: By,
  { letters, act, ...how }: InputOf<typeof manyLettersCalls.changeLetters>,
): Promise<ManyLettersDone> {
  return each(db, letters, async (tx, { id, seen, owner }) => {
    if (act === 'take') return assignLetter(tx, by, { id, owner: by.staff.id, was: owner });
    if (act === 'sort') return sortLetter(tx, by, { id, ...how });
    await closeLetter(tx, by, { id, seen, again: true });
  });
}
