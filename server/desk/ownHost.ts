import type { Config } from '@server/config';
import type { FastifyInstance } from 'fastify';

const OF_DESK = /^\/(?:__desk|api\/desk)(?:\/|$)/;

/** Where the desk has a host of its own, page and calls are on that one alone; on every other there is nothing. */
export function addDeskHost(app: FastifyInstance, { deskOrigin }: Pick<Config, 'deskOrigin'>): void {
  if (deskOrigin === null) return;
  const { host } = new URL(deskOrigin);
  app.addHook('onRequest', async (request, reply) => {
    // By the route that answers: one address can be written in many ways, such as `/%5F_desk`.
    if (OF_DESK.test(request.routeOptions.url ?? '') && request.host !== host) return reply.callNotFound();
    return;
  });
}
