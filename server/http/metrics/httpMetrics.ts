import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counter, histogram, read, type Series } from './series';

declare module 'fastify' {
  interface FastifyRequest {
    /** The product code this call was refused with, where it was. */
    refusedWith?: number;
  }
}

/** Seconds; the client gives up after 30. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A route's pattern, so that no id, ticket or name becomes a label; addresses nobody serves are one. */
const routeOf = ({ routeOptions, is404 }: FastifyRequest) => (is404 ? 'none' : (routeOptions.url ?? 'none'));

/** Counts and durations of all calls. `watch` has to come before the routes. */
export function httpMetrics(): { series: Series[]; watch(app: FastifyInstance): void } {
  const requests = counter('plaza_http_requests_total', 'Answers by route pattern, method and HTTP status.');
  const refusals = counter(
    'plaza_refusals_total',
    'Calls answered with a product code other than 0, most of them with HTTP 200.',
  );
  const durations = histogram(
    'plaza_http_request_duration_seconds',
    'From the first byte of a request to the last of its answer.',
    BOUNDS,
  );
  let running = 0;
  const inFlight = read('plaza_http_requests_in_flight', 'Requests not answered yet.', 'gauge', () => [
    { value: running },
  ]);
  return {
    series: [requests, refusals, durations, inFlight],
    watch(app) {
      const open = new WeakSet<FastifyRequest>();
      const ended = (request: FastifyRequest) => {
        if (open.delete(request)) running -= 1;
      };
      app.addHook('onRequest', async (request) => {
        running += 1;
        open.add(request);
      });
      app.addHook('onRequestAbort', async (request) => ended(request));
      app.addHook('onResponse', async (request, reply) => {
        ended(request);
        const labels = { method: request.method, route: routeOf(request) };
        requests.add({ ...labels, status: String(reply.statusCode) });
        durations.observe(labels, reply.elapsedTime / 1000);
        if (request.refusedWith !== undefined) refusals.add({ ...labels, code: String(request.refusedWith) });
      });
    },
  };
}
