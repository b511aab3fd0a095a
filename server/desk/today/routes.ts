import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { deskRoute } from '@server/desk/deskRoute';
import { ProductError } from '@server/errors';
import type { FastifyInstance } from 'fastify';
import { code } from '@/contract/codes';
import { todayCalls as calls } from '@/contract/desk/today';
import { todayAlerts } from './alerts';
import { alertClaims, takeAlert } from './claims';
import { todayFigures } from './hourFigures';
import { todayMine } from './mine';
import { todayQueues } from './queues';

/** How the house stands: what waits, what rings, figures of the day, what waits for who asks. */
export function todayRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { db, reads } = ctx.database;
  const { smsBudget } = ctx.config;
  deskRoute(app, ctx, calls.deskToday, async ({ staff, now }) => {
    const queues = await todayQueues(reads, now);
    const claims = await alertClaims(reads);
    return {
      at: now,
      queues,
      alerts: (await todayAlerts(reads, queues, { smsBudget, now })).map((alert) => ({
        ...alert,
        claim: (alert.level !== 'calm' && claims.get(alert.name)) || null,
      })),
      figures: await todayFigures(reads, now),
      mine: await todayMine(reads, staff, now),
    };
  });
  deskRoute(app, ctx, calls.deskTakeAlert, async ({ input, by, now }) => {
    const alerts = await todayAlerts(reads, await todayQueues(reads, now), { smsBudget, now });
    const rings = alerts.some(({ name, level }) => name === input.name && level !== 'calm');
    if (input.take && !rings) throw new ProductError(code.alreadyDone, 'alertCalm');
    return withTx(db, (tx) => takeAlert(tx, input, by));
  });
}
