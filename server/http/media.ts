import { bitmapOf } from '@server/art/bitmap';
import { ART_VERSION, drawMedia, MEDIA, parseMediaPath } from '@server/art/media';
import { createTurns } from '@server/inTurn';
import type { FastifyInstance } from 'fastify';
import { headerText } from './authenticate';
import { sendStatus } from './errors';
import { compressed, encodingOf, SVG_CSP } from './picture';

const KEPT = 600;

/** Pictures drawn on demand: the same address is the same bytes for ever, so drawn ones are kept as they travel. */
export function addMedia(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();
  // Anybody may count through the addresses.
  const inTurn = createTurns();

  const remember = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(key) ?? make();
    drawn.delete(key);
    drawn.set(key, known);
    known.catch(() => drawn.delete(key));
    const oldest = drawn.keys().next();
    if (drawn.size > KEPT && !oldest.done) drawn.delete(oldest.value);
    return known;
  };

  app.get('/media/gen/*', async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    const wanted = parseMediaPath(pathname);
    if (wanted === undefined) return sendStatus(reply, 404);
    const { kind, n, variant, version, form } = wanted;
    const encoding = form === 'svg' ? encodingOf(request) : 'identity';
    const etag = `"${ART_VERSION}-${kind}-${n}-${variant}-${form}-${encoding}"`;
    const current = version === ART_VERSION;
    reply
      .header('etag', etag)
      .header('content-security-policy', SVG_CSP)
      .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    if (form === 'svg') reply.header('vary', 'accept-encoding');
    if (headerText(request.headers['if-none-match']) === etag) return reply.code(304).send();
    const bytes = await remember(etag, () => {
      const svg = drawMedia(kind, n, { variant });
      return form === 'svg' ? compressed(svg, encoding) : inTurn(() => bitmapOf(svg, MEDIA[kind].bitmap));
    });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(form === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/webp').send(bytes);
  });
}
