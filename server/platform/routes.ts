import type { ServerContext } from '@server/context';
import { isFirstPage, type PageQuery } from '@server/db/page';
import { withTx } from '@server/db/tx';
import type { HomeAhead } from '@server/http/homeAhead';
import { memberRoute, requireOwn, route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { topics } from '@server/square/topics';
import type { FastifyInstance } from 'fastify';
import type { Bulletin } from '@/contract/bulletin';
import { bulletinCalls } from '@/contract/calls/bulletins';
import { gameCalls } from '@/contract/calls/game';
import { homeCalls } from '@/contract/calls/home';
import { messageCalls } from '@/contract/calls/message';
import { noticeCalls } from '@/contract/calls/notices';
import { platformCalls } from '@/contract/calls/platform';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';
import type { Page } from '@/contract/page';
import { appPackageRoutes } from './appPackage';
import { bulletinList, currentBulletin } from './bulletins';
import { createClientFaults } from './clientFaults';
import { initDevice, reportSource, serverConfig } from './device';
import { homeFeed, homeSection, homeStock, untrueFrom } from './home';
import { deleteMessage, messageList, readMessages, unreadCount } from './messages';
import { noticesOf, setNotice } from './notices';
import { sensitiveWords, squareConfig } from './square';

/** Start-up, the home page, and what the operator tells. */
export function platformRoutes(app: FastifyInstance, ctx: ServerContext, homeAhead: HomeAhead): void {
  const { clock, version } = ctx;
  const { db, reads } = ctx.database;

  appPackageRoutes(app, ctx);
  const settings = app.shared.shelf({
    subjects: ['config'],
    keyOf: () => '',
    make: () => serverConfig(reads, ctx.config),
    bytesOf: (value) => 2 * JSON.stringify(value).length,
  });
  route(app, platformCalls.deviceInit, ({ input }) => initDevice(ctx, input, () => settings.get(undefined)), {
    anyToken: true,
  });
  route(app, gameCalls.reportSource, async ({ input, session }) => {
    await reportSource(ctx, input, session?.userId ?? null);
    return null;
  });
  // Members are told other things than guests; what they are told is the same for all of them, and kept as well.
  const membersBulletin = app.shared.shelf<{ posType: number }, Bulletin | null>({
    subjects: ['bulletins'],
    keyOf: ({ posType }) => String(posType),
    make: ({ posType }) => currentBulletin(reads, { posType, audience: 'members' }, clock.now()),
    bytesOf: (value) => 2 * JSON.stringify(value).length,
  });
  sharedRoute(app, ctx, platformCalls.bulletin, {
    subjects: ['bulletins'],
    make: ({ reader, now }, { posType }) => currentBulletin(reader, { posType, audience: 'guests' }, now),
    overlay: ({ userId }, _guests, { posType }) => membersBulletin.get({ posType }, userId),
  });
  const membersBulletins = app.shared.shelf<PageQuery, Page<Bulletin>>({
    subjects: ['bulletins'],
    keyOf: (query) => (isFirstPage(query) ? String(query.pageSize) : null),
    make: (query) => bulletinList(reads, { ...query, audience: 'members' }, clock.now()),
    bytesOf: (value) => 2 * JSON.stringify(value).length,
  });
  sharedRoute(app, ctx, bulletinCalls.bulletins, {
    subjects: ['bulletins'],
    keeps: isFirstPage,
    make: ({ reader, now }, query) => bulletinList(reader, { ...query, audience: 'guests' }, now),
    overlay: ({ userId }, _guests, query) => membersBulletins.get(query, userId),
  });
  const onFault = (part: string, fault: unknown) =>
    app.log.error({ err: fault, part }, 'a part of the home page failed');
  sharedRoute(app, ctx, homeCalls.homeFeed, {
    subjects: ['home', 'games', 'gifts', 'square', 'books', 'welfare', 'rules'],
    async make({ reader, now }) {
      const stock = await homeStock(reader, now, onFault);
      const feed = await homeFeed(reader, stock, { userId: null, now }, onFault);
      homeAhead.answered(feed);
      return { ...feed, stock };
    },
    until: ({ stock }) => untrueFrom(stock),
    overlay: (member, { stock }) => homeFeed(member.reader, stock, member, onFault),
  });
  route(app, homeCalls.homeSection, ({ input, session }) =>
    homeSection(reads, input.type, { userId: session?.userId ?? null, now: clock.now() }),
  );
  route(app, platformCalls.meta, () => ({ version, serverTime: clock.now() }));
  const faults = createClientFaults(clock);
  route(
    app,
    platformCalls.clientFault,
    ({ input, request }) => {
      request.clientFault = input.kind;
      faults.take(input, request.log);
      return null;
    },
    // Whom an old login has left behind is heard as well; an app sends a few a minute at most.
    { anyToken: true, perMinute: Math.ceil(ctx.config.rateLimitMax / 10) },
  );

  sharedRoute(app, ctx, squareCalls.tagList, { subjects: ['square'], make: ({ reader }) => topics(reader) });
  sharedRoute(app, ctx, squareCalls.squareConfig, {
    subjects: ['config'],
    keeps: isFirstPage,
    make: ({ reader }, query) => squareConfig(reader, query),
  });
  sharedRoute(app, ctx, squareCalls.sensitiveWords, {
    subjects: ['config'],
    keeps: isFirstPage,
    make: ({ reader }, query) => sensitiveWords(reader, query),
  });

  memberRoute(app, statusCalls.unread, async ({ session }) => ({ unread: await unreadCount(db, session.userId) }));
  memberRoute(app, messageCalls.messages, ({ input, session }) => {
    requireOwn(input.uid, session);
    return messageList(db, session.userId, input);
  });
  memberRoute(app, messageCalls.readMessages, async ({ input, session: { userId } }) => {
    await withTx(db, (tx) => readMessages(tx, userId, input));
    return { unread: await unreadCount(db, userId) };
  });
  memberRoute(app, messageCalls.deleteMessage, async ({ input, session: { userId } }) => {
    await withTx(db, (tx) => deleteMessage(tx, { id: input.id, userId, now: clock.now() }));
    return { unread: await unreadCount(db, userId) };
  });
  memberRoute(app, noticeCalls.notices, ({ session }) => noticesOf(db, session.userId));
  memberRoute(app, noticeCalls.setNotice, ({ input, session: { userId } }) =>
    withTx(db, (tx) => setNotice(tx, userId, input)),
  );
}
