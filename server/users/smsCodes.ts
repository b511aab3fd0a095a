import type { ServerContext } from '@server/context';
import type { Db, Tx } from '@server/db/database';
import type { SmsCodeRow } from '@server/db/schema/users';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import { SMS_RESEND_SECONDS } from '@/contract/limits';
import { addressHash, phoneHash, smsCodeHash } from './hashes';

type Purpose = SmsCodeRow['purpose'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFETIME_MS = 5 * MINUTE_MS;
const MAX_TRIES = 5;
const PER_PHONE_A_DAY = 10;
/** Codes an address may ask for in an hour, where 300 requests a minute are allowed. */
const PER_ADDRESS_AN_HOUR = 20;
const DEFAULT_RATE = 300;

function tooOften(msLeft: number): ProductError {
  return new ProductError(code.tooOften, 'tooOften', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) });
}

async function sentSince(db: Tx, column: 'phoneHash' | 'ipHash', value: string, since: number) {
  const { count, oldest } = await db
    .selectFrom('smsCodes')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('oldest')])
    .where(column, '=', value)
    .where('createdAt', '>', new Date(since))
    .executeTakeFirstOrThrow();
  return { count, oldest: oldest?.getTime() ?? 0 };
}

/** 1004 when a phone (one in 60 s, ten a day) or an address has asked too often. */
async function requirePause(
  tx: Tx,
  hashes: { phoneHash: string; ipHash: string },
  now: number,
  perAddress: number,
): Promise<void> {
  const resendMs = SMS_RESEND_SECONDS * 1000;
  const minute = await sentSince(tx, 'phoneHash', hashes.phoneHash, now - resendMs);
  if (minute.count > 0) throw tooOften(minute.oldest + resendMs - now);
  const day = await sentSince(tx, 'phoneHash', hashes.phoneHash, now - 24 * HOUR_MS);
  if (day.count >= PER_PHONE_A_DAY) throw tooOften(day.oldest + 24 * HOUR_MS - now);
  const hour = await sentSince(tx, 'ipHash', hashes.ipHash, now - HOUR_MS);
  if (hour.count >= perAddress) throw tooOften(hour.oldest + HOUR_MS - now);
}

/** Sends a code for one purpose to a phone and answers it (the sandbox shows it). */
export async function sendSmsCode(
  { database, ids, secret, sms, clock, config }: ServerContext,
  { phone, purpose, address }: { phone: string; purpose: Purpose; address: string },
): Promise<string> {
  if (config.smsMode === 'off') throw new ProductError(code.notOpen, 'smsClosed');
  const now = clock.now();
  const digits = ids.digits(6);
  const hashes = { phoneHash: phoneHash(phone, secret), ipHash: addressHash(address, secret) };
  const perAddress = Math.ceil((PER_ADDRESS_AN_HOUR * config.rateLimitMax) / DEFAULT_RATE);
  await withTx(database.db, async (tx) => {
    // Two taps at once are one request: the second waits here and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtext(${`sms:${phone}`}))`.execute(tx);
    // So do those of one home for many phones: none of them would see another's. The phone first, always.
    await sql`select pg_advisory_xact_lock(hashtext(${`smsFrom:${hashes.ipHash}`}))`.execute(tx);
    await requirePause(tx, hashes, now, perAddress);
    await tx
      .insertInto('smsCodes')
      .values({
        ...hashes,
        purpose,
        codeHash: smsCodeHash({ phone, purpose, code: digits }, secret),
        createdAt: new Date(now),
        expiresAt: new Date(now + LIFETIME_MS),
        usedAt: null,
      })
      .execute();
  });
  await sms.send({ phone, purpose, code: digits });
  return digits;
}

/** A code as somebody typed it; `field` is where it stood, if a form has several. */
export interface GivenCode {
  phone: string;
  purpose: Purpose;
  code: string;
  field?: string;
}

/**
 * The row of a code, locked, if it was the last one sent for this purpose, in time and right. A wrong one is counted, so
 * the caller must commit and refuse afterwards, not throw.
 */
async function findSmsCode(
  tx: Tx,
  given: GivenCode,
  { secret, now }: { secret: string; now: number },
): Promise<number | null> {
  const sent = await tx
    .selectFrom('smsCodes')
    .select(['id', 'codeHash', 'tries', 'expiresAt', 'usedAt'])
    .where('phoneHash', '=', phoneHash(given.phone, secret))
    .where('purpose', '=', given.purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!sent || sent.usedAt !== null || sent.expiresAt.getTime() <= now || sent.tries >= MAX_TRIES) return null;
  if (sent.codeHash === smsCodeHash(given, secret)) return sent.id;
  await tx
    .updateTable('smsCodes')
    .set({ tries: sent.tries + 1 })
    .where('id', '=', sent.id)
    .execute();
  return null;
}

/**
 * Runs `fn` in the transaction that uses up the codes; 2002 at the first wrong one, which leaves the others good. What
 * `fn` refuses leaves all of them good.
 */
export async function withSmsCodes<T>(
  db: Db,
  given: readonly GivenCode[],
  at: { secret: string; now: number },
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await withTx(db, async (tx) => {
    const found: number[] = [];
    for (const each of given) {
      const id = await findSmsCode(tx, each, at);
      if (id === null) return { wrong: each } as const;
      found.push(id);
    }
    await tx
      .updateTable('smsCodes')
      .set({ usedAt: new Date(at.now) })
      .where('id', 'in', found)
      .execute();
    return { wrong: null, value: await fn(tx) } as const;
  });
  if (done.wrong === null) return done.value;
  const { field } = done.wrong;
  throw new ProductError(code.wrongSmsCode, 'wrongSmsCode', field === undefined ? null : { field });
}

/** {@link withSmsCodes} for a single one. */
export function withSmsCode<T>(
  db: Db,
  given: GivenCode,
  at: { secret: string; now: number },
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  return withSmsCodes(db, [given], at, fn);
}
