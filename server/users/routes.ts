import type { ServerContext } from '@server/context';
import { headerText } from '@server/http/authenticate';
import { memberRoute, requireOwn, route } from '@server/http/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { SMS_RESEND_SECONDS } from '@/contract/limits';
import { bindPhone, phoneForCode } from './bindPhone';
import { resetPassword } from './credentials';
import { closeSession } from './sessions';
import { type From, loginWithName, loginWithPhone, registerWithName } from './signIn';
import { sendSmsCode } from './smsCodes';
import { userStatus } from './status';

function fromOf(request: FastifyRequest): From {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
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
      const phone = await phoneForCode(ctx, input, session);
      const sent = await sendSmsCode(ctx, { purpose: input.purpose, phone, address: request.ip });
      return { retryAfter: SMS_RESEND_SECONDS, debugCode: config.smsMode === 'sandbox' ? sent : null };
    },
    guarded,
  );
  route(
    app,
    userCalls.registerWithName,
    ({ input, request }) => registerWithName(ctx, input, fromOf(request)),
    guarded,
  );
  route(app, userCalls.login, ({ input, request }) => loginWithName(ctx, input, fromOf(request)), guarded);
  route(
    app,
    userCalls.loginWithPhone,
    ({ input, request }) => loginWithPhone(ctx, input, fromOf(request), { register: true }),
    guarded,
  );
  route(
    app,
    userCalls.loginPhoneWithoutRegister,
    ({ input, request }) => loginWithPhone(ctx, input, fromOf(request), { register: false }),
    guarded,
  );
  route(app, userCalls.resetPassword, ({ input, session }) => resetPassword(ctx, input, session), guarded);
  memberRoute(
    app,
    userCalls.bind,
    ({ input, session, request }) => bindPhone(ctx, input, session, headerText(request.headers.token)),
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
    return userStatus(database.db, session.userId, clock.now());
  });
}
