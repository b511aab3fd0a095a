import type { Reader, Tx } from '@server/db/database';
import type { GameReviewRow } from '@server/db/schema/reviews';
import { type Selectable, sql } from 'kysely';
import type { Ratings } from '@/contract/review';

export type StoredReview = Selectable<GameReviewRow>;

const DAY_MS = 86_400_000;
/** What “lately” is. */
const RECENT_DAYS = 30;

/** The day a moment belongs to, as `game_score_days` counts. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether a review stands in the lists: it has words, and they were let through. */
export const isWritten = ({ content, auditState }: Pick<StoredReview, 'content' | 'auditState'>): boolean =>
  content !== '' && auditState === 'passed';

type Counted = Pick<StoredReview, 'gameId' | 'score' | 'content' | 'auditState' | 'scoredAt'>;

/** Takes a review into the counters of its game (1) or out of them (-1); {@link keepRating} follows. */
export async function countReview(tx: Tx, review: Counted, by: 1 | -1): Promise<void> {
  const { gameId, score, scoredAt } = review;
  const day = dayOf(scoredAt);
  const written = isWritten(review) ? by : 0;
  await sql`insert into game_scores as s (game_id, stars, written)
    values (${gameId}, array(select case when n = ${score} then 1 else 0 end from generate_series(1, 5) n), ${Math.max(written, 0)})
    on conflict (game_id) do update set stars[${sql.lit(score)}] = s.stars[${sql.lit(score)}] + ${by},
      written = s.written + ${written}`.execute(tx);
  await sql`insert into game_score_days as d (game_id, day, ratings, stars) values (${gameId}, ${day}, 1, ${score})
    on conflict (game_id, day) do update set ratings = d.ratings + ${by}, stars = d.stars + ${by * score}`.execute(tx);
}

/** Words that were let through later are counted then, and those that were taken away no more. */
export async function countWritten(tx: Tx, gameId: number, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('gameScores')
    .set((eb) => ({ written: eb('written', '+', by) }))
    .where('gameId', '=', gameId)
    .execute();
}

/** SQL: the rating of a row of `game_scores`, 0 to 10 with one decimal; null where nobody has rated. */
const ratingOf = (alias: string) => sql<number | null>`(select round(2.0 * sum(n * stars) / nullif(sum(n), 0), 1)
  from unnest(${sql.ref(`${alias}.stars`)}) with ordinality as given (n, stars))::float8`;

/** Brings what lists say of games to what was given; where nobody rates one, what the operator says stays. */
async function keepRatings(tx: Tx, gameIds: readonly number[]): Promise<void> {
  await sql`update games g set rating = ${ratingOf('s')} from game_scores s
    where g.id = any(${gameIds}::bigint[]) and s.game_id = g.id and ${ratingOf('s')} is not null`.execute(tx);
}

/** Brings what lists say of a game to what was given. */
export const keepRating = (tx: Tx, gameId: number): Promise<void> => keepRatings(tx, [gameId]);

/** Takes over how often each number of stars was given elsewhere; without numbers nothing changes but what lists say. */
export async function carryRatings(
  tx: Tx,
  games: readonly { gameId: number; carried: readonly number[] | undefined }[],
): Promise<void> {
  const given = games.flatMap(({ gameId, carried }) => (carried === undefined ? [] : [{ game_id: gameId, carried }]));
  if (given.length > 0) {
    await sql`insert into game_scores as s (game_id, stars, carried) select game_id, carried, carried
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (game_id bigint, carried integer[])
      on conflict (game_id) do update set carried = excluded.carried,
        stars = array(select s.stars[n] - s.carried[n] + excluded.carried[n] from generate_series(1, 5) n)`.execute(tx);
  }
  await keepRatings(
    tx,
    games.map(({ gameId }) => gameId),
  );
}

/** How a game is rated; one question, however many rate it. */
export async function ratingsOf(reader: Reader, gameId: number, now: number): Promise<Ratings> {
  const since = dayOf(new Date(now - RECENT_DAYS * DAY_MS));
  const { rows } = await sql<{ rating: number; stars: number[] | null; written: number; n: number; sum: number }>`
    select g.rating, s.stars, coalesce(s.written, 0) as written, coalesce(d.n, 0)::int as n, coalesce(d.sum, 0)::int as sum
    from games g left join game_scores s on s.game_id = g.id
      left join lateral (select sum(ratings) as n, sum(stars) as sum from game_score_days
        where game_id = g.id and day > ${since}) d on true
    where g.id = ${gameId}`.execute(reader);
  const { rating, stars, written, n, sum } = rows[0] ?? { rating: 0, stars: null, written: 0, n: 0, sum: 0 };
  const given = stars ?? [0, 0, 0, 0, 0];
  return {
    rating,
    count: given.reduce((total, one) => total + one, 0),
    stars: given,
    written,
    recent: { rating: n === 0 ? 0 : Math.round((20 * sum) / n) / 10, count: n },
  };
}
