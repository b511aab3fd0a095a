import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { findGame } from '@server/games/gameDetail';
import { closeGone, closeHeld, holdThing } from '@server/moderation/items';
import { lockPublisher } from '@server/sanctions/publisher';
import { notSanctionedLately } from '@server/sanctions/recently';
import { requireDaily } from '@server/square/daily';
import { lengthOf, squareRules } from '@server/square/rules';
import { isSeen } from '@server/square/signs';
import { moderate } from '@server/square/words';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import { type OwnReview, REVIEW_MOST } from '@/contract/review';
import { countReview, countWritten, keepRating, type StoredReview } from './score';

const DAY_MS = 86_400_000;

/** A review as its author sees it. */
export const toOwnReview = ({ id, score, content, auditState, updatedAt }: StoredReview): OwnReview => ({
  id,
  score,
  content,
  auditState,
  updateTime: updatedAt.getTime(),
});

/** When a member first had a game, by download or purchase; null for never. */
async function firstHad(tx: Tx, userId: number, gameId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select least(
    (select min(created_at) from game_downloads where user_id = ${userId} and game_id = ${gameId}),
    (select created_at from purchases where user_id = ${userId} and item_kind = 'game' and item_id = ${gameId}
      and reason = 'paid')) as at`.execute(tx);
  return rows[0]?.at ?? null;
}

/** What somebody gives a game. */
interface Given {
  id: number;
  score: number;
  content: string;
}

/**
 * Gives a game stars, with words or without, or changes them: one review a member and game. The words are judged by the
 * square's rules (1005, or held a minute); 1006 for whoever has neither bought nor downloaded it.
 */
export async function saveReview(
  tx: Tx,
  { id: gameId, score, content: said }: Given,
  { userId, now }: { userId: number; now: number },
): Promise<OwnReview> {
  const publisher = await lockPublisher(tx, userId, now);
  await findGame(tx, gameId);
  const first = await firstHad(tx, userId, gameId);
  if (first === null) throw new ProductError(code.notAllowed, 'reviewFirst');
  const trimmed = said.trim();
  if (trimmed !== '' && (!isSeen(trimmed) || lengthOf(trimmed) > REVIEW_MOST)) {
    throw new ProductError(code.badParameter, 'reviewLength', { field: 'content' });
  }
  const before = await tx
    .selectFrom('gameReviews')
    .selectAll()
    .where('gameId', '=', gameId)
    .where('authorId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) {
    const { commentsPerDay } = await squareRules(tx);
    await requireDaily(tx, 'gameReviews', { userId, limit: commentsPerDay, now });
  }
  const { texts, auditState, held } = await moderate(tx, publisher, [trimmed] as const);
  const [content] = texts;
  const at = new Date(now);
  const sameWords = before?.content === content;
  const words = sameWords
    ? {}
    : { content, auditState, updatedAt: at, daysAfter: Math.max(0, Math.floor((now - first.getTime()) / DAY_MS)) };
  const scored = before?.score === score ? {} : { score, scoredAt: at };
  const saved = before
    ? await tx
        .updateTable('gameReviews')
        // Set to itself at least: a tap on the same star is an answer too.
        .set({ ...words, ...scored, score })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('gameReviews')
        .values({
          gameId,
          authorId: userId,
          score,
          content,
          auditState,
          daysAfter: Math.max(0, Math.floor((now - first.getTime()) / DAY_MS)),
          answer: null,
          answeredAt: null,
          scoredAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  if (!sameWords && auditState === 'pending') {
    await holdThing(tx, { kind: 'review', targetId: saved.id, authorId: userId }, { words: held, now });
  } else if (!sameWords) await closeHeld(tx, 'review', [saved.id], now);
  if (before) await countReview(tx, before, -1);
  await countReview(tx, saved, 1);
  await keepRating(tx, gameId);
  return toOwnReview(saved);
}

/** Takes one's own review away, stars and words (1006 for another's, 1002 for one that is gone). */
export async function deleteReview(
  tx: Tx,
  id: number,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  const review = await tx.selectFrom('gameReviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!review) throw new ProductError(code.notFound, 'reviewGone');
  if (review.authorId !== userId) throw new ProductError(code.notAllowed, 'notAllowed');
  await tx.deleteFrom('gameReviews').where('id', '=', id).execute();
  await closeGone(tx, 'review', [id], now);
  await countReview(tx, review, -1);
  await keepRating(tx, review.gameId);
}

/** How long a text of level 3 waits (contract 3). */
const WAIT_MS = 60_000;

/** Lets words through that waited long enough; whoever was warned lately waits on. */
export async function approveReviews(tx: Tx, now: number): Promise<void> {
  const passed = await tx
    .updateTable('gameReviews')
    .set({ auditState: 'passed' })
    .where('auditState', '=', 'pending')
    .where('updatedAt', '<=', new Date(now - WAIT_MS))
    .where(notSanctionedLately('game_reviews.author_id', now))
    .returning(['id', 'gameId', 'content'])
    .execute();
  for (const { gameId, content } of passed) if (content !== '') await countWritten(tx, gameId, 1);
  await closeHeld(
    tx,
    'review',
    passed.map(({ id }) => id),
    now,
  );
}
