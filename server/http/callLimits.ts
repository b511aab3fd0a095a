import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { Config } from '@server/config';
import type { ServerContext } from '@server/context';
import { callStore } from '@server/redis/callStore';
import { siteOf } from '@server/site';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Of one IPv6 /48 so many homes (/64) may use all they have in one minute; whoever has a line has as many as they like. */
const SITE_HOMES = 10;

const isLimited = ({ routeOptions: { config } }: FastifyRequest) =>
  config.access !== undefined || config.limited === true;

/** How much somebody has left is no part of an answer that others may be given by a cache on the way; a 429 says it. */
const unsaid = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Calls a minute of one address (an IPv6 /64 is one), and of all of one IPv6 /48; 429 past it. */
export async function addCallLimits(
  app: FastifyInstance,
  { config, limits }: { config: Pick<Config, 'rateLimitMax'> } & Pick<ServerContext, 'limits'>,
): Promise<void> {
  const { rateLimitMax } = config;
  const timeWindow = '1 minute';
  const store = limits && { store: callStore(limits) };
  await app.register(rateLimit, {
    max: rateLimitMax,
    timeWindow,
    allowList: (request) => !isLimited(request),
    addHeadersOnExceeding: unsaid,
    ...store,
  });
  const countSite = app.createRateLimit({
    max: rateLimitMax * SITE_HOMES,
    timeWindow,
    keyGenerator: ({ ip }) => `site:${siteOf(ip)}`,
    allowList: [],
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isLimited(request) || !isIPv6(request.ip)) return;
    const site = await countSite(request);
    if (site.isAllowed || !site.isExceeded) return;
    reply.header('retry-after', site.ttlInSeconds);
    throw Object.assign(new Error('Too many calls of one net'), { statusCode: 429 });
  });
}
