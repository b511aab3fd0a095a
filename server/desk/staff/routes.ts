import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { recordAct } from '@server/desk/acts/record';
import { deskRoute, openDeskRoute } from '@server/desk/deskRoute';
import { ProductError } from '@server/errors';
import { askerOf } from '@server/http/asker';
import { deviceName } from '@server/users/deviceName';
import { hashPassword } from '@server/users/password';
import type { FastifyInstance } from 'fastify';
import { code } from '@/contract/codes';
import { DIAMONDS_ALONE, MAY, REFUND_ALONE_FEN, VIP_ALONE_DAYS } from '@/contract/desk/permissions';
import { staffCalls } from '@/contract/desk/staff';
import { dropCookie, endDeskSessions, IDLE_MS, openSessions, SESSION_MS } from './deskSession';
import { addStaff, ofLink, renewStaff, setPassword, welcomePath } from './links';
import { signIn, signInDigits } from './signIn';
import { changeStaff, staffList } from './staffList';

/** Signing in and out, one's own sessions, and who else sits at the desk. */
export function staffRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, ids, hashCost } = ctx;
  const { db } = ctx.database;
  // A person tries a few times; more from one address is a machine.
  const few = { perMinute: Math.ceil(config.rateLimitMax / 10) };

  openDeskRoute(app, ctx, staffCalls.deskSignIn, ({ input, ...door }) => signIn(ctx, input, door), few);
  openDeskRoute(app, ctx, staffCalls.deskSignInDigits, ({ input, ...door }) => signInDigits(ctx, input, door), few);
  openDeskRoute(
    app,
    ctx,
    staffCalls.deskLink,
    async ({ input, now }) => {
      const { name } = await ofLink(db, input.link, now);
      return { name };
    },
    few,
  );
  openDeskRoute(
    app,
    ctx,
    staffCalls.deskSetPassword,
    async ({ input: { link, password }, request, reply, now }) => {
      await ofLink(db, link, now);
      const passwordHash = await hashPassword(password, hashCost, askerOf(request, reply));
      return withTx(db, (tx) => setPassword(tx, { link, passwordHash, traceId: request.id, now }));
    },
    few,
  );
  deskRoute(app, ctx, staffCalls.deskSelf, ({ staff: { id, name, role, createdAt } }) => ({
    ...{ id, name, role },
    may: [...MAY[role]],
    alone: { diamonds: DIAMONDS_ALONE[role], refundFen: REFUND_ALONE_FEN[role], vipDays: VIP_ALONE_DAYS[role] },
    endsAt: createdAt + SESSION_MS,
    idleMs: IDLE_MS,
  }));
  deskRoute(app, ctx, staffCalls.deskSignOut, async ({ staff, by, now, reply }) => {
    await withTx(db, async (tx) => {
      await endDeskSessions(tx, { staffId: staff.id, id: staff.sessionId, now });
      await recordAct(tx, by, { kind: 'staff.signedOut', subject: 'staff', subjectId: staff.id });
    });
    dropCookie(reply);
    return {};
  });
  deskRoute(app, ctx, staffCalls.deskSessions, async ({ staff, now }) => ({
    records: (await openSessions(db, staff.id, now)).map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      createdAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
      isThis: id === staff.sessionId,
    })),
  }));
  deskRoute(app, ctx, staffCalls.deskEndSession, ({ input: { id }, staff, by, now }) =>
    withTx(db, async (tx) => {
      const ended = await endDeskSessions(tx, { staffId: staff.id, id, now });
      if (ended === 0) throw new ProductError(code.notFound, 'notFound');
      await recordAct(tx, by, { kind: 'staff.sessionEnded', subject: 'staff', subjectId: staff.id, after: { id } });
      return {};
    }),
  );
  deskRoute(app, ctx, staffCalls.deskStaff, async () => ({ records: await staffList(db, config) }));
  deskRoute(app, ctx, staffCalls.deskAddStaff, async ({ input: { name, role }, by, now }) => {
    const { id, link } = await withTx(db, (tx) => addStaff(tx, { name, role, ids, by, now }));
    return { id, link: welcomePath(link) };
  });
  deskRoute(app, ctx, staffCalls.deskChangeStaff, async ({ input, by }) => {
    await withTx(db, (tx) => changeStaff(tx, input, by));
    return {};
  });
  deskRoute(app, ctx, staffCalls.deskRenewStaff, async ({ input: { id }, by, now }) => {
    const { link } = await withTx(db, (tx) => renewStaff(tx, { id, ids, by, now }));
    return { link: welcomePath(link) };
  });
}
