import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { phoneOf } from '@server/sealing/phones';
import { tellOwner } from '@server/users/accountNews';
import { holdJudged, requirePassword } from '@server/users/credentials';
import type { Asker } from '@server/users/password';
import { closeAllSessions, type Session } from '@server/users/sessions';
import { withSmsCode } from '@server/users/smsCodes';
import { code } from '@/contract/codes';
import { LEAVE_DAYS } from '@/contract/limits';

const DAY_MS = 86_400_000;

/** Gives the account up: every login ends, and once its days are over `eraseLeaving` erases it. */
async function giveUp(tx: Tx, userId: number, now: number): Promise<null> {
  await tx
    .updateTable('users')
    .set({ leaveAt: new Date(now + LEAVE_DAYS * DAY_MS) })
    .where('id', '=', userId)
    .where('leaveAt', 'is', null)
    .execute();
  await closeAllSessions(tx, userId, now);
  return null;
}

/** Takes it back: the account stays, and its owner reads that it does. */
export async function keepAccount(tx: Tx, userId: number, now: number): Promise<void> {
  const kept = await tx
    .updateTable('users')
    .set({ leaveAt: null })
    .where('id', '=', userId)
    .where('leaveAt', 'is not', null)
    .where('status', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  if (kept) await tellOwner(tx, userId, 'kept', now);
}

/** Gives up the member's own account, proven by the password or a code sent to the bound phone (2001, 2002). */
export async function deleteAccount(
  ctx: ServerContext,
  { password, code: smsCode }: { password?: string | undefined; code?: string | undefined },
  { session, asker }: { session: Session; asker: Asker },
): Promise<null> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const user = await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirstOrThrow();
  if (password !== undefined && password !== '') {
    await requirePassword(ctx, user, password, { field: 'password', asker });
    return withTx(db, async (tx) => {
      await holdJudged(tx, user, 'password');
      return giveUp(tx, user.id, now);
    });
  }
  const phone = phoneOf(user, ctx);
  if (smsCode !== undefined && phone !== null) {
    const given = { phone, purpose: 'delete', code: smsCode } as const;
    const { secret, oldSecrets } = ctx;
    return withSmsCode(db, given, { secret, oldSecrets, now, asker }, (tx) => giveUp(tx, user.id, now));
  }
  throw new ProductError(code.badParameter, 'proofMissing', { field: user.passwordHash ? 'password' : 'code' });
}
