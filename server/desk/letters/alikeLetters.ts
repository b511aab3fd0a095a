import type { Reader } from '@server/db/database';
import { subjectOf } from '@server/support/letterSubject';
import { memberOf } from '@server/support/writer';
import type { AlikeLetter, LetterCategory } from '@/contract/desk/letters';
import { likeness } from './alikeWords';

const HOUR_MS = 3_600_000;
/** How far apart in time letters of several people are that are about the same trouble. */
const NEAR_MS = 6 * HOUR_MS;
/** How far back a writer's own other letters are shown. */
const OWN_MS = 30 * 24 * HOUR_MS;
/** From here on two texts say the same. */
const ALIKE = 0.3;
const LOOKED_AT = 100;
const MOST = { own: 3, others: 5 };

interface Asked {
  id: number;
  writer: string;
  category: LetterCategory;
  content: string;
  createdAt: Date;
}

const columns = ['f.id', 'f.writer', 'f.content', 'f.state', 'f.createdAt'] as const;

/** The writer's own other letters of these weeks, then open ones of the same hours and kind that say something alike. */
export async function alikeLetters(
  reader: Reader,
  { id, writer, category, content, createdAt }: Asked,
): Promise<AlikeLetter[]> {
  const at = createdAt.getTime();
  const own = await reader
    .selectFrom('feedbacks as f')
    .select(columns)
    .where('f.writer', '=', writer)
    .where('f.id', '<>', id)
    .where('f.state', '<>', 'merged')
    .where('f.createdAt', '>=', new Date(at - OWN_MS))
    .orderBy('f.createdAt', 'desc')
    .limit(MOST.own)
    .execute();
  const near = await reader
    .selectFrom('feedbacks as f')
    .select(columns)
    .where('f.createdAt', '>=', new Date(at - NEAR_MS))
    .where('f.createdAt', '<=', new Date(at + NEAR_MS))
    .where('f.state', '=', 'open')
    .where('f.category', '=', category)
    .where('f.writer', '<>', writer)
    .orderBy('f.createdAt', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const others = near
    .map((letter) => ({ letter, like: likeness(content, letter.content) }))
    .filter(({ like }) => like >= ALIKE)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, MOST.others)
    .map(({ letter }) => letter);
  const found = [...own, ...others];
  const ids = found.flatMap((letter) => memberOf(letter.writer) ?? []);
  const users = await reader.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(users.map((user) => [user.id, user.name]));
  return found.map((letter) => ({
    id: letter.id,
    name: names.get(memberOf(letter.writer) ?? -1) ?? null,
    subject: subjectOf(letter.content),
    state: letter.state,
    at: letter.createdAt.getTime(),
    own: letter.writer === writer,
  }));
}
