import type { ServerContext } from '@server/context';
import { constraintOf } from '@server/db/tx';
import { ProductError } from '@server/errors';
import type { Account } from '@/contract/account';
import { code } from '@/contract/codes';
import { toAccount } from './account';
import { rewardInviter } from './invite';
import { hashPassword } from './password';
import { closeAllSessions, type Session } from './sessions';
import { withSmsCode } from './smsCodes';

/** Sets a new password by SMS code and ends every session of the member (2004 for an unknown phone). */
export async function resetPassword(
  ctx: ServerContext,
  { phone, code: smsCode, password }: { phone: string; code: string; password: string },
): Promise<null> {
  const now = ctx.clock.now();
  const passwordHash = await hashPassword(password, ctx.hashCost);
  const given = { phone, purpose: 'reset', code: smsCode } as const;
  return withSmsCode(ctx.database.db, given, { secret: ctx.secret, now }, async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ passwordHash })
      .where('phone', '=', phone)
      .where('status', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new ProductError(code.phoneUnknown, 'phoneUnknown');
    await closeAllSessions(tx, user.id, now);
    return null;
  });
}

const phoneTaken = () => new ProductError(code.taken, 'phoneTaken', { field: 'phone' });

/** Binds a phone to the member who asks, or another one in its place (2003 when it is somebody else's). */
export async function bindPhone(
  ctx: ServerContext,
  { phone, code: smsCode }: { phone: string; code: string },
  session: Session,
  token: string,
): Promise<Account> {
  const now = ctx.clock.now();
  const given = { phone, purpose: 'bind', code: smsCode } as const;
  return withSmsCode(ctx.database.db, given, { secret: ctx.secret, now }, async (tx) => {
    const holder = await tx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
    if (holder && holder.id !== session.userId) throw phoneTaken();
    const user = await tx
      .updateTable('users')
      .set({ phone })
      .where('id', '=', session.userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await rewardInviter(tx, user, now);
    return toAccount(user, token);
  }).catch((error: unknown) => {
    // Two members bound it in the same moment.
    throw constraintOf(error) === 'users_phone' ? phoneTaken() : error;
  });
}
