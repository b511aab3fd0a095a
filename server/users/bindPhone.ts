import type { ServerContext } from '@server/context';
import { constraintOf } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { hasPhone, holdPhone, phoneOf, userPhone } from '@server/sealing/phones';
import { noteTask } from '@server/tasks/progress';
import type { Account } from '@/contract/account';
import type { InputOf } from '@/contract/call';
import type { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { type StoredUser, toAccount } from './account';
import { tellOwner } from './accountNews';
import { requirePassword } from './credentials';
import { isFreshLogin } from './freshLogin';
import { rewardInviter } from './invite';
import type { Asker } from './password';
import { closeAllSessions, type Session } from './sessions';
import { type GivenCode, withSmsCodes } from './smsCodes';

/** So long after a login a first phone is bound without another proof. */
const FRESH_MS = 10 * 60_000;

type Asked = InputOf<typeof userCalls.bind>;

const phoneTaken = () => new ProductError(code.taken, 'phoneTaken', { field: 'phone' });
/** Readable by the version before, or found by its hash. */
const isPhoneTwice = (error: unknown) => ['users_phone', 'users_phone_hash'].includes(constraintOf(error) ?? '');
const samePhone = () => new ProductError(code.badParameter, 'samePhone', { field: 'phone' });

/**
 * Whom a code goes to. A `rebind` goes to the phone the account has, whatever phone is named (2 for a guest, 1006 without
 * one); a `bind` to that phone would be for nothing.
 */
export async function phoneForCode(
  ctx: ServerContext,
  { phone, purpose }: InputOf<typeof userCalls.smsCode>,
  session: Session | null,
): Promise<string> {
  const { db } = ctx.database;
  if (purpose === 'rebind' && session === null) throw new ProductError(code.sessionInvalid, 'sessionInvalid');
  if (session !== null && (purpose === 'rebind' || purpose === 'bind')) {
    const user = db.selectFrom('users').select(['uid', 'phone']).where('id', '=', session.userId);
    const own = phoneOf(await user.executeTakeFirstOrThrow(), ctx);
    if (purpose === 'bind' && own === phone) throw samePhone();
    if (purpose === 'rebind' && own === null) throw new ProductError(code.notAllowed, 'phoneUnbound');
    if (purpose === 'rebind' && own !== null) return own;
  }
  if (phone === undefined) throw new ProductError(code.badParameter, 'phoneMissing', { field: 'phone' });
  return phone;
}

/**
 * What proves that it is the owner who takes another phone, since a phone is enough to set a password: the password, which
 * is judged here, or a code to the phone that is bound, which is judged with the other one. A first phone is bound without,
 * soon after a login: a token that was stolen is older.
 */
async function codesOfOwner(
  ctx: ServerContext,
  user: StoredUser,
  asked: Asked,
  { asker, session }: { asker: Asker; session: { fresh: boolean } },
): Promise<GivenCode[]> {
  const own = phoneOf(user, ctx);
  if (own === asked.phone) return [];
  if (own === null && (user.passwordHash === null || session.fresh)) return [];
  if (asked.password) {
    await requirePassword(ctx, user, asked.password, { field: 'password', asker });
    return [];
  }
  if (own === null) throw new ProductError(code.badParameter, 'bindProofMissing', { field: 'password' });
  if (asked.oldCode === undefined) throw new ProductError(code.badParameter, 'rebindProofMissing');
  return [{ phone: own, purpose: 'rebind', code: asked.oldCode, field: 'oldCode' }];
}

/**
 * Binds a phone to the member who asks (2003 when it is somebody else's). Another one takes its place only with a proof of
 * the owner, and ends every other login: the old phone may have opened it.
 */
export async function bindPhone(
  ctx: ServerContext,
  asked: Asked,
  { session, token, asker }: { session: Session; token: string; asker: Asker },
): Promise<Account> {
  const { secret, oldSecrets, velocity } = ctx;
  const { db } = ctx.database;
  const { phone } = asked;
  const now = ctx.clock.now();
  const known = await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirstOrThrow();
  const fresh = await isFreshLogin(db, session, { now, ms: FRESH_MS });
  const given = [
    { phone, purpose: 'bind', code: asked.code } as const,
    ...(await codesOfOwner(ctx, known, asked, { asker, session: { fresh } })),
  ];
  return withSmsCodes(db, given, { secret, oldSecrets, now, asker }, async (tx) => {
    const before = phoneOf(known, ctx);
    if (before === phone) throw samePhone();
    await holdPhone(tx, phone);
    const holder = await tx.selectFrom('users').select('id').where(hasPhone(phone, ctx)).executeTakeFirst();
    if (holder && holder.id !== session.userId) throw phoneTaken();
    const held = await tx
      .selectFrom('users')
      .select(['uid', 'phone', 'passwordHash'])
      .where('id', '=', session.userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    // What was proven is about the phone and the password as they were read; sealed anew, it is the same phone.
    if (phoneOf(held, ctx) !== before || held.passwordHash !== known.passwordHash) {
      throw new ProductError(code.notAllowed, 'phoneChanged');
    }
    const user = await tx
      .updateTable('users')
      .set(userPhone(phone, known.uid, ctx))
      .where('id', '=', session.userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (known.phone !== null) await closeAllSessions(tx, user.id, now, session.id);
    await rewardInviter(tx, { ...user, phone }, { secret, oldSecrets, velocity, now });
    await noteTask(tx, user.id, 'bindPhone', now);
    await tellOwner(tx, user.id, 'phone', now);
    return toAccount(user, token);
  }).catch((error: unknown) => {
    // Two members bound it in the same moment.
    throw isPhoneTwice(error) ? phoneTaken() : error;
  });
}
