import { normalizeIP } from '@fastify/rate-limit';
import type { ServerContext } from '@server/context';
import { createFairTurns, NotInTurn } from '@server/fairTurns';
import { LINE_SECONDS, sendStatus } from '@server/http/errors';
import { fileRules } from '@server/http/fileLimit';
import { originOf } from '@server/http/origin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cardNamed, drawCard, OWN_CARD, pictureOf } from './cardPicture';
import type { Links } from './links';
import { sitemapFile, sitemapIndex } from './sitemap';

const DAY_S = 86_400;
/** Cards kept as they travel: 60 KB each. */
const KEPT = 100;
/** Cards that may wait to be drawn. */
const LIMITS = { each: 20, all: 200 };
/** Pictures of this site; others are not asked for. */
const OWN = /^\/media\/[\w/.-]+$/;
const ROBOTS = ['User-agent: *', ...['/api/', '/dl/', '/pay/', '/wf/', '/__replay'].map((path) => `Disallow: ${path}`)];

/** The pictures of cards: drawn once, in turn, kept for whoever asks next. */
function cardRoutes(app: FastifyInstance, { config }: Pick<ServerContext, 'config'>, links: Links): void {
  const cards = new Map<string, Promise<Buffer>>();
  const inTurn = createFairTurns(LIMITS);

  const keep = (name: string, card: Promise<Buffer>): Promise<Buffer> => {
    cards.set(name, card);
    card.catch(() => cards.delete(name));
    const oldest = cards.keys().next();
    if (cards.size > KEPT && !oldest.done) cards.delete(oldest.value);
    return card;
  };
  /** As any visitor gets the picture, and counted as theirs; null where it is not to be had. */
  const bytesOf = async (address: string, { ip }: FastifyRequest): Promise<Buffer | null> => {
    if (!OWN.test(address)) return null;
    const { statusCode, rawPayload } = await app.inject({ url: address, remoteAddress: ip });
    return statusCode === 200 ? rawPayload : null;
  };

  app.get<{ Params: { name: string } }>('/media/cards/:name', fileRules(config), async (request, reply) => {
    const { name } = request.params;
    const ref = cardNamed(name);
    const wanted = `/media/cards/${name}`;
    if (ref === null && wanted !== OWN_CARD) return sendStatus(reply, 404);
    const card = ref && (await links.thing(ref));
    const picture = card?.picture ?? null;
    // What is gone, or shows another picture by now, is not kept under this address.
    const isCurrent = (card ? pictureOf(card) : OWN_CARD) === wanted;
    const key = pictureOf({ picture });
    try {
      const bytes = await (cards.get(key) ??
        keep(
          key,
          inTurn(normalizeIP(request.ip), async () => {
            const source = picture && (await bytesOf(picture.address, request));
            return drawCard(source && picture && { bytes: source, shape: picture.shape });
          }).done,
        ));
      return reply
        .header('cache-control', `public, max-age=${isCurrent ? DAY_S : 300}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(bytes);
    } catch (error) {
      if (!(error instanceof NotInTurn)) throw error;
      return sendStatus(reply.header('retry-after', LINE_SECONDS).header('cache-control', 'no-store'), 503);
    }
  });
}

/** What crawlers ask for: pictures of cards, which pages there are and which are nobody's business. */
export function linkRoutes(app: FastifyInstance, ctx: Pick<ServerContext, 'config' | 'database'>, links: Links): void {
  const { config, database } = ctx;
  cardRoutes(app, ctx, links);
  const origin = (request: FastifyRequest) => originOf(request, config.publicOrigin);
  const xml = 'application/xml; charset=utf-8';

  app.get('/robots.txt', async (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      .type('text/plain; charset=utf-8')
      .send(`${[...ROBOTS, `Sitemap: ${origin(request)}/sitemap.xml`].join('\n')}\n`),
  );
  app.get('/sitemap.xml', fileRules(config), async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type(xml)
      .send(await sitemapIndex(database.reads, origin(request))),
  );
  app.get<{ Params: { name: string } }>('/sitemap/:name', fileRules(config), async (request, reply) => {
    const file = await sitemapFile(database.reads, request.params.name, origin(request));
    if (file === null) return sendStatus(reply, 404);
    return reply.header('cache-control', 'public, max-age=3600').type(xml).send(file);
  });
}
