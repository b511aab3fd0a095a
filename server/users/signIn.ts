import type { ServerContext } from '@server/context';
import type { Reader, Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { agreeToAll } from '@server/privacy/consents';
import { runningSanction } from '@server/sanctions/running';
import { hasPhone } from '@server/sealing/phones';
import { sanctionText } from '@server/text/sanctions';
import { judgeTypedCode } from '@server/velocity/codesTried';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Account } from '@/contract/account';
import { code } from '@/contract/codes';
import { type StoredUser, toAccount } from './account';
import { tellOwner } from './accountNews';
import { attemptsOf, countAttempt, forgetAttempts, NO_WAITS, SITE_WAITS, WIDE_WAITS } from './attempts';
import { createMember, requireWelcome } from './createMember';
import { addressHash, deviceHash, deviceHashes, siteHash } from './hashes';
import { type Asker, checkNothing, checkPassword, hashPassword } from './password';
import { allowance, requireProof } from './proof';
import { isKnownDevice, type Origin, openSession } from './sessions';
import { withSmsCode } from './smsCodes';

/** Where a request came from, and whether its answer can still arrive. */
export type From = Origin & Asker;

/** Failures on a name from everywhere, and registrations of one home an hour, after which a stranger gives a proof of work. */
const PROOF_FROM = { guesses: 20, registrations: { home: 10, site: 20 } };

/** 1006 for who was shut out, with the reason. */
async function requireActive(reader: Reader, { id, status }: StoredUser, now: number): Promise<void> {
  if (status === 'active') return;
  const ban = await runningSanction(reader, id, 'ban', now);
  throw new ProductError(code.notAllowed, 'accountClosed', null, ban ? sanctionText.closed(ban.reason) : undefined);
}

function originOf({ userAgent, deviceID }: From, { secret }: ServerContext): Origin {
  return { userAgent, device: deviceHash(deviceID, secret) };
}

/** Where a newcomer comes from, as it is kept for a while. */
const cameFrom = ({ address, deviceID }: From, { secret }: ServerContext) => ({
  home: addressHash(address, secret),
  device: deviceHash(deviceID, secret),
});

function sessionRules({ ids, config }: ServerContext, now: number) {
  return { ids, now, sessionDays: config.sessionDays };
}

/** Opens a session of a member who was here before; one on a device that was not is told them. */
async function openLogin(
  tx: Tx,
  ctx: ServerContext,
  userId: number,
  { from, now }: { from: From; now: number },
): Promise<string> {
  const origin = originOf(from, ctx);
  if (!(await isKnownDevice(tx, userId, deviceHashes(from.deviceID, ctx)))) await tellOwner(tx, userId, 'login', now);
  return openSession(tx, sessionRules(ctx, now), userId, origin);
}

/** Counts a registration of a home and its net; 2008 where there were many, unless the device has worked for it already. */
async function countRegistration(
  ctx: ServerContext,
  { address }: From,
  { proof, isProven }: { proof: string | undefined; isProven: boolean },
): Promise<void> {
  const { secret, config } = ctx;
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const { home, site } = PROOF_FROM.registrations;
  const homeKey = `register:${addressHash(address, secret)}`;
  const siteKey = `registerSite:${siteHash(address, secret)}`;
  const isMany =
    (await attemptsOf(db, homeKey, now)) >= allowance(home, config) ||
    (await attemptsOf(db, siteKey, now)) >= allowance(site, config);
  if (isMany && !isProven) await requireProof(db, ctx, { subject: homeKey, proof });
  await countAttempt(db, homeKey, now, NO_WAITS);
  await countAttempt(db, siteKey, now, NO_WAITS);
}

/** Writes down what stood ticked on the form, if it says so. */
async function noteConsent(
  tx: Tx,
  { config }: ServerContext,
  { userId, agreed, now }: { userId: number; agreed: boolean | undefined; now: number },
): Promise<void> {
  if (agreed) await agreeToAll(tx, { appId: config.appId, userId, way: 'signIn', now });
}

interface RegisterAsked {
  loginName: string;
  password: string;
  inviteCode?: string | undefined;
  agreed?: boolean | undefined;
  proof?: string | undefined;
}

/** Opens an account by name and password (2003 when taken, 2007 for an unknown invite code, 2008 after many of one home). */
export async function registerWithName(
  ctx: ServerContext,
  { loginName, password, inviteCode, agreed, proof }: RegisterAsked,
  from: From,
): Promise<Account> {
  const now = ctx.clock.now();
  const newcomer = { loginName, inviteCode, strictInvite: true };
  const { db } = ctx.database;
  const isProven = await judgeTypedCode(ctx, { ...from, inviteCode, proof }, () => requireWelcome(db, newcomer, ctx));
  await countRegistration(ctx, from, { proof, isProven });
  const passwordHash = await hashPassword(password, ctx.hashCost, from);
  return withTx(db, async (tx) => {
    const user = await createMember(tx, ctx, { ...newcomer, passwordHash, from: cameFrom(from, ctx) }, now);
    await noteConsent(tx, ctx, { userId: user.id, agreed, now });
    return toAccount(user, await openSession(tx, sessionRules(ctx, now), user.id, originOf(from, ctx)), true);
  });
}

