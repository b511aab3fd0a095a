import type { ServerContext } from '@server/context';
import { createViews, type Viewed } from '@server/shared/views';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes down every look that this process has counted; rejects when one list could not be written. */
    writeViews(): Promise<void>;
    /** What `writeViews` writes. */
    viewsOf: Array<() => Promise<void>>;
  }
}

/** So long a look waits at most before it is written down. */
const VIEWS_MS = 5_000;

/** What is counted in this process is written down every few seconds, and when it stops. */
export function addViews(app: FastifyInstance): void {
  app.decorate('viewsOf', []);
  app.decorate('writeViews', async () => {
    const failed = (await Promise.allSettled(app.viewsOf.map((write) => write()))).find(
      (one) => one.status === 'rejected',
    );
    if (failed) throw failed.reason;
  });
  const timer = setInterval(() => {
    app.writeViews().catch((error: unknown) => app.log.error({ err: error }, 'views not written'));
  }, VIEWS_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await app.writeViews();
  });
}

/** Counts looks at one kind of thing, until `addViews` writes them down. */
export function countViews<V extends Viewed>(
  app: FastifyInstance,
  { database }: Pick<ServerContext, 'database'>,
  viewed: V,
): ReturnType<typeof createViews<V>> {
  // A draft that staff look at was looked at by nobody.
  if (app.isPreview) return { look: () => 0, unwritten: () => 0, write: async () => {} };
  const views = createViews(database.db, viewed);
  app.viewsOf.push(views.write);
  return views;
}
