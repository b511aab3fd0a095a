import type { ServerContext } from '@server/context';
import { attachment } from '@server/http/attachment';
import { fileRules } from '@server/http/fileLimit';
import { sendMessagePage } from '@server/http/messagePage';
import { sendOrRedirect } from '@server/http/sendBytes';
import { pagesText } from '@server/text/pages';
import type { FastifyInstance } from 'fastify';
import { openPackage } from './packageStore';
import { readTicket } from './ticket';

/** How long the address of a store works that a ticket leads to. */
const FETCH_SECONDS = 600;

/**
 * `/dl/{ticket}`: the file a download answered with. Outside `/api`, because a browser's own download comes here and
 * can carry neither headers nor form.
 */
export function fileRoute(app: FastifyInstance, ctx: ServerContext): void {
  const { database, secret, oldSecrets, clock, ids } = ctx;
  const { db } = database;
  const rules = fileRules(ctx.config, { logged: true });
  app.get<{ Params: { ticket: string } }>('/dl/:ticket', rules, async (request, reply) => {
    const wanted = readTicket(request.params.ticket, { secret, oldSecrets, now: clock.now() });
    if (wanted === null) return sendMessagePage(reply, { status: 403, ids, ...pagesText.ticketEnded });
    const found = await db
      .selectFrom('games as g')
      .innerJoin('gamePackages as p', 'p.gameId', 'g.id')
      .selectAll('p')
      .select(['g.id', 'g.name', 'g.developer'])
      .where('g.id', '=', wanted.gameId)
      .where('p.platformType', '=', wanted.platformType)
      .executeTakeFirst();
    const file = found && (await openPackage(ctx, found, found));
    if (!file) return sendMessagePage(reply, { status: 404, ids, ...pagesText.fileGone });
    const disposition = attachment(found.fileName);
    reply.header('content-disposition', disposition).header('cache-control', 'private, no-store');
    return sendOrRedirect(request, reply, { source: file, disposition, seconds: FETCH_SECONDS });
  });
}
