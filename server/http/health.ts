import type { ServerContext } from '@server/context';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { sendStatus } from './errors';

/** The server's last seconds: balancers hear that it goes, whoever asks is still answered. */
export interface Stopping {
  begun: boolean;
}

/** Liveness, and readiness: 503 without a database and from a server that stops. */
export function addHealth(app: FastifyInstance, { database }: ServerContext, stopping: Stopping): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!stopping.begun) return undefined;
    // The next call of this connection goes to a server that stays.
    reply.header('connection', 'close');
    return request.routeOptions.url === '/readyz' ? sendStatus(reply, 503) : undefined;
  });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migrations`.execute(database.db);
    return { ok: true, migration: rows[0]?.name ?? null };
  });
}
