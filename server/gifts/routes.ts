import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import { admitGift } from '@server/velocity/admitGift';
import type { FastifyInstance } from 'fastify';
import { giftCalls } from '@/contract/calls/gift';
import { claimGift } from './claim';
import { openGifts, ownGifts, pastGifts } from './list';

/** Gift packs over all games. */
export function giftRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock } = ctx;
  const { db, reads } = ctx.database;
  route(app, giftCalls.giftList, ({ input, session }) => {
    const query = { ...input, userId: session?.userId ?? null, now: clock.now() };
    return input.scope === 'past' ? pastGifts(reads, query) : openGifts(reads, query);
  });
  memberRoute(app, giftCalls.ownGifts, ({ input, session: { userId } }) =>
    ownGifts(db, { ...input, userId, now: clock.now() }),
  );
  memberRoute(
    app,
    giftCalls.claimGift,
    ({ input: { id, requestId }, session: { id: sessionId, userId } }) => {
      const now = clock.now();
      const admit = (tx: Tx) => admitGift(tx, ctx, { sessionId, now });
      return withTx(db, (tx) => claimGift(tx, { userId, giftId: id, requestId, admit, now }));
    },
    { changes: ['gifts'] },
  );
}
