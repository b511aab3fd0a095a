import type { ServerContext } from '@server/context';
import { memberRoute, route } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { gameCalls } from '@/contract/calls/game';
import { downloadGame } from './download';
import { fileRoute } from './fileRoute';
import { findGame, gameDetail } from './gameDetail';
import { gameList, gameTypes } from './gameList';
import { giftPacks } from './gifts';
import { ownGames } from './ownGames';

/** Games, their gift packs and their downloads. */
export function gameRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock } = ctx;
  const { db } = ctx.database;

  route(app, gameCalls.gameList, ({ input, session }) => gameList(db, input, session?.userId ?? null));
  route(app, gameCalls.gameTypes, () => gameTypes(db));
  route(app, gameCalls.gameDetail, ({ input, session }) => gameDetail(db, input.appID, session?.userId ?? null));
  route(app, gameCalls.gameGifts, async ({ input, session }) => {
    const game = await findGame(db, input.appID);
    return giftPacks(db, [game], session?.userId ?? null, clock.now());
  });
  memberRoute(app, gameCalls.ownGames, ({ input, session }) => ownGames(db, session.userId, input));
  route(app, gameCalls.download, ({ input, session }) => downloadGame(ctx, input, session?.userId ?? null));
  fileRoute(app, ctx);
}
