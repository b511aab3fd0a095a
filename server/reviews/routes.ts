import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { findGame } from '@server/games/gameDetail';
import { memberRoute, route } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { reviewCalls } from '@/contract/calls/review';
import { setHelpful } from './helpful';
import { reviewList } from './reviewList';
import { deleteReview, saveReview } from './saveReview';
import { ratingsOf } from './score';
import { similarGames } from './similar';
import { standingOf } from './standing';

/** Ratings and reviews of games, and what a member has to do with a game. */
export function reviewRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db, reads } = database;
  route(app, reviewCalls.ratings, async ({ input: { id } }) => {
    await findGame(reads, id);
    return ratingsOf(reads, id, clock.now());
  });
  route(app, reviewCalls.reviewList, ({ input, session }) =>
    reviewList(reads, input, { userId: session?.userId ?? null, now: clock.now() }),
  );
  route(app, reviewCalls.similarGames, async ({ input: { id }, session }) => ({
    records: await similarGames(reads, id, session?.userId ?? null),
  }));
  memberRoute(app, reviewCalls.standing, ({ input, session }) => standingOf(db, input.id, session.userId));
  memberRoute(
    app,
    reviewCalls.saveReview,
    ({ input, session }) => withTx(db, (tx) => saveReview(tx, input, { userId: session.userId, now: clock.now() })),
    { changes: ['games'] },
  );
  memberRoute(
    app,
    reviewCalls.deleteReview,
    async ({ input, session }) => {
      await withTx(db, (tx) => deleteReview(tx, input.id, { userId: session.userId, now: clock.now() }));
      return null;
    },
    { changes: ['games'] },
  );
  for (const [call, helpful] of [
    [reviewCalls.findHelpful, true],
    [reviewCalls.unfindHelpful, false],
  ] as const) {
    memberRoute(app, call, ({ input, session }) =>
      withTx(db, (tx) => setHelpful(tx, { id: input.id, helpful, userId: session.userId, now: clock.now() })),
    );
  }
}
