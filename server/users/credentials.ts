import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { hasPhone } from '@server/sealing/phones';
import { code } from '@/contract/codes';
import type { StoredUser } from './account';
import { tellOwner } from './accountNews';
import { countAttempt, forgetAttempts } from './attempts';
import { type Asker, checkPassword, hashPassword } from './password';
import { closeAllSessions, type Session } from './sessions';
import { judgeSmsCode, withSmsCode } from './smsCodes';

/**
 * Refuses all but the member's password (2001 at `field`, 2005 after too many); an account without one says so (1006).
 */
export async function requirePassword(
  ctx: ServerContext,
  user: Pick<StoredUser, 'id' | 'passwordHash'>,
  password: string,
  { field, asker }: { field: string; asker: Asker },
): Promise<void> {
  if (user.passwordHash === null) throw new ProductError(code.notAllowed, 'passwordMissing', { field });
  const { db } = ctx.database;
  const key = `password:${user.id}`;
  await countAttempt(db, key, ctx.clock.now());
  const { good } = await checkPassword(password, user.passwordHash, ctx.hashCost, asker);
  if (!good) throw new ProductError(code.wrongPassword, 'wrongOldPassword', { field });
  await forgetAttempts(db, key);
}

/** Holds the member for the transaction; 2001 at `field` where the password that was judged has been set anew since. */
export async function holdJudged(
  tx: Tx,
  { id, passwordHash }: Pick<StoredUser, 'id' | 'passwordHash'>,
  field: string,
): Promise<void> {
  const held = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (held?.passwordHash !== passwordHash) throw new ProductError(code.wrongPassword, 'wrongOldPassword', { field });
}

/** Changes the password of a member who knows the old one, and ends every other login. */
export async function changePassword(
  ctx: ServerContext,
  { oldPassword, password }: { oldPassword: string; password: string },
  { session, asker }: { session: Session; asker: Asker },
): Promise<null> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const user = await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirstOrThrow();
  await requirePassword(ctx, user, oldPassword, { field: 'oldPassword', asker });
  if (oldPassword === password) throw new ProductError(code.badParameter, 'samePassword', { field: 'password' });
  const passwordHash = await hashPassword(password, ctx.hashCost, asker);
  await withTx(db, async (tx) => {
    await holdJudged(tx, user, 'oldPassword');
    await tx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
    await closeAllSessions(tx, user.id, now, session.id);
    await tellOwner(tx, user.id, 'password', now);
  });
  return null;
}

/**
 * Sets a new password by SMS code and ends every login of the member, save the one of the member who asks
 * (2004 for an unknown phone).
 */
export async function resetPassword(
  ctx: ServerContext,
  { phone, code: smsCode, password }: { phone: string; code: string; password: string },
  { session, asker }: { session: Session | null; asker: Asker },
): Promise<null> {
  const { secret, oldSecrets } = ctx;
  const now = ctx.clock.now();
  const given = { phone, purpose: 'reset', code: smsCode } as const;
  await judgeSmsCode(ctx.database.db, given, { secret, oldSecrets, now, asker });
  const passwordHash = await hashPassword(password, ctx.hashCost, asker);
  return withSmsCode(ctx.database.db, given, { secret, oldSecrets, now, asker }, async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ passwordHash })
      .where(hasPhone(phone, ctx))
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new ProductError(code.phoneUnknown, 'phoneUnknown');
    await closeAllSessions(tx, user.id, now, session?.userId === user.id ? session.id : 0);
    await tellOwner(tx, user.id, 'password', now);
    return null;
  });
}
