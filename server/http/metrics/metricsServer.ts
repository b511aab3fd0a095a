import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Config } from '@server/config';
import type { Metrics } from './metrics';

type Wishes = Pick<Config, 'metricsHost' | 'metricsPort' | 'metricsToken'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A comparison that takes as long for a near miss as for anything else. */
function mayRead(token: string | null, header: string | undefined): boolean {
  return token === null || timingSafeEqual(digest(`Bearer ${token}`), digest(header ?? ''));
}

/** Serves `GET /metrics` on a port of its own, which members never reach; nothing else is there. */
export async function serveMetrics(metrics: Metrics, wishes: Wishes): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': metrics.contentType }).end(text);
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return answer(404, 'Not found\n');
    if (!mayRead(wishes.metricsToken, request.headers.authorization))
      return answer(401, 'METRICS_TOKEN is asked for\n');
    return metrics.text().then(
      (text) => answer(200, text),
      () => answer(500, 'The metrics cannot be read\n'),
    );
  });
  server.listen(wishes.metricsPort ?? 0, wishes.metricsHost);
  await once(server, 'listening');
  return server;
}
