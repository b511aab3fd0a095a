import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { HashCost } from '@server/context';
import { createTurns } from '@server/inTurn';

/** What a hash costs in production: 32 MiB and about a quarter of a second on a small machine. */
export const HASH_COST: HashCost = { ln: 15, r: 8, p: 1 };

const KEY_BYTES = 32;
/** More at once would take the thread pool away from everything else. */
const AT_ONCE = 2;

const inTurn = createTurns(AT_ONCE);

function derive(password: string, salt: Buffer, { ln, r, p }: HashCost): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

/** A self-describing hash: `scrypt$ln$r$p$salt$key`. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.ln, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password belongs to a hash, and whether the hash is of another cost than wanted now. */
export async function checkPassword(
  password: string,
  stored: string,
  wanted: HashCost,
): Promise<{ good: boolean; outdated: boolean }> {
  const [, ln, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const good = expected.length === actual.length && timingSafeEqual(expected, actual);
  return { good, outdated: cost.ln !== wanted.ln || cost.r !== wanted.r || cost.p !== wanted.p };
}

/** Takes as long as a real check, so that an unknown name cannot be told by the clock. */
export async function checkNothing(password: string, cost: HashCost): Promise<void> {
  await derive(password, Buffer.alloc(16), cost);
}
