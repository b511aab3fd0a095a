import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { HashCost } from '@server/context';
import { createFairTurns, NotInTurn } from '@server/fairTurns';

/** What a hash costs in production: 32 MiB and about a quarter of a second on a small machine. */
export const HASH_COST: HashCost = { ln: 15, r: 8, p: 1 };

const KEY_BYTES = 32;
/**
 * Two at once, more would take the thread pool away from everything else; in all as many wait as are done in about ten
 * seconds, of one home half of them.
 */
const LIMITS = { each: 32, all: 64, atOnce: 2 };

const inTurn = createFairTurns(LIMITS);

/** Whom a password is hashed for: the homes take turns, and who is gone gives the turn back. */
export interface Asker {
  /** An address, or the home it belongs to. */
  address: string;
  /** What the device calls itself. */
  deviceID?: string | undefined;
  /** Aborted when nobody waits for the answer any more. */
  gone?: AbortSignal | undefined;
}

/** The server itself: it fills its database before anybody asks. */
const SERVER: Asker = { address: '' };

async function derive(
  password: string,
  salt: Buffer,
  { ln, r, p }: HashCost,
  { address, gone }: Asker,
): Promise<Buffer> {
  const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  if (gone?.aborted) throw new NotInTurn('Whoever asked has left');
  const { done, leave } = inTurn(
    normalizeIP(address),
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
  gone?.addEventListener('abort', leave);
  return done.finally(() => gone?.removeEventListener('abort', leave));
}

/** A self-describing hash: `scrypt$ln$r$p$salt$key`; {@link NotInTurn} when too many wait or the asker has left. */
export async function hashPassword(password: string, cost: HashCost, asker = SERVER): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost, asker);
  return ['scrypt', cost.ln, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password belongs to a hash, and whether the hash is of another cost than wanted now. */
export async function checkPassword(
  password: string,
  stored: string,
  wanted: HashCost,
  asker: Asker,
): Promise<{ good: boolean; outdated: boolean }> {
  const [, ln, r, p, salt = '', key = ''] = stored.split('$');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost, asker);
  const good = expected.length === actual.length && timingSafeEqual(expected, actual);
  return { good, outdated: cost.ln !== wanted.ln || cost.r !== wanted.r || cost.p !== wanted.p };
}

/** Takes as long as a real check, so that an unknown name cannot be told by the clock. */
export async function checkNothing(password: string, cost: HashCost, asker: Asker): Promise<void> {
  await derive(password, Buffer.alloc(16), cost, asker);
}
