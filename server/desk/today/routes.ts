import type { ServerContext } from '@server/context';
import { deskRoute } from '@server/desk/deskRoute';
import type { FastifyInstance } from 'fastify';
import { todayCalls as calls } from '@/contract/desk/today';
import { todayAlerts } from './alerts';
import { todayFigures } from './hourFigures';
import { todayMine } from './mine';
import { todayQueues } from './queues';

/** How the house stands: what waits, what rings, figures of the day, what waits for who asks. */
export function todayRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { reads } = ctx.database;
  const { smsBudget } = ctx.config;
  deskRoute(app, ctx, calls.deskToday, async ({ staff, now }) => {
    const queues = await todayQueues(reads, now);
    return {
      at: now,
      queues,
      alerts: await todayAlerts(reads, queues, { smsBudget, now }),
      figures: await todayFigures(reads, now),
      mine: await todayMine(reads, staff, now),
    };
  });
}
