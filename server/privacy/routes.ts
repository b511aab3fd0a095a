import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { attachment } from '@server/http/attachment';
import { fileRules } from '@server/http/fileLimit';
import { sendMessagePage } from '@server/http/messagePage';
import { memberRoute } from '@server/http/route';
import { pagesText } from '@server/text/pages';
import { privacyText } from '@server/text/privacy';
import type { FastifyInstance } from 'fastify';
import { privacyCalls } from '@/contract/calls/privacy';
import { agreeTo, consentedText, consentsOf } from './consents';
import { askCopy, fetchCopy, ownCopy, takeCopy } from './copy/ask';
import { keepAccount } from './leave';

/** What members ask about their own data, and decide about it. */
export function privacyRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, database, clock, ids } = ctx;
  const { db } = database;
  const { appId } = config;
  memberRoute(app, privacyCalls.consents, ({ session: { userId } }) => consentsOf(db, { appId, userId }));
  memberRoute(app, privacyCalls.consentText, ({ input, session }) => consentedText(db, session.userId, input.version));
  memberRoute(app, privacyCalls.agree, async ({ input, session: { userId } }) => {
    const agreeing = { appId, userId, way: 'asked', now: clock.now() } as const;
    await withTx(db, (tx) => agreeTo(tx, input.versions, agreeing));
    return null;
  });
  memberRoute(app, privacyCalls.keepAccount, async ({ session: { userId } }) => {
    await withTx(db, (tx) => keepAccount(tx, userId, clock.now()));
    return null;
  });
  memberRoute(app, privacyCalls.ownCopy, ({ session }) => ownCopy(db, session, clock.now()));
  memberRoute(app, privacyCalls.askCopy, ({ session }) => askCopy(ctx, session, clock.now()));
  memberRoute(app, privacyCalls.fetchCopy, ({ session }) => fetchCopy(ctx, session, clock.now()));
  // No HEAD: it would take the copy and give nothing.
  const rules = { ...fileRules(config, { logged: true }), exposeHeadRoute: false };
  app.get<{ Params: { ticket: string } }>('/own/:ticket', rules, async (request, reply) => {
    const bytes = await takeCopy(ctx, request.params.ticket, clock.now());
    if (bytes === null) return sendMessagePage(reply, { status: 404, ids, ...pagesText.copyGone });
    reply.header('content-disposition', attachment(privacyText.copy.fileName)).header('cache-control', 'no-store');
    return reply.type('application/zip').send(bytes);
  });
}
