import type { Db, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { By } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { InputOf, OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { manyLettersCalls } from '@/contract/desk/manyLetters';
import { lockLetter, requireUnmoved } from './lockLetter';
import { each } from './manyLetters';
import { mergeLetters } from './mergeLetters';

type Wish = InputOf<typeof manyLettersCalls.mergeDoubles>;

/** The letter that one stands in by now: itself, or that which it was merged into. */
async function standsIn(tx: Tx, id: number): Promise<number> {
  const letter = await tx.selectFrom('feedbacks').select('mergedInto').where('id', '=', id).executeTakeFirst();
  return letter?.mergedInto == null ? id : standsIn(tx, letter.mergedInto);
}

/** Where to begin, once it is sure that all of them are one writer's and that nobody else is about the first. */
async function begin(tx: Tx, by: By, { id, seen, letters }: Wish): Promise<number> {
  const into = await standsIn(tx, id);
  const letter = await lockLetter(tx, into);
  const foreign = await tx
    .selectFrom('feedbacks')
    .select('id')
    .where(
      'id',
      'in',
      letters.map((each) => each.id),
    )
    .where('writer', '<>', letter.writer)
    .executeTakeFirst();
  if (foreign) throw new ProductError(code.notAllowed, 'lettersApart');
  // What was merged by a call whose answer was lost has moved by that.
  if (into === id) await requireUnmoved(tx, by, letter, seen);
  return into;
}

/** Makes one of a letter and others of its writer: the oldest of all; what a colleague has or moved is left out. */
export async function mergeDoubles(
  db: Db,
  by: By,
  wish: Wish,
): Promise<OutputOf<typeof manyLettersCalls.mergeDoubles>> {
  const first = await withTx(db, (tx) => begin(tx, by, wish));
  const oldestFirst = wish.letters.toSorted((one, other) => one.id - other.id);
  const came = await each(db, oldestFirst, async (tx, other, done) => {
    const into = Math.min(first, ...done);
    if ((await standsIn(tx, other.id)) === into) return;
    await requireUnmoved(tx, by, await lockLetter(tx, other.id), other.seen);
    await mergeLetters(tx, by, [into, other.id]);
  });
  return { into: Math.min(first, ...came.done), ...came };
}
