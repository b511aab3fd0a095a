import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import { claimTask } from '@server/tasks/claim';
import { taskList } from '@server/tasks/list';
import type { FastifyInstance } from 'fastify';
import { activityCalls } from '@/contract/calls/activity';
import { findActivity } from './activity';
import { activityDetail } from './detail';
import { draw } from './draw';
import { activityRecords } from './entries';
import { joinActivity } from './join';
import { activityList } from './list';
import { activityRank } from './rank';
import { claimReward } from './rewards';

/** Tasks and activities. */
export function activityRoutes(app: FastifyInstance, { database: { db, reads }, clock, ids }: ServerContext): void {
  route(app, activityCalls.taskList, ({ session }) => taskList(reads, session?.userId ?? null, clock.now()));
  memberRoute(app, activityCalls.claimTask, ({ input: { id, requestId }, session: { userId } }) => {
    const now = clock.now();
    return withTx(db, (tx) => claimTask(tx, { userId, taskId: id, requestId, now }));
  });
  route(app, activityCalls.activityList, ({ input, session }) =>
    activityList(reads, { ...input, userId: session?.userId ?? null, now: clock.now() }),
  );
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
