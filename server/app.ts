import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { activityRoutes } from './activities/routes';
import { openCase } from './cases/caseLink';
import { caseRoutes } from './cases/routes';
import { checkinRoutes } from './checkin/routes';
import type { ServerContext } from './context';
import { deskFiles } from './desk/deskFiles';
import { addDeskHost } from './desk/ownHost';
import { deskPage } from './desk/page';
import { createPreview } from './desk/preview/preview';
import { previewRoutes } from './desk/preview/previewRoutes';
import { addReadsOnly } from './desk/preview/reads';
import { deskRoutes } from './desk/routes';
import { editorialRoutes } from './editorial/routes';
import { gameRoutes } from './games/routes';
import { giftRoutes } from './gifts/routes';
import { addSessions } from './http/authenticate';
import { addBodies } from './http/bodies';
import { addCallLimits } from './http/callLimits';
import { logCalls } from './http/callLog';
import { addClient } from './http/client';
import { clientDir } from './http/clientDir';
import { addCompilers } from './http/compilers';
import { compressAnswer } from './http/compress';
import { addViews } from './http/countViews';
import { addErrors, sendStatus } from './http/errors';
import { addHealth, type Stopping } from './http/health';
import { createHomeAhead } from './http/homeAhead';
import { addLastWrite } from './http/lastWrite';
import { addMedia } from './http/media';
import { sendDeadLink } from './http/messagePage';
import type { Metrics } from './http/metrics/metrics';
import { addNotFound } from './http/notFound';
import { isRead } from './http/pageRequest';
import { addSecurityHeaders, secure } from './http/securityHeaders';
import { addSharedAnswers } from './http/sharedRoute';
import { ownMedia } from './import/ownMedia';
import { createLineKeeper, type LineKeeper } from './lines/lineKeeper';
import { createLinks } from './links/links';
import { linkRoutes } from './links/routes';
import { moderationRoutes } from './moderation/routes';
import { moneyRoutes } from './money/moneyRoutes';
import { payRoutes } from './pay/payRoutes';
import { peopleRoutes } from './people/routes';
import { platformRoutes } from './platform/routes';
import { privacyRoutes } from './privacy/routes';
import { createPulse, type Pulse } from './pulse/pulse';
import { readingRoutes } from './reading/routes';
import { realNameRoutes } from './realName/routes';
import { reviewRoutes } from './reviews/routes';
import { searchRoutes } from './search/routes';
import { shelfRoutes } from './shelves/routes';
import { squareRoutes } from './square/routes';
import { supportRoutes } from './support/routes';
import { traceCalls } from './tracing/traceCalls';
import { uploadRoutes } from './uploads/routes';
import { accountRoutes } from './users/accountRoutes';
import { userRoutes } from './users/routes';
import { welfareRoutes } from './welfare/routes';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process sees of itself; null without a desk. */
    pulse: Pulse | null;
    /** It answers a preview of a draft: it reads, and nothing of it is counted. */
    isPreview: boolean;
  }
}

const BODY_LIMIT = 256 * 1024;
/** For a whole request: what is still coming is not cut off, and a picture of 8 MB takes four minutes on slow 2G. Headers have one (Node's own). */
const REQUEST_TIMEOUT_MS = 300_000;

/** What differs between a server that listens and one under test. */
export interface AppOptions {
  /** Where the built client lies. */
  clientRoot?: string;
  /** Where the built desk lies. */
  deskRoot?: string;
  stopping?: Stopping;
  /** Answers what a draft would look like (`desk/preview`). */
  isPreview?: boolean;
  /** Counts its calls. */
  metrics?: Pick<Metrics, 'watch'>;
  /** Where the lines of the log go; standard output unless said. */
  log?: { write(line: string): void };
}

function createFastify(
  { config, ids }: ServerContext,
  log: AppOptions['log'],
  lines: LineKeeper | null,
): FastifyInstance {
  const hooks = {
    streamWrite(line: string) {
      lines?.take(line);
      return line;
    },
  };
  return Fastify({
    logger: { level: config.logLevel, hooks, ...(log && { stream: log }) },
    // Addresses hold tickets and signatures; `logCalls` writes patterns instead, under the name that answers have for it.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: () => ids.token(9),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
    // An address that cannot be decoded meets no hook.
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      secure(reply, config);
      if (isRead(request)) sendDeadLink(reply, statusCode, ids);
      else sendStatus(reply, statusCode);
    },
  });
}

/** The whole server as a Fastify instance, not listening yet. */
export async function buildApp(ctx: ServerContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = ctx;
  const lines = config.desk ? createLineKeeper(ctx.database.db) : null;
  const app = createFastify(ctx, options.log, lines);
  const pulse = config.desk ? createPulse(ctx) : null;
  pulse?.watch(app);
  app.decorate('pulse', pulse);
  app.decorate('isPreview', options.isPreview === true);
  if (app.isPreview) addReadsOnly(app);
  app.addHook('onClose', async () => {
    await lines?.end();
    await pulse?.end();
  });
  app.server.maxConnections = config.maxConnections;
  addCompilers(app);
  logCalls(app);
  traceCalls(app);
  options.metrics?.watch(app);
  addErrors(app);
  addSecurityHeaders(app, config);
  addDeskHost(app, config);
  addHealth(app, ctx, options.stopping ?? { begun: false });
  addNotFound(app, ctx.ids);
  await addBodies(app);
  await addCallLimits(app, ctx);
  addSessions(app, ctx);
  addLastWrite(app, ctx);
  addSharedAnswers(app, ctx);
  addViews(app);
  app.addHook('onSend', compressAnswer);
  app.addHook('onSend', async (request, reply) => {
    const isCall = request.routeOptions.config.access !== undefined;
    if (isCall && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  userRoutes(app, ctx);
  accountRoutes(app, ctx);
  realNameRoutes(app, ctx);
  privacyRoutes(app, ctx);
  const homeAhead = createHomeAhead(app, ctx.clock);
  platformRoutes(app, ctx, homeAhead);
  editorialRoutes(app, ctx);
  gameRoutes(app, ctx);
  reviewRoutes(app, ctx);
  shelfRoutes(app, ctx);
  giftRoutes(app, ctx);
  activityRoutes(app, ctx);
  moneyRoutes(app, ctx);
  checkinRoutes(app, ctx);
  peopleRoutes(app, ctx);
  squareRoutes(app, ctx);
  readingRoutes(app, ctx);
  searchRoutes(app, ctx);
  supportRoutes(app, ctx);
  welfareRoutes(app, ctx);
  await uploadRoutes(app, ctx);
  caseRoutes(app, ctx);
  moderationRoutes(app, ctx);
  const preview = config.desk ? createPreview(app, ctx, (inner) => buildApp(inner, { isPreview: true })) : null;
  if (preview) {
    deskRoutes(app, ctx);
    previewRoutes(app, preview);
  }
  payRoutes(app, ctx);
  if (config.demoMode) ctx.demo?.routes(app, ctx);
  addMedia(app, ctx);
  ownMedia(app, ctx);
  const root = options.clientRoot ?? clientDir();
  const links = createLinks(ctx, app.shared);
  linkRoutes(app, ctx, links);
  const openLink = (link: string, request: FastifyRequest) => openCase(ctx, link, request);
  const { dataDir, publicOrigin } = config;
  const { files } = ctx;
  if (config.desk) deskPage(app, { root: options.deskRoot ?? deskFiles(), ids: ctx.ids });
  await addClient(app, { root, dataDir, files, publicOrigin, ids: ctx.ids, homeAhead, links, openLink, preview });
  return app;
}
