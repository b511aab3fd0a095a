import type { ServerContext } from '@server/context';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { sendBytes, sendOrRedirect } from '@server/http/sendBytes';
import { openOwn } from '@server/import/ownMedia';
import type { FastifyInstance } from 'fastify';
import { readWelfareTicket } from './ticket';

/** Seeking comes back here for another address. */
const FETCH_SECONDS = 900;

/** `/wf/{ticket}`: the film or picture behind an item. 403 once the ticket is over, so that the client asks anew. */
export function welfareFileRoute(
  app: FastifyInstance,
  { config, files, database, secret, oldSecrets, clock, demo }: ServerContext,
): void {
  const { db } = database;
  app.get<{ Params: { ticket: string } }>('/wf/:ticket', fileRules(config), async (request, reply) => {
    const wanted = readWelfareTicket(request.params.ticket, { secret, oldSecrets, now: clock.now() });
    if (wanted === null) return sendStatus(reply, 403);
    const item = await db
      .selectFrom('welfareItems')
      .select(['kind', 'art', 'script', 'pictureArts', 'files'])
      .where('id', '=', wanted.id)
      .executeTakeFirst();
    const art = item?.kind === 'album' ? item.pictureArts[wanted.index] : item?.art;
    if (!item || art === undefined) return sendStatus(reply, 404);
    const own = item.files[wanted.index];
    if (own) {
      const file = await openOwn(files, item.kind === 'video' ? 'film' : 'page', own.name, own.type);
      if (file === null) return sendStatus(reply, 404);
      reply.header('cache-control', 'private, max-age=900');
      return sendOrRedirect(request, reply, { source: file, seconds: FETCH_SECONDS });
    }
    if (demo === null) return sendStatus(reply, 404);
    const source = await (item.kind === 'video' ? demo.film(art, item.script) : demo.albumPicture(art, wanted.index));
    // Kept by the browser for as long as the address may be used, so that seeking does not load it again.
    reply.header('cache-control', 'private, max-age=900');
    return sendBytes(request, reply, source);
  });
}
