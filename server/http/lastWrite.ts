import type { ServerContext } from '@server/context';
import { type Asking, asking } from '@server/db/asking';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Holds the point of the primary's log below which everything lies that this browser wrote. */
const COOKIE = 'plaza-seen';
const DAY_S = 86_400;

/** That point, as the browser has it; null where it has none. */
function pointOf({ headers }: FastifyRequest): number | null {
  const text = /(?:^|;\s*)plaza-seen=(\d{1,15})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return text === undefined ? null : Number(text);
}

const marks = new WeakMap<FastifyRequest, Asking>();

/**
 * With a replica: whoever wrote reads the primary until the replica shows what they wrote. The point of the log goes with the
 * browser, since the next call may reach another process. A member whose browser keeps none always reads the primary.
 */
export function addLastWrite(
  app: FastifyInstance,
  { database, config }: Pick<ServerContext, 'database' | 'config'>,
): void {
  const { replica } = database;
  if (replica === null) return;
  const secure = config.publicOrigin?.startsWith('https:') ? '; Secure' : '';

  app.addHook('preHandler', (request, _reply, done) => {
    const { access, needs } = request.routeOptions.config;
    const point = pointOf(request);
    // Staff always see what is so now.
    if (access === undefined || needs !== undefined || (request.session !== null && point === null)) return done();
    const mark: Asking = { since: point, wrote: false };
    marks.set(request, mark);
    return asking.run(mark, done);
  });

  app.addHook('onSend', async (request, reply) => {
    const isNew = request.session !== null && pointOf(request) === null;
    if (!isNew && marks.get(request)?.wrote !== true) return;
    // Without a primary nothing was written that could be missed.
    const point = await replica.point().catch(() => null);
    if (point === null) return;
    reply.header('set-cookie', `${COOKIE}=${point}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAY_S}${secure}`);
  });
}
