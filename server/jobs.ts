import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from './context';
import { withTx } from './db/tx';
import { remakeCharts } from './games/charts';
import { closeExpiredOrders } from './money/orders';
import { sweepNotifications } from './money/sweepNotifications';
import { approveBookComments } from './reading/comments';
import { remakeRanks } from './reading/ranks';
import { approveWaiting, sweepBumps } from './square/approve';
import { remakeHot } from './square/posts';
import { sweepMarks } from './tasks/sweepMarks';
import { sweepUploads } from './uploads/upload';
import { approveNames } from './users/rename';
import { sweepUsers } from './users/sweep';

const MINUTE_MS = 60_000;

/** What is done again and again: how often, and what; every job may run in several processes at once. */
export function jobsOf(ctx: ServerContext): { every: number; run: () => Promise<unknown> }[] {
  const { database, clock } = ctx;
  return [
    { every: MINUTE_MS, run: () => withTx(database.db, (tx) => closeExpiredOrders(tx, clock.now())) },
    { every: MINUTE_MS / 6, run: () => withTx(database.db, (tx) => approveWaiting(tx, clock.now())) },
    { every: MINUTE_MS / 6, run: () => approveNames(database.db, clock.now()) },
    { every: MINUTE_MS / 6, run: () => withTx(database.db, (tx) => approveBookComments(tx, clock.now())) },
    { every: 10 * MINUTE_MS, run: () => withTx(database.db, (tx) => remakeRanks(tx, clock.now())) },
    { every: 10 * MINUTE_MS, run: () => remakeHot(database.db, clock.now()) },
    { every: 10 * MINUTE_MS, run: () => withTx(database.db, (tx) => sweepBumps(tx, clock.now())) },
    { every: 60 * MINUTE_MS, run: () => sweepUploads(ctx, clock.now()) },
    { every: 60 * MINUTE_MS, run: () => remakeCharts(database.db) },
    { every: 60 * MINUTE_MS, run: () => sweepUsers(database.db, clock.now()) },
    { every: 60 * MINUTE_MS, run: () => sweepMarks(database.db, clock.now()) },
    { every: 60 * MINUTE_MS, run: () => sweepNotifications(database.db, clock.now()) },
  ];
}

/** Starts all jobs; answers how to stop them. */
export function startJobs(ctx: ServerContext, log: FastifyBaseLogger): () => void {
  const timers = jobsOf(ctx).map(({ every, run }) =>
    setInterval(() => {
      run().catch((error: unknown) => log.error({ err: error }, 'job failed'));
    }, every).unref(),
  );
  return () => timers.forEach(clearInterval);
}
