import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { route } from '@server/http/route';
import { toAccount } from '@server/users/account';
import { openSession } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import { demoCalls } from '@/contract/calls/demo';
import { code } from '@/contract/codes';
import { faultRoutes } from './faults';
import { loginNameOf } from './personas';
import { resetDemo } from './reset';
import { setStage } from './stage';

/** Only with DEMO_MODE: what sets the stage for tests and demonstrations. */
export function demoRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { database, ids, clock, config, sms } = ctx;

  route(app, demoCalls.demoLogin, ({ input, request }) =>
    withTx(database.db, async (tx) => {
      const user = await tx
        .selectFrom('users')
        .selectAll()
        .where('loginName', '=', loginNameOf(input.persona))
        .executeTakeFirst();
      if (!user) throw new ProductError(code.notFound, 'notFound');
      const rules = { ids, now: clock.now(), sessionDays: config.sessionDays };
      return toAccount(user, await openSession(tx, rules, user.id, { userAgent: request.headers['user-agent'] }));
    }),
  );
  route(app, demoCalls.demoReset, async () => {
    await resetDemo(ctx);
    app.shared.empty();
    return null;
  });
  route(app, demoCalls.demoStage, async ({ input }) => {
    await setStage(ctx, input);
    // The clock may have moved; what else was set, the database has said.
    app.shared.empty();
    return null;
  });
  route(app, demoCalls.smsOutbox, ({ input }) => sms?.outbox?.(input.phone) ?? []);
  faultRoutes(app);
}
