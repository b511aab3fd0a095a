import type { ServerContext } from '@server/context';
import { isFirstPage } from '@server/db/page';
import { together } from '@server/db/together';
import { withTx } from '@server/db/tx';
import { giftPacks } from '@server/gifts/giftPacks';
import { route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { isNoted, noteTask } from '@server/tasks/progress';
import { guestOf } from '@server/users/guest';
import type { FastifyInstance } from 'fastify';
import { gameCalls } from '@/contract/calls/game';
import { downloadGame } from './download';
import { fileRoute } from './fileRoute';
import { gamesOwnedOf, ownedMarked } from './gameCards';
import { findGame, gameDetail } from './gameDetail';
import { gameList, gameTypes } from './gameList';

/** Games, their gift packs and their downloads. */
export function gameRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock, secret } = ctx;
  const { db, reads } = ctx.database;

  sharedRoute(app, ctx, gameCalls.gameList, {
    subjects: ['games', 'gifts'],
    keeps: ({ keyword, ...query }) => isFirstPage(query) && (keyword ?? '') === '',
    make: ({ reader }, query) => gameList(reader, query),
    overlay: async ({ reader, userId }, page) => ({
      ...page,
      records: await ownedMarked(reader, userId, page.records),
    }),
  });
  sharedRoute(app, ctx, gameCalls.gameTypes, { subjects: ['games'], make: ({ reader }) => gameTypes(reader) });
  sharedRoute(app, ctx, gameCalls.gameDetail, {
    subjects: ['games', 'gifts', 'welfare'],
    make: ({ reader, now }, { appID }) => gameDetail(reader, appID, { now, secret }),
    overlay: async ({ reader, userId, now }, detail) => {
      const ref = String(detail.id);
      const { owned, noted } = await together(reader, {
        owned: gamesOwnedOf(userId, [detail.id]),
        noted: isNoted(userId, 'viewGame', now, ref),
      });
      if (!noted) await withTx(db, (tx) => noteTask(tx, userId, 'viewGame', now, ref));
      return { ...detail, owned: owned.length > 0 };
    },
  });
  route(app, gameCalls.gameGifts, async ({ input, session }) => {
    const game = await findGame(reads, input.appID);
    return giftPacks(reads, [game], session?.userId ?? null, clock.now());
  });
  route(
    app,
    gameCalls.download,
    ({ input: { deviceID, ...asked }, session, request }) => {
      const guest = guestOf(deviceID, { address: request.ip, secret });
      return downloadGame(ctx, asked, session ? { userId: session.userId } : { userId: null, guest });
    },
    { changes: ['games'] },
  );
  fileRoute(app, ctx);
}
