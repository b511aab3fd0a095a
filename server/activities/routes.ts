import type { ServerContext } from '@server/context';
import { isFirstPage } from '@server/db/page';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { claimTask } from '@server/tasks/claim';
import { taskList } from '@server/tasks/list';
import type { FastifyInstance } from 'fastify';
import { activityCalls } from '@/contract/calls/activity';
import { findActivity } from './activity';
import { activityDetail } from './detail';
import { draw } from './draw';
import { activityRecords } from './entries';
import { joinActivity } from './join';
import { activityList, untilNext, withProgress } from './list';
import { activityRank } from './rank';
import { claimReward } from './rewards';

/** Tasks and activities. */
export function activityRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock, ids } = ctx;
  const { db, reads } = ctx.database;
  route(app, activityCalls.taskList, ({ session }) => taskList(reads, session?.userId ?? null, clock.now()));
  memberRoute(app, activityCalls.claimTask, ({ input: { id, requestId }, session: { userId } }) => {
    const now = clock.now();
    return withTx(db, (tx) => claimTask(tx, { userId, taskId: id, requestId, now }));
  });
  sharedRoute(app, ctx, activityCalls.activityList, {
    subjects: ['activities'],
    keeps: (query) => query.scope !== 'mine' && isFirstPage(query),
    until: (page) => untilNext(page, clock.now()),
    make: ({ reader, now }, query) => activityList(reader, { ...query, userId: null, now }),
    async overlay({ reader, userId, now }, page, query) {
      const own = query.scope === 'mine' ? await activityList(reader, { ...query, userId, now }) : page;
      return withProgress(reader, own, userId, now);
    },
  });
  route(app, activityCalls.activity, ({ input, session }) =>
    activityDetail(reads, input.id, session?.userId ?? null, clock.now()),
  );
  memberRoute(app, activityCalls.joinActivity, ({ input: { id }, session: { userId } }) => {
    const now = clock.now();
    return withTx(db, (tx) => joinActivity(tx, { activityId: id, userId, now }));
  });
  memberRoute(app, activityCalls.drawActivity, ({ input: { id, requestId }, session: { userId } }) => {
    const now = clock.now();
    return withTx(db, (tx) => draw(tx, ids, { activityId: id, userId, requestId, now }));
  });
  memberRoute(app, activityCalls.claimActivityReward, ({ input: { id, rid, requestId }, session: { userId } }) => {
    const now = clock.now();
    return withTx(db, (tx) => claimReward(tx, { activityId: id, rewardId: rid, userId, requestId, now }));
  });
  route(app, activityCalls.activityRank, async ({ input, session }) => {
    const { id } = await findActivity(reads, input.id);
    return activityRank(reads, id, session?.userId ?? null);
  });
  memberRoute(app, activityCalls.activityRecords, ({ input: { id, ...query }, session: { userId } }) =>
    activityRecords(db, { ...query, activityId: id, userId }),
  );
}
