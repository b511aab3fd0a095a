import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { removalCalls } from '@/contract/calls/removal';
import { appealRemoval, removalOf } from './appeal';

/** What members may say to decisions about what they wrote. */
export function moderationRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const { db } = database;
  memberRoute(app, removalCalls.removal, ({ input, session }) =>
    removalOf(db, input.id, { userId: session.userId, now: clock.now() }),
  );
  memberRoute(app, removalCalls.appeal, ({ input, session }) =>
    withTx(db, (tx) => appealRemoval(tx, input, { userId: session.userId, now: clock.now() })),
  );
}
