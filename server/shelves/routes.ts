import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { reviewCalls } from '@/contract/calls/review';
import { shelfCounts } from './counts';
import { shelfPage } from './shelf';
import { setWish } from './wish';

/** A member's own games: bought, downloaded, wished for. */
export function shelfRoutes(app: FastifyInstance, { database: { db }, clock }: ServerContext): void {
  memberRoute(app, reviewCalls.ownGames, ({ input, session }) => shelfPage(db, session.userId, input));
  memberRoute(app, reviewCalls.shelfCounts, ({ session }) => shelfCounts(db, session.userId, clock.now()));
  for (const [call, wished] of [
    [reviewCalls.wishGame, true],
    [reviewCalls.unwishGame, false],
  ] as const) {
    memberRoute(app, call, ({ input: { id }, session: { userId } }) =>
      withTx(db, (tx) => setWish(tx, { id, userId, wished, now: clock.now() })),
    );
  }
}
