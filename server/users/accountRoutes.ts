import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { askerOf } from '@server/http/asker';
import { headerText } from '@server/http/authenticate';
import { memberRoute } from '@server/http/route';
import { deleteAccount } from '@server/privacy/leave';
import type { FastifyInstance } from 'fastify';
import { accountCalls } from '@/contract/calls/account';
import { userCalls } from '@/contract/calls/user';
import { toAccount } from './account';
import { changePassword } from './credentials';
import { deviceList, revokeDevice } from './deviceList';
import { updateInfo } from './updateInfo';

/** What members do with their own account: details, password, logins, leaving. */
export function accountRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, database, clock } = ctx;
  const { db } = database;
  const guarded = { perMinute: Math.ceil(config.rateLimitMax / 10) };

  // One's posts carry one's name.
  memberRoute(
    app,
    userCalls.updateInfo,
    async ({ input, session, request }) => {
      const now = clock.now();
      const user = await withTx(db, (tx) => updateInfo(tx, session.userId, input, now));
      return toAccount(user, headerText(request.headers.token));
    },
    { changes: ['square'] },
  );
  memberRoute(
    app,
    accountCalls.changePassword,
    ({ input, session, request, reply }) => changePassword(ctx, input, { session, asker: askerOf(request, reply) }),
    guarded,
  );
  memberRoute(
    app,
    accountCalls.deleteAccount,
    ({ input, session, request, reply }) =>
      deleteAccount(ctx, input, { session, asker: askerOf(request, reply, input.deviceID) }),
    guarded,
  );
  memberRoute(app, accountCalls.sessionList, ({ session }) => deviceList(db, session, clock.now()));
  memberRoute(app, accountCalls.revokeSession, async ({ input, session }) => {
    await withTx(db, (tx) => revokeDevice(tx, session, input.id, clock.now()));
    return null;
  });
}
