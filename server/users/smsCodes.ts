import type { ServerContext } from '@server/context';
import type { Db, Reader, Tx } from '@server/db/database';
import type { SmsCodeRow } from '@server/db/schema/users';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { hasPhone } from '@server/sealing/phones';
import { type Keys, keysOf } from '@server/secret';
import { type Expression, type SqlBool, sql } from 'kysely';
import { code } from '@/contract/codes';
import { addressHash, deviceHash, deviceHashes, phoneHash, siteHash, smsCodeHash } from './hashes';
import type { Asker } from './password';
import { requireProof } from './proof';
import { isKnownDevice, type Session } from './sessions';
import { requireAllowance } from './smsAllowance';

type Purpose = SmsCodeRow['purpose'];

const LIFETIME_MS = 5 * 60_000;
/** Wrong guesses of who asked for the code, and as many of all others together. */
const MAX_TRIES = 5;

/** Whether the phone's owner asks: signed in, or on a device that was signed in before. */
async function isOwner(
  db: Reader,
  isIts: Expression<SqlBool>,
  { session, devices }: { session: Session | null; devices: readonly string[] },
) {
  const owner = await db.selectFrom('users').select('id').where(isIts).executeTakeFirst();
  return owner !== undefined && (owner.id === session?.userId || (await isKnownDevice(db, owner.id, devices)));
}

/** What a code is asked for with. */
interface CodeAsked {
  phone: string;
  purpose: Purpose;
  asker: Asker;
  session: Session | null;
  proof: string | undefined;
}

/** Sends a code for one purpose to a phone and answers it (the sandbox shows it); 1004 and 2008 as `requireAllowance` says. */
export async function sendSmsCode(ctx: ServerContext, asked: CodeAsked): Promise<string> {
  const { database, ids, secret, sms, clock, config } = ctx;
  const { phone, purpose, asker, session, proof } = asked;
  if (sms === null) throw new ProductError(code.notOpen, 'smsClosed');
  const now = clock.now();
  const digits = ids.digits(6);
  const device = deviceHash(asker.deviceID, secret);
  const by = {
    phoneHash: phoneHash(phone, secret),
    ipHash: addressHash(asker.address, secret),
    siteHash: siteHash(asker.address, secret),
  };
  await withTx(database.db, async (tx) => {
    // Two taps at once are one request: the second waits here and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtext(${`sms:${phone}`}))`.execute(tx);
    // So do those of one net for many phones: none of them would see another's. The phone first, always.
    await sql`select pg_advisory_xact_lock(hashtext(${`smsFrom:${by.siteHash}`}))`.execute(tx);
    const trusted = await isOwner(tx, hasPhone(phone, ctx), { session, devices: deviceHashes(asker.deviceID, ctx) });
    const wanted = await requireAllowance(tx, { ...by, trusted }, { config, now });
    if (wanted.proof) await requireProof(tx, ctx, { subject: `sms:${phone}`, proof });
    await tx
      .insertInto('smsCodes')
      .values({
        ...by,
        trusted,
        deviceHash: device,
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

/** When a code is judged, and who typed it. */
interface Judging extends Keys {
  now: number;
  asker: Asker;
}

/**
 * The row of a code, locked, if it was the last one sent to who asks, or to anybody else, for this purpose, in time and
 * right. A wrong one is counted, so the caller must commit and refuse afterwards, not throw.
 */
async function findSmsCode(tx: Tx, given: GivenCode, { now, asker, ...keys }: Judging): Promise<number | null> {
  const secrets = keysOf(keys);
  const homes = secrets.map((secret) => addressHash(asker.address, secret));
  const devices = deviceHashes(asker.deviceID, keys);
  const rightOnes = secrets.map((secret) => smsCodeHash(given, secret));
  const phones = secrets.map((secret) => phoneHash(given.phone, secret));
  const live = await tx
    .selectFrom('smsCodes')
    .select(['id', 'codeHash', 'tries', 'strangerTries', 'ipHash', 'deviceHash'])
    .where('phoneHash', 'in', phones)
    .where('purpose', '=', given.purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date(now))
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
  const sent = live.map((row) => {
    const own = row.deviceHash === null ? homes.includes(row.ipHash) : devices.includes(row.deviceHash);
    return { ...row, own, counter: own ? ('tries' as const) : ('strangerTries' as const) };
  });
  const last = [sent.find(({ own }) => own), sent.find(({ own }) => !own)];
  for (const one of last) {
    if (one === undefined || one[one.counter] >= MAX_TRIES) continue;
    if (rightOnes.includes(one.codeHash)) return one.id;
    await tx
      .updateTable('smsCodes')
      .set({ [one.counter]: one[one.counter] + 1 })
      .where('id', '=', one.id)
      .execute();
  }
  return null;
}

function wrongCode({ field }: GivenCode): ProductError {
  return new ProductError(code.wrongSmsCode, 'wrongSmsCode', field === undefined ? null : { field });
}

/** 2002 for a wrong code, and counts it; a right one stays good. For what is dear and comes before the code is used. */
export async function judgeSmsCode(db: Db, given: GivenCode, at: Judging): Promise<void> {
  if ((await withTx(db, (tx) => findSmsCode(tx, given, at))) === null) throw wrongCode(given);
}

/**
 * Runs `fn` in the transaction that uses up the codes; 2002 at the first wrong one, which leaves the others good. What
 * `fn` refuses leaves all of them good.
 */
export async function withSmsCodes<T>(
  db: Db,
  given: readonly GivenCode[],
  at: Judging,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const done = await withTx(db, async (tx) => {
    const found: number[] = [];
    for (const each of given) {
      const id = await findSmsCode(tx, each, at);
      if (id === null) return { wrong: each } as const;
      found.push(id);
    }
    // With one, all that were sent for the same are over.
    await tx
      .updateTable('smsCodes as c')
      .from('smsCodes as used')
      .set({ usedAt: new Date(at.now) })
      .where('used.id', 'in', found)
      .whereRef('c.phoneHash', '=', 'used.phoneHash')
      .whereRef('c.purpose', '=', 'used.purpose')
      .where('c.usedAt', 'is', null)
      .execute();
    return { wrong: null, value: await fn(tx) } as const;
  });
  if (done.wrong === null) return done.value;
  throw wrongCode(done.wrong);
}

/** {@link withSmsCodes} for a single one. */
export function withSmsCode<T>(db: Db, given: GivenCode, at: Judging, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return withSmsCodes(db, [given], at, fn);
}
