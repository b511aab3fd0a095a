import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import type { Account } from '@/contract/account';
import { code } from '@/contract/codes';
import { type StoredUser, toAccount } from './account';
import { countAttempt, forgetAttempts, WIDE_WAITS } from './attempts';
import { createMember } from './createMember';
import { addressHash } from './hashes';
import { checkNothing, checkPassword, hashPassword } from './password';
import { type Origin, openSession } from './sessions';
import { withSmsCode } from './smsCodes';

/** Where a request came from. */
export interface From extends Origin {
  address: string;
}

function requireActive(user: StoredUser): void {
  if (user.status !== 'active') throw new ProductError(code.notAllowed, 'accountClosed');
}

function sessionRules({ ids, config }: ServerContext, now: number) {
  return { ids, now, sessionDays: config.sessionDays };
}

/** Opens an account by name and password (2003 when taken, 2007 for an unknown invite code). */
export async function registerWithName(
  ctx: ServerContext,
  { loginName, password, inviteCode }: { loginName: string; password: string; inviteCode?: string | undefined },
  from: From,
): Promise<Account> {
  const now = ctx.clock.now();
  const passwordHash = await hashPassword(password, ctx.hashCost);
  return withTx(ctx.database.db, async (tx) => {
    const user = await createMember(tx, ctx, { loginName, passwordHash, inviteCode, strictInvite: true }, now);
    return toAccount(user, await openSession(tx, sessionRules(ctx, now), user.id, from), true);
  });
}

/** Signs in by name and password; 2001 says neither which was wrong nor whether the name exists. */
export async function loginWithName(
  ctx: ServerContext,
  { loginName, password }: { loginName: string; password: string },
  from: From,
): Promise<Account> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const name = loginName.trim().toLowerCase();
  const nameKey = `name:${name.slice(0, 40)}`;
  const key = `login:${name.slice(0, 40)}:${addressHash(from.address, ctx.secret)}`;
  await countAttempt(db, key, now);
  await countAttempt(db, nameKey, now, WIDE_WAITS);
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['loginName']), '=', name))
    .executeTakeFirst();
  const stored = user?.passwordHash ?? null;
  if (!user || stored === null) {
    await checkNothing(password, ctx.hashCost);
    throw new ProductError(code.wrongPassword, 'wrongPassword');
  }
  const { good, outdated } = await checkPassword(password, stored, ctx.hashCost);
  if (!good) throw new ProductError(code.wrongPassword, 'wrongPassword');
  requireActive(user);
  await forgetAttempts(db, key);
  await forgetAttempts(db, nameKey);
  const passwordHash = outdated ? await hashPassword(password, ctx.hashCost) : stored;
  return withTx(db, async (tx) => {
    const held = await heldUser(tx, { id: user.id });
    // Set anew since it was judged: by another login, at another cost, or by a reset.
    const isSame = held?.passwordHash === stored;
    if (!isSame && !(await isPasswordOf(held, password, ctx)))
      throw new ProductError(code.wrongPassword, 'wrongPassword');
    if (outdated && isSame) await tx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
    return toAccount(user, await openSession(tx, sessionRules(ctx, now), user.id, from));
  });
}

async function isPasswordOf(user: StoredUser | undefined, password: string, { hashCost }: ServerContext) {
  const stored = user?.passwordHash ?? null;
  return stored !== null && (await checkPassword(password, stored, hashCost)).good;
}

/**
 * A member as they are now, held until the login is written: what sets a new password or phone, and ends the logins there
 * are, comes before this one or finds it.
 */
async function heldUser(tx: Tx, who: { id: number } | { phone: string }): Promise<StoredUser | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.and(who))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Signs in by phone and SMS code; an unknown phone is registered, or with `register` off refused (2004). */
export async function loginWithPhone(
  ctx: ServerContext,
  { phone, code: smsCode, inviteCode }: { phone: string; code: string; inviteCode?: string | undefined },
  from: From,
  { register }: { register: boolean },
): Promise<Account> {
  const now = ctx.clock.now();
  const given = { phone, purpose: 'login', code: smsCode } as const;
  return withSmsCode(ctx.database.db, given, { secret: ctx.secret, now }, async (tx) => {
    const known = await heldUser(tx, { phone });
    if (!known && !register) throw new ProductError(code.phoneUnknown, 'phoneUnknown');
    // The invite code came with the address, nobody typed it: a wrong one must not bar the way in.
    const user = known ?? (await createMember(tx, ctx, { phone, inviteCode, strictInvite: false }, now));
    requireActive(user);
    return toAccount(user, await openSession(tx, sessionRules(ctx, now), user.id, from), !known);
  });
}
