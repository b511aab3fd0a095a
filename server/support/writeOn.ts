import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import type { FeedbackRow } from '@server/db/schema/support';
import { ProductError } from '@server/errors';
import { lockWriter } from '@server/people/person';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import { attachPictures } from './letterPictures';
import { letterTargets, owedFrom } from './letterTargets';
import { filledIn, memberWriter } from './writer';

/** What a member may write into one letter a business day. */
const REPLIES_A_DAY = 20;

/** Locks a member's own letter, or the one that it was merged into; 1002 for any other. */
async function lockOwn(tx: Tx, userId: number, id: number): Promise<Selectable<FeedbackRow>> {
  await lockWriter(tx, userId);
  const letter = await tx
    .selectFrom('feedbacks')
    .selectAll()
    .where('id', '=', id)
    .where('writer', '=', memberWriter(userId))
    .forUpdate()
    .executeTakeFirst();
  if (!letter) throw new ProductError(code.notFound, 'letterGone');
  return letter.mergedInto === null ? letter : lockOwn(tx, userId, letter.mergedInto);
}

interface Reply {
  userId: number;
  id: number;
  content: string;
  pictureIds?: readonly number[] | undefined;
  requestId: string;
  now: number;
}

/** Writes on in one's own letter: support owes an answer again, whatever it was. Answers the letter it stands in. */
export async function replyLetter(
  tx: Tx,
  { userId, id, content, pictureIds = [], requestId, now }: Reply,
): Promise<number> {
  const letter = await lockOwn(tx, userId, id);
  const written = await tx
    .selectFrom('letterEntries')
    .select(['requestId', 'createdAt'])
    .where('letterId', '=', letter.id)
    .where('kind', '=', 'member')
    .execute();
  if (written.some((entry) => entry.requestId === requestId)) return letter.id;
  const { start, end } = businessDay(now);
  if (written.filter(({ createdAt }) => createdAt.getTime() >= start).length >= REPLIES_A_DAY) {
    throw new ProductError(code.tooOften, 'repliesUsedUp', { retryAfter: Math.ceil((end - now) / 1000) });
  }
  const at = new Date(now);
  const { id: entryId } = await tx
    .insertInto('letterEntries')
    .values({ letterId: letter.id, kind: 'member', content: filledIn('content', content), requestId, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachPictures(tx, pictureIds, { userId, letterId: letter.id, entryId });
  const owed = letter.state === 'open' ? {} : owedFrom(now, await letterTargets(tx));
  await tx
    .updateTable('feedbacks')
    .set({ state: 'open', closedAt: null, lastAt: at, ...owed })
    .where('id', '=', letter.id)
    .execute();
  return letter.id;
}

interface Stars {
  userId: number;
  id: number;
  rating: number;
  now: number;
}

/** Gives one's own letter its stars, once; the same ones again are an answer that was lost. */
export async function rateLetter(tx: Tx, { userId, id, rating, now }: Stars): Promise<number> {
  const letter = await lockOwn(tx, userId, id);
  if (letter.rating === rating) return letter.id;
  if (letter.rating !== null) throw new ProductError(code.alreadyDone, 'ratedAlready');
  if (letter.firstAnsweredAt === null) throw new ProductError(code.conditionNotMet, 'rateLater');
  await tx.updateTable('feedbacks').set({ rating }).where('id', '=', letter.id).execute();
  const event = { letterId: letter.id, kind: 'event', event: 'rated', content: String(rating) } as const;
  await tx
    .insertInto('letterEntries')
    .values({ ...event, createdAt: new Date(now) })
    .execute();
  return letter.id;
}
