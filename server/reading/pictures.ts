import type { ServerContext } from '@server/context';
import { sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { compressed, encodingOf, SVG_CSP } from '@server/http/picture';
import { sendBytes } from '@server/http/sendBytes';
import { openOwn } from '@server/import/ownMedia';
import { ART_VERSION } from '@server/media/kinds';
import type { FastifyInstance } from 'fastify';
import { ownPages } from './ownPages';
import { pagesExpireAt, readPageUrl } from './pageTicket';

const secondsLeft = (now: number) => Math.max(1, Math.floor((pagesExpireAt(now) - now) / 1000));

/** Pictures of chapters, by addresses that were given out with their chapter and work for some hours (410 afterwards). */
export function chapterPictures(
  app: FastifyInstance,
  { config, files, database, clock, secret, oldSecrets, demo }: ServerContext,
): void {
  app.get('/media/page/*', fileRules(config), async (request, reply) => {
    const now = clock.now();
    const ref = readPageUrl(request.url.split('?')[0] ?? '', { secret, oldSecrets, now });
    if (ref === null) return sendStatus(reply, 404);
    if (ref === 'expired') return sendStatus(reply, 410);
    const own = (await ownPages(database.db, ref.chapterId)).find(({ place }) => place === ref.place);
    if (own) {
      const file = await openOwn(files, 'page', own.file, 'image/webp');
      if (file === null) return sendStatus(reply, 404);
      reply
        .header('content-security-policy', SVG_CSP)
        .header('cache-control', `private, max-age=${secondsLeft(now)}, immutable`);
      return sendBytes(request, reply, file);
    }
    const chapter = await database.db
      .selectFrom('chapters')
      .select('source')
      .where('id', '=', ref.chapterId)
      .executeTakeFirst();
    const svg = demo?.page(chapter?.source ?? '', ref.place)?.svg;
    if (svg === undefined) return sendStatus(reply, 404);
    const encoding = encodingOf(request);
    reply
      .header('vary', 'accept-encoding')
      .header('etag', `"${ART_VERSION}-${ref.chapterId}-${ref.place}-${encoding}"`)
      .header('content-security-policy', SVG_CSP)
      .header('cache-control', `private, max-age=${secondsLeft(now)}, immutable`);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml; charset=utf-8').send(await compressed(svg, encoding));
  });
}
