import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import { welfareCalls as calls } from '@/contract/calls/welfare';
import { welfareFileRoute } from './fileRoute';
import { findItem, welfareItem } from './item';
import { setWelfareLike } from './likes';
import { welfareHistory, welfareList } from './lists';
import { saveSecond } from './progress';
import { unlockWelfare } from './unlock';

/** Films and albums. */
export function welfareRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock, secret, demo } = ctx;
  const { db, reads } = ctx.database;
  const now = () => clock.now();

  route(app, calls.welfareList, ({ input, session }) =>
    welfareList(reads, input, { userId: session?.userId ?? null, now: now() }),
  );
  route(app, calls.welfareItem, async ({ input, session, request }) => {
    const look = { userId: session?.userId ?? null, now: now(), secret };
    const item = await withTx(db, (tx) => welfareItem(tx, input.id, look));
    if (item.video) {
      // Its drawing begins with the page, so that it is there when 播放 is tapped.
      const { art, script, files: own } = await findItem(reads, input.id, look.userId);
      if (own.length > 0) return item;
      demo?.film(art, script).catch((fault: unknown) => request.log.warn(fault, 'a clip could not be drawn'));
    }
    return item;
  });
  memberRoute(app, calls.unlockWelfare, ({ input, session }) =>
    withTx(db, (tx) => unlockWelfare(tx, { ...input, userId: session.userId, now: now() })),
  );
  memberRoute(app, calls.saveWelfareSecond, async ({ input, session }) => {
    await withTx(db, (tx) => saveSecond(tx, { ...input, userId: session.userId, now: now() }));
    return null;
  });
  memberRoute(app, calls.welfareHistory, ({ input, session }) =>
    welfareHistory(db, input, { userId: session.userId, now: now() }),
  );
  for (const [call, liked] of [
    [calls.likeWelfare, true],
    [calls.unlikeWelfare, false],
  ] as const) {
    memberRoute(
      app,
      call,
      ({ input, session: { userId } }) =>
        withTx(db, (tx) => setWelfareLike(tx, { id: input.id, userId, liked, now: now() })),
      { changes: ['welfare'] },
    );
  }
  welfareFileRoute(app, ctx);
}
