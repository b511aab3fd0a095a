import type { ServerContext } from '@server/context';
import { createViews, type Viewed } from '@server/shared/views';
import type { FastifyInstance } from 'fastify';

/** So long a look waits at most before it is written down. */
const VIEWS_MS = 5_000;

/** What is counted in this process is written down every few seconds, and when it stops. */
export function countViews<V extends Viewed>(
  app: FastifyInstance,
  { database }: Pick<ServerContext, 'database'>,
  viewed: V,
): ReturnType<typeof createViews<V>> {
  const views = createViews(database.db, viewed);
  // A draft that staff look at was looked at by nobody.
  if (app.isPreview) return { look: () => 0, unwritten: () => 0, write: async () => {} };
  const timer = setInterval(() => {
    views.write().catch((error: unknown) => app.log.error({ err: error }, 'views not written'));
  }, VIEWS_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await views.write();
  });
  return views;
}
