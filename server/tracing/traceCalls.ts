import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { isCall } from '@server/http/callLog';
import type { FastifyInstance } from 'fastify';
import { tracer } from './inSpan';

/**
 * A span for each call, by the pattern of its route, from its head to the end of its answer. `plaza.trace_id` is what members
 * read out and lines of the log begin with; nothing of what was asked is in it. A caller's own `traceparent` is not followed:
 * strangers would choose what is kept.
 */
export function traceCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    if (!isCall(routeOptions.config)) return done();
    const route = routeOptions.url ?? '';
    const attributes = { 'http.request.method': method, 'http.route': route, 'plaza.trace_id': id };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    if (!span.isRecording()) return done();
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (request.refusedWith !== undefined) span.setAttribute('plaza.code', request.refusedWith);
      if (!reply.raw.writableEnded) span.setAttribute('plaza.left', true);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(ROOT_CONTEXT, span), done);
  });
}
