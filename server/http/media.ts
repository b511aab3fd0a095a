import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ART_VERSION, drawMedia, parseMediaPath } from '@server/art/media';
import type { FastifyInstance } from 'fastify';
import { headerText } from './authenticate';
import { encodingFor } from './compress';
import { sendStatus } from './errors';

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
};

/** A picture may colour itself and nothing else, also when it is opened as a page. */
const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const KEPT = 300;

/** Pictures drawn on demand: the same address is the same bytes for ever, so drawn ones are kept compressed. */
export function addMedia(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();

  const remember = (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = drawn.get(key) ?? make();
    drawn.delete(key);
    drawn.set(key, known);
    const oldest = drawn.keys().next();
    if (drawn.size > KEPT && !oldest.done) drawn.delete(oldest.value);
    return known;
  };

  app.get('/media/gen/*', async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    const wanted = parseMediaPath(pathname);
    if (wanted === undefined) return sendStatus(reply, 404);
    const { kind, n, variant, version } = wanted;
    const encoding = encodingFor(request) ?? 'identity';
    const etag = `"${ART_VERSION}-${kind}-${n}-${variant}-${encoding}"`;
    const current = version === ART_VERSION;
    reply
      .header('vary', 'accept-encoding')
      .header('etag', etag)
      .header('content-security-policy', SVG_CSP)
      .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    if (headerText(request.headers['if-none-match']) === etag) return reply.code(304).send();
    const bytes = await remember(etag, () => encoders[encoding](drawMedia(kind, n, { variant })));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('image/svg+xml; charset=utf-8').send(bytes);
  });
}
