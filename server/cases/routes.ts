import { normalizeIP } from '@fastify/rate-limit';
import type { ServerContext } from '@server/context';
import { errorCode } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { route } from '@server/http/route';
import { createSeats, NoSeat } from '@server/seats';
import { NO_ROOM } from '@server/uploads/noRoom';
import type { FastifyInstance } from 'fastify';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import { takeCase } from './takeCase';

/** Recordings under way: each stands in memory unpacked while it is looked at. */
const AT_ONCE = { home: 2, all: 4 };
/** When somebody who finds no room may go on. */
const RETRY_SECONDS = 5;

/** Sending a recording to support. The multipart reader is that of the uploads. */
export function caseRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const ofHome = createSeats(AT_ONCE.home, { name: 'cases', limits: ctx.limits });
  const ofAll = createSeats(AT_ONCE.all);
  // A person sends one; more from one address is a machine.
  const few = { perMinute: Math.ceil(ctx.config.rateLimitMax / 50) };
  route(
    app,
    supportCalls.sendCase,
    ({ request, session }) =>
      ofAll('all', () => ofHome(normalizeIP(request.ip), () => takeCase(ctx, { request, session }))).catch(
        (error: unknown) => {
          if (error instanceof NoSeat) throw new ProductError(code.tooOften, 'tooOften', { retryAfter: RETRY_SECONDS });
          if (!NO_ROOM.has(errorCode(error) ?? '')) throw error;
          request.log.error({ err: error }, 'no room for recordings');
          throw new ProductError(code.notOpen, 'noRoomForRecordings');
        },
      ),
    few,
  );
}
