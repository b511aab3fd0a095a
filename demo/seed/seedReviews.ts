import { starsOf } from '@demo/content/gameStars';
import { gameNamed, games } from '@demo/content/games';
import { personas } from '@demo/content/personas';
import { gameReviews } from '@demo/content/reviews';
import type { Tx } from '@server/db/database';
import type { GameDownloadRow } from '@server/db/schema/games';
import type { GameReviewRow } from '@server/db/schema/reviews';
import { rng } from '@server/random';
import { countReview, keepRating } from '@server/reviews/score';
import { type Insertable, sql } from 'kysely';

const DAY_MS = 86_400_000;
/** Of the people who wrote nothing about a game, so many gave it stars within the last weeks. */
const SILENT = [2, 6] as const;
const SILENT_DAYS = 29;

/** What members say of the games, each some days after they downloaded it, and who found it helpful. */
export async function seedReviews(tx: Tx, now: number): Promise<void> {
  await tx
    .insertInto('gameScores')
    .values(games.map((game) => ({ gameId: game.id, stars: starsOf(game), carried: starsOf(game) })))
    .execute();
  const r = rng('games/reviews');
  const downloads: Insertable<GameDownloadRow>[] = [];
  const reviews: Insertable<GameReviewRow>[] = [];
  const had = (gameId: number, userId: number, at: number) => {
    const { platforms, buyAmount, version } = games.find(({ id }) => id === gameId) ?? gameNamed('云端猫岛');
    const via = buyAmount > 0 ? 'vip' : 'free';
    const platformType = platforms[0] ?? 1;
    const createdAt = new Date(at);
    downloads.push({ userId, gameId, platformType, via, version, deviceHash: null, siteHash: null, createdAt });
  };
  for (const { game: name, written } of gameReviews) {
    const { id: gameId, rating } = gameNamed(name);
    for (const { by, stars, after, ago, text, answer } of written) {
      const at = now - ago;
      had(gameId, by, at - after * DAY_MS - DAY_MS / 3);
      const answeredAt = answer ? new Date(at + answer.later) : null;
      const when = { scoredAt: new Date(at), createdAt: new Date(at), updatedAt: new Date(at) };
      const said = { content: text, daysAfter: after, answer: answer?.text ?? null, answeredAt };
      reviews.push({ gameId, authorId: by, score: stars, ...said, ...when });
    }
    const writers = new Set(written.map(({ by }) => by));
    const others = personas.filter(({ id, official }) => !official && !writers.has(id));
    for (const { id } of others.filter((_one, place) => place % 6 === gameId % 6).slice(0, r.i(...SILENT))) {
      const at = now - Math.floor(r.n(0.02, SILENT_DAYS) * DAY_MS);
      had(gameId, id, at - 2 * DAY_MS);
      const when = { scoredAt: new Date(at), createdAt: new Date(at), updatedAt: new Date(at) };
      const score = r.b(rating / 10) ? 5 : r.pick([3, 4, 4]);
      reviews.push({ gameId, authorId: id, score, answer: null, answeredAt: null, ...when });
    }
  }
  // Numbered in the order they were written, as members' would be.
  downloads.sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  reviews.sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
  await tx.insertInto('gameDownloads').values(downloads).execute();
  const saved = await tx.insertInto('gameReviews').values(reviews).returningAll().execute();
  for (const review of saved) await countReview(tx, review, 1);
  for (const gameId of new Set(saved.map(({ gameId }) => gameId))) await keepRating(tx, gameId);

  const votes = saved
    .filter(({ content }) => content !== '')
    .flatMap(({ id, authorId, content, createdAt }) => {
      // Longer words and older ones have been found helpful by more.
      const age = Math.min(1, (now - createdAt.getTime()) / (9 * DAY_MS));
      const share = age * Math.min(0.85, 0.12 + content.length / 130) * r.n(0.5, 1);
      return personas
        .filter(({ id: reader, official }) => !official && reader !== authorId && r.b(share))
        .map(({ id: userId }) => {
          const at = createdAt.getTime() + r.n(0, 1) * (now - createdAt.getTime());
          return { userId, reviewId: id, createdAt: new Date(at) };
        });
    });
  await tx.insertInto('gameReviewVotes').values(votes).execute();
  await sql`update game_reviews r set helpful_count = v.n, hot = v.n
    from (select review_id, count(*) as n from game_review_votes group by 1) v where v.review_id = r.id`.execute(tx);
}
