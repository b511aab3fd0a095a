import type { ServerContext } from '@server/context';
import { isFirstPage } from '@server/db/page';
import { withTx } from '@server/db/tx';
import { countViews } from '@server/http/countViews';
import { memberRoute } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import type { FastifyInstance } from 'fastify';
import { welfareCalls as calls } from '@/contract/calls/welfare';
import type { WelfareDetail } from '@/contract/welfare';
import { welfareFileRoute } from './fileRoute';
import { findItem, type WelfareStock, welfareDetail, welfareStock } from './item';
import { setWelfareLike } from './likes';
import { welfareHistory, welfareList } from './lists';
import { itemsFor } from './present';
import { saveSecond } from './progress';
import { unlockWelfare } from './unlock';

/** Films and albums. */
export function welfareRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock, secret, demo } = ctx;
  const { db } = ctx.database;
  const now = () => clock.now();

  sharedRoute(app, ctx, calls.welfareList, {
    subjects: ['welfare'],
    keeps: isFirstPage,
    make: ({ reader }, query) => welfareList(reader, query),
    overlay: async ({ reader, ...look }, page) => ({ ...page, records: await itemsFor(reader, page.records, look) }),
  });

  const views = countViews(app, ctx, 'welfare_items');
  /** Whom it is shown looks at it as well, and its drawing begins with the page, so that it is there when 播放 is tapped. */
  const shown = (detail: WelfareDetail, { row }: WelfareStock): WelfareDetail => {
    if (detail.video && row.files.length === 0) {
      demo?.film(row.art, row.script).catch((fault: unknown) => app.log.warn(fault, 'a clip could not be drawn'));
    }
    return { ...detail, viewCount: row.viewCount + views.unwritten(row.id) + 1 };
  };
  sharedRoute(app, ctx, calls.welfareItem, {
    subjects: ['welfare', 'games'],
    async make({ reader, now }, { id }) {
      const stock = await welfareStock(reader, await findItem(reader, id, null));
      return { ...shown(await welfareDetail(reader, stock, { userId: null, now, secret }), stock), stock };
    },
    async overlay({ reader, ...look }, { stock }) {
      return shown(await welfareDetail(reader, stock, { ...look, secret }), stock);
    },
    async instead({ reader, ...look }, { id }) {
      const stock = await welfareStock(reader, await findItem(reader, id, look.userId));
      return shown(await welfareDetail(reader, stock, { ...look, secret }), stock);
    },
    seen: ({ id }) => views.look(id),
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
