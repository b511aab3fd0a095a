import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { askerOf } from '@server/http/asker';
import { countAttempt, forgetAttempts } from '@server/users/attempts';
import { addressHash } from '@server/users/hashes';
import { checkNothing, checkPassword } from '@server/users/password';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { staffCalls } from '@/contract/desk/staff';
import { openDeskSession } from './deskSession';
import { addressOf, newSecret, renewRecoveryCodes, spendRecoveryCode, spendStep, stepOf } from './digits';
import type { Staff } from './staff';
import { idIn, isTicketOf, ticketFor } from './ticket';

/** Where an attempt comes from and where its answer goes. */
interface Door {
  request: FastifyRequest;
  reply: FastifyReply;
  now: number;
}

const wrong = () => new ProductError(code.wrongPassword, 'wrongPassword');

/** Lets somebody in: a session, its cookie, a line in the log. */
async function letIn(tx: Tx, ctx: ServerContext, staff: Omit<Staff, 'sessionId'>, { request, reply, now }: Door) {
  const userAgent = request.headers['user-agent'] ?? '';
  const sessionId = await openDeskSession(tx, { staffId: staff.id, userAgent, ids: ctx.ids, now }, reply);
  const by = { staff, traceId: request.id, now };
  await recordAct(tx, by, { kind: 'staff.signedIn', subject: 'staff', subjectId: staff.id, after: { sessionId } });
}

/**
 * Name and password. Attempts are counted by name and by address; 2001 is the same for an unknown name. In the demo that
 * is all; elsewhere six digits follow.
 */
export async function signIn(
  ctx: ServerContext,
  { name, password }: { name: string; password: string },
  door: Door,
): Promise<OutputOf<typeof staffCalls.deskSignIn>> {
  const { db } = ctx.database;
  const { request, now } = door;
  const keys = [`staff:${name}`, `staffFrom:${addressHash(request.ip, ctx.secret)}`];
  for (const key of keys) await countAttempt(db, key, now);
  const staff = await db.selectFrom('staff').selectAll().where('name', '=', name).executeTakeFirst();
  const asker = askerOf(request, door.reply);
  if (!staff?.active || staff.passwordHash === null) {
    await checkNothing(password, ctx.hashCost, asker);
    throw wrong();
  }
  const { good } = await checkPassword(password, staff.passwordHash, ctx.hashCost, asker);
  if (!good) throw wrong();
  for (const key of keys) await forgetAttempts(db, key);
  if (ctx.config.demoMode) {
    await withTx(db, (tx) => letIn(tx, ctx, staff, door));
    return { step: 'done' };
  }
  const ticket = ticketFor(staff, { secret: ctx.secret, now });
  if (staff.totpConfirmed) return { step: 'digits', ticket };
  const totpSecret = staff.totpSecret ?? newSecret();
  await db.updateTable('staff').set({ totpSecret }).where('id', '=', staff.id).execute();
  return { step: 'enrol', ticket, address: addressOf(staff.name, totpSecret) };
}

/**
 * The digits of the authenticator, or a recovery code. The first good digits confirm it and give the codes. 2001 when they are
 * wrong or used, 2 when the ticket has ended.
 */
export async function signInDigits(
  ctx: ServerContext,
  { ticket, digits }: { ticket: string; digits: string },
  door: Door,
): Promise<OutputOf<typeof staffCalls.deskSignInDigits>> {
  const { db } = ctx.database;
  const { now } = door;
  const staff = await db.selectFrom('staff').selectAll().where('id', '=', idIn(ticket)).executeTakeFirst();
  const keys = { secret: ctx.secret, oldSecrets: ctx.oldSecrets, now };
  if (!staff?.active || staff.totpSecret === null || !isTicketOf(staff, ticket, keys)) {
    throw new ProductError(code.sessionInvalid, 'sessionInvalid');
  }
  const { id, name, totpSecret, totpConfirmed } = staff;
  const attempts = `staffDigits:${id}`;
  await countAttempt(db, attempts, now);
  const step = stepOf(name, totpSecret, digits, now);
  const recoveryCodes = await withTx(db, async (tx) => {
    if (step !== null) {
      if (!(await spendStep(tx, id, step))) throw wrong();
    } else {
      if (!totpConfirmed || !(await spendRecoveryCode(tx, id, digits, now))) throw wrong();
      const by = { staff, traceId: door.request.id, now };
      await recordAct(tx, by, { kind: 'staff.codeUsed', subject: 'staff', subjectId: id });
    }
    await letIn(tx, ctx, staff, door);
    return totpConfirmed ? null : await renewRecoveryCodes(tx, id, ctx.ids);
  });
  await forgetAttempts(db, attempts);
  return { recoveryCodes };
}
