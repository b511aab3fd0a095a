import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { giftPacks } from '@server/gifts/giftPacks';
import { memberRoute, route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { noteTask } from '@server/tasks/progress';
import { guestOf } from '@server/users/guest';
import type { FastifyInstance } from 'fastify';
import { gameCalls } from '@/contract/calls/game';
import { downloadGame } from './download';
import { fileRoute } from './fileRoute';
import { findGame, gameDetail } from './gameDetail';
import { gameList, gameTypes } from './gameList';
import { ownGames } from './ownGames';

/** Games, their gift packs and their downloads. */
export function gameRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock, secret } = ctx;
  const { db, reads } = ctx.database;

  route(app, gameCalls.gameList, ({ input, session }) => gameList(reads, input, session?.userId ?? null));
  sharedRoute(app, ctx, gameCalls.gameTypes, { subjects: ['games'], make: ({ reader }) => gameTypes(reader) });
  route(app, gameCalls.gameDetail, async ({ input, session }) => {
    const look = { userId: session?.userId ?? null, now: clock.now(), secret };
    const detail = await gameDetail(reads, input.appID, look);
    if (session) await withTx(db, (tx) => noteTask(tx, session.userId, 'viewGame', clock.now(), String(detail.id)));
    return detail;
  });
  route(app, gameCalls.gameGifts, async ({ input, session }) => {
    const game = await findGame(reads, input.appID);
    return giftPacks(reads, [game], session?.userId ?? null, clock.now());
  });
  memberRoute(app, gameCalls.ownGames, ({ input, session }) => ownGames(db, session.userId, input));
  route(app, gameCalls.download, ({ input: { deviceID, ...asked }, session, request }) => {
    const guest = guestOf(deviceID, { address: request.ip, secret });
    return downloadGame(ctx, asked, session ? { userId: session.userId } : { userId: null, guest });
  });
  fileRoute(app, ctx);
}
