import type { ServerContext } from '@server/context';
import { askerOf } from '@server/http/asker';
import { headerText } from '@server/http/authenticate';
import { memberRoute, requireOwn, route } from '@server/http/route';
import { keysIn } from '@server/secret';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { SMS_RESEND_SECONDS } from '@/contract/limits';
import { bindPhone, phoneForCode } from './bindPhone';
import { resetPassword } from './credentials';
import { closeSession } from './sessions';
import { type From, loginWithName, loginWithPhone, registerWithName } from './signIn';
import { sendSmsCode } from './smsCodes';
import { userStatus } from './status';

function fromOf(request: FastifyRequest, reply: FastifyReply, deviceID?: string): From {
  return { ...askerOf(request, reply, deviceID), userAgent: request.headers['user-agent'] };
}

/** Signing in and out, and what a member's page shows. */
export function userRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, database, clock } = ctx;
  // A tenth of what an address may ask in all: hashing is dear and guessing must not pay.
  const guarded = { perMinute: Math.ceil(config.rateLimitMax / 10) };

  route(
    app,
    userCalls.smsCode,
    async ({ input, session, request }) => {
      const { purpose, deviceID, proof } = input;
      const phone = await phoneForCode(ctx, input, session);
      const asker = { address: request.ip, deviceID };
      const sent = await sendSmsCode(ctx, { purpose, phone, asker, session, proof });
      return { retryAfter: SMS_RESEND_SECONDS, debugCode: ctx.sms?.outbox ? sent : null };
    },
    guarded,
  );
  route(
    app,
    userCalls.registerWithName,
    ({ input, request, reply }) => registerWithName(ctx, input, fromOf(request, reply, input.deviceID)),
    guarded,
  );
  route(
    app,
    userCalls.login,
    ({ input, request, reply }) => loginWithName(ctx, input, fromOf(request, reply, input.deviceID)),
    guarded,
  );
  route(
    app,
    userCalls.loginWithPhone,
    ({ input, request, reply }) =>
      loginWithPhone(ctx, input, fromOf(request, reply, input.deviceID), { register: true }),
    guarded,
  );
  route(
    app,
    userCalls.loginPhoneWithoutRegister,
    ({ input, request, reply }) =>
      loginWithPhone(ctx, input, fromOf(request, reply, input.deviceID), { register: false }),
    guarded,
  );
  route(
    app,
    userCalls.resetPassword,
    ({ input, session, request, reply }) =>
      resetPassword(ctx, input, { session, asker: askerOf(request, reply, input.deviceID) }),
    guarded,
  );
  memberRoute(
    app,
    userCalls.bind,
    ({ input, session, request, reply }) =>
      bindPhone(ctx, input, {
        session,
        token: headerText(request.headers.token),
        asker: askerOf(request, reply, input.deviceID),
      }),
    guarded,
  );
  route(
    app,
    userCalls.logout,
    async ({ request }) => {
      await closeSession(database.db, headerText(request.headers.token), clock.now());
      return null;
    },
    { anyToken: true },
  );
  memberRoute(app, statusCalls.me, ({ input, session }) => {
    requireOwn(input.uid, session);
    return userStatus(database.db, { ...keysIn(ctx), userId: session.userId, appId: config.appId, now: clock.now() });
  });
}
