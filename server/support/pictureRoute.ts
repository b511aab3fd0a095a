import type { ServerContext } from '@server/context';
import { sitsAtDesk } from '@server/desk/staff/deskSession';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { sendPicture } from '@server/http/sendPicture';
import { letterPictureFiles, openPicture } from '@server/uploads/store';
import type { FastifyInstance } from 'fastify';
import { readPictureLink } from './pictureLink';

const KEPT_BY_NOBODY = 'private, no-store';

/**
 * `/dl/letter/{ticket}`: a picture of a letter, for whom the address was made and not for long; nothing between here and there keeps it.
 * Whatever is wrong, there is nothing: an address tells no stranger whether a picture is there.
 */
export function letterPictureRoute(app: FastifyInstance, ctx: ServerContext): void {
  const { database, secret, oldSecrets, clock } = ctx;
  const files = letterPictureFiles(ctx.files);
  app.get<{ Params: { ticket: string } }>('/dl/letter/:ticket', fileRules(ctx.config), async (request, reply) => {
    const now = clock.now();
    reply.header('cache-control', KEPT_BY_NOBODY);
    const named = readPictureLink(request.params.ticket, { secret, oldSecrets, now });
    if (named === null) return sendStatus(reply, 404);
    const { id, letterId, staffId } = named;
    if (staffId !== null && !(await sitsAtDesk(database, request, { staffId, now, needs: 'letters.see' })))
      return sendStatus(reply, 404);
    const row = await database.db
      .selectFrom('letterPictures')
      .select('storageKey')
      .where('id', '=', id)
      .where('letterId', letterId === 0 ? 'is' : '=', letterId === 0 ? null : letterId)
      .executeTakeFirst();
    const found = row ? await openPicture(files, row.storageKey) : null;
    if (found === null) return sendStatus(reply, 404);
    return sendPicture(request, reply, { found, kept: KEPT_BY_NOBODY });
  });
}
