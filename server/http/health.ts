import type { ServerContext } from '@server/context';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { sendStatus } from './errors';

/** The server's last minutes: what is running ends, nothing new begins. */
export interface Stopping {
  begun: boolean;
}

/** Liveness, readiness, and the 503 of a server that is going down. */
export function addHealth(app: FastifyInstance, { database }: ServerContext, stopping: Stopping): void {
  app.addHook('onRequest', async (request, reply) => {
    if (stopping.begun && request.routeOptions.url !== '/healthz') {
      reply.header('connection', 'close');
      return sendStatus(reply, 503);
    }
    return undefined;
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migrations`.execute(database.db);
    return { ok: true, migration: rows[0]?.name ?? null };
  });
}
