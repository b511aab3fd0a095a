import type { Ids } from '@server/ids';
import type { FastifyInstance } from 'fastify';
import { sendStatus } from './errors';
import { sendDeadLink } from './messagePage';
import { isRead } from './pageRequest';

/** A URL pattern as a test on paths. */
function matcher(url: string): RegExp {
  return new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`);
}

/** True 404 for paths nobody serves, a page for whoever reads it; 405 with the right methods for a call under another method. */
export function addNotFound(app: FastifyInstance, ids: Ids): void {
  const calls: { test: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    for (const name of [method].flat()) calls.push({ test: matcher(url), method: name });
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? '';
    if (!pathname.startsWith('/api/') && isRead(request)) return sendDeadLink(reply, 404, ids);
    const methods = calls.filter(({ test }) => test.test(pathname)).map(({ method }) => method);
    if (methods.length === 0 || methods.includes(request.method)) return sendStatus(reply, 404);
    return sendStatus(reply.header('allow', [...new Set(methods)].join(', ')), 405);
  });
}
