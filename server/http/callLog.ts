import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '@/contract/codes';
import { supportCodeOf } from './supportCode';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its refusals are logged although it is no call. */
    logged?: boolean;
    /** It moves money or stock: it has a line whatever came of it. */
    moves?: boolean;
  }
}

/** A call that takes longer has a line, whatever came of it. */
const SLOW_MS = 1000;

/** Whether a route answers a call of a page, or what is limited as one. */
export const isCall = ({ access, limited }: FastifyRequest['routeOptions']['config']) =>
  access !== undefined || limited === true;

/** What a line says of a call: nothing of what was asked, and of the member the uid alone. */
function factsOf(request: FastifyRequest, reply: FastifyReply) {
  const { method, routeOptions, session } = request;
  const status = reply.statusCode;
  const support = supportCodeOf(request);
  return {
    method,
    route: routeOptions.url,
    status,
    code: request.refusedWith ?? (status >= 400 ? status : code.ok),
    ms: Math.round(reply.elapsedTime),
    ...(session && { uid: session.uid }),
    ...(support !== undefined && { support }),
  };
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const facts = factsOf(request, reply);
  const { config } = request.routeOptions;
  const isSlow = isCall(config) && facts.ms >= SLOW_MS;
  if (facts.status >= 500 || isSlow) request.log.warn(facts, isSlow ? 'answered slowly' : 'failed');
  else if (facts.code !== code.ok && (isCall(config) || config.logged)) request.log.info(facts, 'refused');
  else if (config.moves) request.log.info(facts, 'done');
  else request.log.debug(facts, 'answered');
}

/**
 * One line for each answer, by the pattern of its route: what was refused, failed, took long or moved something at the default level, so
 * that a member's traceId leads to what happened; the rest at `debug`.
 */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableEnded && isCall(request.routeOptions.config))
        request.log.warn(factsOf(request, reply), 'left before the answer');
    });
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
}
