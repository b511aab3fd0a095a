import type { Reader } from '@server/db/database';
import type { AlikeLetter, LetterCategory } from '@/contract/desk/letters';
import { ALIKE, likeness, pairsOf } from './alikeWords';
import { rowsOf, toLetterRows } from './letterRows';

const HOUR_MS = 3_600_000;
/** How far apart in time letters of several people are that are about the same trouble. */
const NEAR_MS = 6 * HOUR_MS;
/** How far back a writer's own other letters are shown. */
const OWN_MS = 30 * 24 * HOUR_MS;
const LOOKED_AT = 100;
const MOST = { own: 3, others: 5 };

interface Asked {
  id: number;
  writer: string;
  category: LetterCategory;
  content: string;
  createdAt: Date;
}

/** The writer's own other letters of these weeks, then open ones of the same hours and kind that say something alike. */
export async function alikeLetters(
  reader: Reader,
  { id, writer, category, content, createdAt }: Asked,
): Promise<AlikeLetter[]> {
  const at = createdAt.getTime();
  const own = await reader
    .selectFrom('feedbacks as f')
    .select('f.id')
    .where('f.writer', '=', writer)
    .where('f.id', '<>', id)
    .where('f.state', '<>', 'merged')
    .where('f.createdAt', '>=', new Date(at - OWN_MS))
    .orderBy('f.createdAt', 'desc')
    .limit(MOST.own)
    .execute();
  const near = await reader
    .selectFrom('feedbacks as f')
    .select(['f.id', 'f.content'])
    .where('f.createdAt', '>=', new Date(at - NEAR_MS))
    .where('f.createdAt', '<=', new Date(at + NEAR_MS))
    .where('f.state', '=', 'open')
    .where('f.category', '=', category)
    .where('f.writer', '<>', writer)
    .orderBy('f.createdAt', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const pairs = pairsOf(content);
  const others = near
    .map((letter) => ({ letter, like: likeness(pairs, pairsOf(letter.content)) }))
    .filter(({ like }) => like >= ALIKE)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, MOST.others)
    .map(({ letter }) => letter);
  return toAlike(reader, [
    ...own.map((each) => ({ ...each, own: true })),
    ...others.map(({ id }) => ({ id, own: false })),
  ]);
}

/** Letters as they stand beside the one that they are like, in the order they were found. */
export async function toAlike(
  reader: Reader,
  found: readonly Pick<AlikeLetter, 'id' | 'own'>[],
): Promise<AlikeLetter[]> {
  const ids = found.map(({ id }) => id);
  const stored = await rowsOf(reader).select('f.createdAt').where('f.id', 'in', ids).execute();
  const rows = await toLetterRows(reader, stored);
  return found.flatMap(({ id, own }) => {
    const [row, at] = [rows.find((one) => one.id === id), stored.find((one) => one.id === id)?.createdAt];
    return row && at ? { ...row, createdAt: at.getTime(), own } : [];
  });
}
