import type { ServerContext } from '@server/context';
import { isFirstPage } from '@server/db/page';
import { withTx } from '@server/db/tx';
import { memberRoute } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { claimTask } from '@server/tasks/claim';
import { memberTasks, taskList } from '@server/tasks/list';
import type { FastifyInstance } from 'fastify';
import { activityCalls } from '@/contract/calls/activity';
import { findActivity } from './activity';
import { activityDetail, activityStock, untilTurn } from './detail';
import { draw } from './draw';
import { activityRecords } from './entries';
import { joinActivity } from './join';
import { activityList, untilNext, withProgress } from './list';
import { activityRank, memberRank } from './rank';
import { claimReward } from './rewards';

/** Tasks and activities. */
export function activityRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { clock, ids } = ctx;
  const { db } = ctx.database;
  sharedRoute(app, ctx, activityCalls.taskList, {
    subjects: ['tasks'],
    make: ({ reader, now }) => taskList(reader, now),
    until: ({ resetTime }) => resetTime,
    overlay: ({ reader, ...member }, list) => memberTasks(reader, list, member),
  });
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
  sharedRoute(app, ctx, activityCalls.activity, {
    subjects: ['activities'],
    async make({ reader, now }, { id }) {
      const stock = await activityStock(reader, id);
      return { ...(await activityDetail(reader, stock, null, now)), stock };
    },
    until: ({ stock }) => untilTurn(stock, clock.now()),
    overlay: ({ reader, userId, now }, { stock }) => activityDetail(reader, stock, userId, now),
  });
  // Who takes part is counted, and who wins is named, in what everybody sees.
  const rules = { changes: ['activities'] } as const;
  memberRoute(
    app,
    activityCalls.joinActivity,
    ({ input: { id }, session: { userId } }) => {
      const now = clock.now();
      return withTx(db, (tx) => joinActivity(tx, { activityId: id, userId, now }));
    },
    rules,
  );
  memberRoute(
    app,
    activityCalls.drawActivity,
    ({ input: { id, requestId }, session: { userId } }) => {
      const now = clock.now();
      return withTx(db, (tx) => draw(tx, ids, { activityId: id, userId, requestId, now }));
    },
    rules,
  );
  memberRoute(app, activityCalls.claimActivityReward, ({ input: { id, rid, requestId }, session: { userId } }) => {
    const now = clock.now();
    return withTx(db, (tx) => claimReward(tx, { activityId: id, rewardId: rid, userId, requestId, now }));
  });
  sharedRoute(app, ctx, activityCalls.activityRank, {
    subjects: ['activities'],
    async make({ reader }, input) {
      const { id } = await findActivity(reader, input.id);
      return activityRank(reader, id);
    },
    overlay: ({ reader, userId }, rank, { id }) => memberRank(reader, rank, { activityId: id, userId }),
  });
  memberRoute(app, activityCalls.activityRecords, ({ input: { id, ...query }, session: { userId } }) =>
    activityRecords(db, { ...query, activityId: id, userId }),
  );
}
