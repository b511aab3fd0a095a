import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { AlikeLetter } from '@/contract/desk/letters';
import { toAlike } from './alikeLetters';
import { ALIKE, likeness, pairsOf } from './alikeWords';

/** Of one writer; whoever has written more is somebody's work by itself. */
const MOST_OF_ONE = 20;
/** Of all writers of a page. */
const MOST_OF_PAGE = 500;

interface Written {
  id: number;
  writer: string;
  content: string;
}

/** Open letters of some writers, the newest first. */
const openOf = (reader: Reader, writers: readonly string[], most: number) =>
  reader
    .selectFrom('feedbacks as f')
    .select(['f.id', 'f.writer', 'f.content'])
    .where('f.writer', 'in', writers)
    .where(sql<boolean>`f.state = 'open'`)
    .orderBy('f.createdAt', 'desc')
    .orderBy('f.id', 'desc')
    .limit(most)
    .execute();

/** Further open letters of the writer of one that say about the same. */
export async function doublesOf(reader: Reader, letter: Written): Promise<AlikeLetter[]> {
  const open = await openOf(reader, [letter.writer], MOST_OF_ONE + 1);
  const pairs = pairsOf(letter.content);
  const found = open
    .filter(({ id, content }) => id !== letter.id && likeness(pairs, pairsOf(content)) >= ALIKE)
    .slice(0, MOST_OF_ONE)
    .map(({ id }) => ({ id, own: true }));
  return found.length === 0 ? [] : toAlike(reader, found);
}

/** Which letters of a page have a double, in one more statement for all of them. */
export async function doubledOf(reader: Reader, page: readonly Written[]): Promise<ReadonlySet<number>> {
  const writers = [...new Set(page.map(({ writer }) => writer))];
  const open = writers.length === 0 ? [] : await openOf(reader, writers, MOST_OF_PAGE);
  const found = writers.flatMap((writer) => {
    const own = open.filter((letter) => letter.writer === writer).slice(0, MOST_OF_ONE);
    // Most have one, whose words nobody has to look at.
    if (own.length < 2) return [];
    const letters = own.map(({ id, content }) => ({ id, pairs: pairsOf(content) }));
    return letters
      .filter((one) => letters.some((other) => other !== one && likeness(one.pairs, other.pairs) >= ALIKE))
      .map(({ id }) => id);
  });
  return new Set(found);
}
