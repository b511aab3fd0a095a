import type { ServerResponse } from 'node:http';
import { ProductError } from '@server/errors';
import { sendStatus } from '@server/http/errors';
import type { FastifyInstance } from 'fastify';
import { code } from '@/contract/codes';

/** Longer than any client waits; the server's own limit does not cut an answer that is under way. */
const SILENCE_MS = 60_000;

/** `/api/__fault/{kind}`: what can go wrong on the way, on demand. Outside the contract; only with DEMO_MODE. */
export function faultRoutes(app: FastifyInstance): void {
  const silent = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const response of silent) response.destroy();
  });
  app.all<{ Params: { kind: string } }>('/api/__fault/:kind', async (request, reply) => {
    const { kind } = request.params;
    if (kind === 'code2') throw new ProductError(code.sessionInvalid, 'sessionInvalid');
    if (kind === 'garbage') return reply.type('application/json; charset=utf-8').send('{"code":0,"data":');
    if (kind === 'timeout') {
      const { raw } = reply.hijack();
      const timer = setTimeout(() => raw.destroy(), SILENCE_MS);
      silent.add(raw);
      raw.on('close', () => {
        clearTimeout(timer);
        silent.delete(raw);
      });
      return reply;
    }
    const status = Number(kind);
    return sendStatus(reply, status >= 400 && status <= 599 && Number.isInteger(status) ? status : 404);
  });
}
