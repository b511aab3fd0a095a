import type { ServerContext } from '@server/context';
import { memberRoute, requireOwn, route } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { gameCalls } from '@/contract/calls/game';
import { platformCalls } from '@/contract/calls/platform';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';
import { bulletinList, currentBulletin } from './bulletins';
import { initDevice, reportSource } from './device';
import { homeFeed } from './home';
import { messageList, unreadCount } from './messages';
import { sensitiveWords, squareConfig, squareTags } from './square';
import { supportContact } from './support';

/** Start-up, the home page, and what the operator tells. */
export function platformRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, clock, version } = ctx;
  const { db } = ctx.database;

  route(app, platformCalls.deviceInit, ({ input }) => initDevice(ctx, input), { anyToken: true });
  route(app, gameCalls.reportSource, async ({ input, session }) => {
    await reportSource(ctx, input, session?.userId ?? null);
    return null;
  });
  route(app, platformCalls.bulletin, ({ input }) => currentBulletin(db, input.posType, clock.now()));
  route(app, platformCalls.bulletins, ({ input }) => bulletinList(db, input, clock.now()));
  route(app, platformCalls.homeFeed, ({ session }) => homeFeed(db, session?.userId ?? null, clock.now()));
  route(app, platformCalls.meta, () => ({ version, serverTime: clock.now() }));

  route(app, squareCalls.tagList, () => squareTags(db));
  route(app, squareCalls.squareConfig, ({ input }) => squareConfig(db, input));
  route(app, squareCalls.sensitiveWords, ({ input }) => sensitiveWords(db, input));

  route(app, statusCalls.kefu, () => supportContact(db, config));
  memberRoute(app, statusCalls.unread, async ({ session }) => ({ unread: await unreadCount(db, session.userId) }));
  memberRoute(app, statusCalls.messages, ({ input, session }) => {
    requireOwn(input.uid, session);
    return messageList(db, session.userId, input);
  });
}
