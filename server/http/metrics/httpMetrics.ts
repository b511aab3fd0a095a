import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ClientFaultKind } from '@/contract/device';

declare module 'fastify' {
  interface FastifyRequest {
    /** The product code this call was refused with, where it was. */
    refusedWith?: number;
    /** What an app has reported with this call. */
    clientFault?: ClientFaultKind;
  }
}

/** Seconds; the client gives up after 30. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A route's pattern, so that no id, ticket or name becomes a label; addresses nobody serves are one. */
const routeOf = ({ routeOptions, is404 }: FastifyRequest) => (is404 ? 'none' : (routeOptions.url ?? 'none'));

/** Counts and durations of all calls. `watch` has to come before the routes. */
export function httpMetrics(registry: Registry): { watch(app: FastifyInstance): void } {
  const registers = [registry];
  const requests = new Counter({
    name: 'plaza_http_requests_total',
    help: 'Answers by route pattern, method and HTTP status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const refusals = new Counter({
    name: 'plaza_refusals_total',
    help: 'Calls answered with a product code other than 0, most of them with HTTP 200.',
    labelNames: ['method', 'route', 'code'],
    registers,
  });
  const clientFaults = new Counter({
    name: 'plaza_client_faults_total',
    help: 'What apps report of themselves, one a minute and kind each: chunk, unreadable, crash, address.',
    labelNames: ['kind'],
    registers,
  });
  const durations = new Histogram({
    name: 'plaza_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: BOUNDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'plaza_http_requests_in_flight',
    help: 'Requests not answered yet.',
    registers,
  });
  return {
    watch(app) {
      const open = new WeakSet<FastifyRequest>();
      const ended = (request: FastifyRequest) => {
        if (open.delete(request)) inFlight.dec();
      };
      app.addHook('onRequest', async (request) => {
        inFlight.inc();
        open.add(request);
      });
      app.addHook('onRequestAbort', async (request) => ended(request));
      app.addHook('onResponse', async (request, reply) => {
        ended(request);
        const labels = { method: request.method, route: routeOf(request) };
        requests.inc({ ...labels, status: reply.statusCode });
        durations.observe(labels, reply.elapsedTime / 1000);
        if (request.clientFault !== undefined) clientFaults.inc({ kind: request.clientFault });
        if (request.refusedWith !== undefined) refusals.inc({ ...labels, code: request.refusedWith });
      });
    },
  };
}
