import type { ServerContext } from '@server/context';
import type { FastifyInstance } from 'fastify';
import { actRoutes } from './acts/routes';
import { addStaff } from './authenticate';
import { contentRoutes } from './content/routes';
import { figureRoutes } from './figures/routes';
import { letterRoutes } from './letters/routes';
import { memberRoutes } from './members/routes';
import { moderationDeskRoutes } from './moderation/routes';
import { moneyDeskRoutes } from './money/routes';
import { presenceRoutes } from './presence/routes';
import { recordingRoutes } from './recordings/routes';
import { staffRoutes } from './staff/routes';
import { statementRoutes } from './statements/routes';
import { todayRoutes } from './today/routes';

/** All calls of the desk, each room's in its own file. */
export function deskRoutes(app: FastifyInstance, ctx: ServerContext): void {
  addStaff(app, ctx);
  staffRoutes(app, ctx);
  actRoutes(app, ctx);
  moderationDeskRoutes(app, ctx);
  memberRoutes(app, ctx);
  letterRoutes(app, ctx);
  moneyDeskRoutes(app, ctx);
  statementRoutes(app, ctx);
  presenceRoutes(app, ctx);
  recordingRoutes(app, ctx);
  figureRoutes(app, ctx);
  todayRoutes(app, ctx);
  contentRoutes(app, ctx);
}