/**
 * Signs in by name and password; a device that has signed in before is counted by itself, so that nobody else's guesses shut
 * it out, others give a proof of work (2008) where many have guessed. 2001 says neither which was wrong nor whether the name exists.
 */
export async function loginWithName(
  ctx: ServerContext,
  { loginName, password, agreed, proof }: Pick<RegisterAsked, 'loginName' | 'password' | 'agreed' | 'proof'>,
  from: From,
): Promise<Account> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const name = loginName.trim().toLowerCase();
  const nameKey = `name:${name.slice(0, 40)}`;
  const key = `login:${name.slice(0, 40)}:${addressHash(from.address, ctx.secret)}`;
  const siteKey = `loginSite:${name.slice(0, 40)}:${siteHash(from.address, ctx.secret)}`;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['loginName']), '=', name))
    .executeTakeFirst();
  const device = deviceHash(from.deviceID, ctx.secret);
  const isKnown = await isKnownDevice(db, user?.id ?? 0, deviceHashes(from.deviceID, ctx));
  const keys = isKnown ? [`login:${user?.id}:device:${device}`] : [key, siteKey, nameKey];
  if (!isKnown && (await attemptsOf(db, nameKey, now)) >= PROOF_FROM.guesses) {
    await requireProof(db, ctx, { subject: nameKey, proof });
  }
  const waits = new Map([
    [siteKey, SITE_WAITS],
    [nameKey, WIDE_WAITS],
  ]);
  for (const each of keys) await countAttempt(db, each, now, waits.get(each));
  const stored = user?.passwordHash ?? null;
  if (!user || stored === null) {
    await checkNothing(password, ctx.hashCost, from);
    throw new ProductError(code.wrongPassword, 'wrongPassword');
  }
  const { good, outdated } = await checkPassword(password, stored, ctx.hashCost, from);
  if (!good) throw new ProductError(code.wrongPassword, 'wrongPassword');
  await requireActive(db, user, now);
  for (const each of keys) await forgetAttempts(db, each);
  const passwordHash = outdated ? await hashPassword(password, ctx.hashCost, from) : stored;
  return withTx(db, async (tx) => {
    const held = await heldUser(tx, sql`id = ${user.id}`);
    // Set anew since it was judged: by another login, at another cost, or by a reset.
    const isSame = held?.passwordHash === stored;
    if (!isSame && !(await isPasswordOf(held, password, { hashCost: ctx.hashCost, from }))) {
      throw new ProductError(code.wrongPassword, 'wrongPassword');
    }
    if (outdated && isSame) await tx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute();
    await noteConsent(tx, ctx, { userId: user.id, agreed, now });
    return toAccount(user, await openLogin(tx, ctx, user.id, { from, now }));
  });
}

async function isPasswordOf(
  user: StoredUser | undefined,
  password: string,
  { hashCost, from }: Pick<ServerContext, 'hashCost'> & { from: From },
) {
  const stored = user?.passwordHash ?? null;
  return stored !== null && (await checkPassword(password, stored, hashCost, from)).good;
}

/**
 * A member as they are now, held until the login is written: what sets a new password or phone, and ends the logins there
 * are, comes before this one or finds it.
 */
async function heldUser(tx: Tx, isWho: Expression<SqlBool>): Promise<StoredUser | undefined> {
  return tx.selectFrom('users').selectAll().where(isWho).forNoKeyUpdate().executeTakeFirst();
}

/** Signs in by phone and SMS code; an unknown phone is registered, or with `register` off refused (2004). */
export async function loginWithPhone(
  ctx: ServerContext,
  {
    phone,
    code: smsCode,
    inviteCode,
    agreed,
  }: { phone: string; code: string } & Pick<RegisterAsked, 'inviteCode' | 'agreed'>,
  from: From,
  { register }: { register: boolean },
): Promise<Account> {
  const { secret, oldSecrets } = ctx;
  const now = ctx.clock.now();
  const given = { phone, purpose: 'login', code: smsCode } as const;
  return withSmsCode(ctx.database.db, given, { secret, oldSecrets, now, asker: from }, async (tx) => {
    const known = await heldUser(tx, hasPhone(phone, ctx));
    if (!known && !register) throw new ProductError(code.phoneUnknown, 'phoneUnknown');
    // The invite code came with the address, nobody typed it: a wrong one must not bar the way in.
    const user =
      known ??
      (await createMember(tx, ctx, { phone, inviteCode, strictInvite: false, from: cameFrom(from, ctx) }, now));
    await requireActive(tx, user, now);
    await noteConsent(tx, ctx, { userId: user.id, agreed, now });
    if (!known)
      return toAccount(user, await openSession(tx, sessionRules(ctx, now), user.id, originOf(from, ctx)), true);
    return toAccount(user, await openLogin(tx, ctx, user.id, { from, now }));
  });
}
