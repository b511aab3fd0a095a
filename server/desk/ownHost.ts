import type { Config } from '@server/config';
import type { FastifyInstance } from 'fastify';

const OF_DESK = /^\/(?:__desk|api\/desk)(?:[/?]|$)/;

/** Where the desk has a host of its own, page and calls are on that one alone; on every other there is nothing. */
export function addDeskHost(app: FastifyInstance, { deskOrigin }: Pick<Config, 'deskOrigin'>): void {
  if (deskOrigin === null) return;
  const { host } = new URL(deskOrigin);
  app.addHook('onRequest', async (request, reply) => {
    if (OF_DESK.test(request.url) && request.host !== host) return reply.callNotFound();
    return;
  });
}
