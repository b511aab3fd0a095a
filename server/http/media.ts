import { normalizeIP } from '@fastify/rate-limit';
import type { ServerContext } from '@server/context';
import type { Demo } from '@server/demoPort';
import { createFairTurns, NotInTurn, type Place } from '@server/fairTurns';
import { bitmapOf } from '@server/media/bitmap';
import { ART_VERSION, MEDIA, type MediaRef, parseMediaPath } from '@server/media/kinds';
import { plainAvatar } from '@server/media/plainAvatar';
import { scene } from '@server/media/scene';
import type { FastifyInstance } from 'fastify';
import { headerText } from './authenticate';
import { LINE_SECONDS, sendStatus } from './errors';
import { fileRules } from './fileLimit';
import { compressed, encodingOf, SVG_CSP } from './picture';
import { FOR_EVER } from './sendPicture';

const KEPT = 600;
/** Drawings that may wait: for one home (an IPv6 /64 is one, as to the limiter) more than a page shows, in all fewer than are kept. */
const LIMITS = { each: 100, all: 500 };

/** A picture that is there or on its way, and how many wait for it. */
interface Drawing extends Place<Buffer> {
  listeners: number;
}

/** Without a demo only members have drawn pictures. */
function drawingOf({ kind, n, variant }: MediaRef, demo: Demo | null): (() => string) | undefined {
  if (kind === 'scene') return () => scene(n);
  if (demo !== null) return () => demo.draw(kind, n, variant);
  return kind === 'avatar' ? () => plainAvatar(n) : undefined;
}

/** Pictures drawn on demand: the same address is the same bytes for ever, so drawn ones are kept as they travel. */
export function addMedia(
  app: FastifyInstance,
  { demo, config, toBitmap = bitmapOf }: Pick<ServerContext, 'demo' | 'config'> & { toBitmap?: typeof bitmapOf },
): void {
  const drawings = new Map<string, Drawing>();
  // Anybody may count through the addresses.
  const inTurn = createFairTurns(LIMITS);

  const remember = (key: string, make: () => Place<Buffer>): Drawing => {
    const drawing = drawings.get(key) ?? { ...make(), listeners: 0 };
    drawings.delete(key);
    drawings.set(key, drawing);
    drawing.done.catch(() => drawings.get(key) === drawing && drawings.delete(key));
    const oldest = drawings.keys().next();
    if (drawings.size > KEPT && !oldest.done) drawings.delete(oldest.value);
    return drawing;
  };

  app.get('/media/gen/*', fileRules(config), async (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    const wanted = parseMediaPath(pathname);
    const draw = wanted && drawingOf(wanted, demo);
    if (wanted === undefined || draw === undefined) return sendStatus(reply, 404);
    const { kind, n, variant, version, form } = wanted;
    const encoding = form === 'svg' ? encodingOf(request) : 'identity';
    const etag = `"${ART_VERSION}-${kind}-${n}-${variant}-${form}-${encoding}"`;
    const make = (): Place<Buffer> =>
      form === 'svg'
        ? { done: compressed(draw(), encoding), leave: () => {} }
        : inTurn(normalizeIP(request.ip), () => toBitmap(draw(), MEDIA[kind].bitmap, MEDIA[kind].most));
    const current = version === ART_VERSION;
    const described = () => {
      if (form === 'svg') reply.header('vary', 'accept-encoding');
      return reply
        .header('etag', etag)
        .header('content-security-policy', SVG_CSP)
        .header('cache-control', current ? FOR_EVER : 'public, max-age=300');
    };
    if (headerText(request.headers['if-none-match']) === etag) return described().code(304).send();
    try {
      const drawing = remember(etag, make);
      drawing.listeners += 1;
      reply.raw.once('close', () => {
        drawing.listeners -= 1;
        if (drawing.listeners === 0) drawing.leave();
      });
      const bytes = await drawing.done;
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return described()
        .type(form === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/webp')
        .send(bytes);
    } catch (error) {
      if (!(error instanceof NotInTurn)) throw error;
      return sendStatus(reply.header('retry-after', LINE_SECONDS).header('cache-control', 'no-store'), 503);
    }
  });
}
