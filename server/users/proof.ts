import { createHmac } from 'node:crypto';
import type { Config } from '@server/config';
import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { keysOf } from '@server/secret';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import * as v from 'valibot';
import { code } from '@/contract/codes';
import type { ProofChallenge } from '@/contract/proof';

/** Among so many numbers the right one is looked for: about a second on a phone. */
export const PROOF_COST = 50_000;
const LIFETIME_MS = 10 * 60_000;
/** The limit of calls a minute that allowances are written down for. */
const DEFAULT_RATE = 300;

const Solution = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  number: v.number(),
  salt: v.string(),
  signature: v.string(),
});

/** A number of calls as the operator's limit for all calls widens or narrows it. */
export function allowance(calls: number, { rateLimitMax }: Pick<Config, 'rateLimitMax'>): number {
  return Math.ceil((calls * rateLimitMax) / DEFAULT_RATE);
}

type Maker = Pick<ServerContext, 'secret' | 'oldSecrets' | 'clock' | 'ids' | 'proofCost'>;

/** What the work is for: a proof for one name or phone opens no other. */
const markOf = (subject: string, secret: string) =>
  createHmac('sha256', `${secret}:proofFor`).update(subject).digest('base64url').slice(0, 22);
const keyOf = (secret: string) => `${secret}:proof`;

async function newChallenge({ secret, clock, ids, proofCost }: Maker, subject: string): Promise<ProofChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(secret),
    maxnumber: proofCost,
    number: ids.int(proofCost),
    salt: ids.token(12),
    params: { for: markOf(subject, secret) },
    expires: new Date(clock.now() + LIFETIME_MS),
  });
  return { algorithm: 'SHA-256', challenge, maxnumber: proofCost, salt, signature };
}

function read(proof: string): v.InferOutput<typeof Solution> | null {
  try {
    const parsed = v.safeParse(Solution, JSON.parse(Buffer.from(proof, 'base64').toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Whether the work was done for this, in time, and not used before; it is used up by asking. */
async function takesProof(reader: Reader, maker: Maker, subject: string, proof: string): Promise<boolean> {
  const { clock } = maker;
  const solution = read(proof);
  if (solution === null) return false;
  const made = await Promise.all(keysOf(maker).map((secret) => verifySolution(solution, keyOf(secret), false)));
  const secret = keysOf(maker)[made.indexOf(true)];
  if (secret === undefined) return false;
  const { for: mark, expires } = extractParams(solution);
  const ends = Number(expires) * 1000;
  if (mark !== markOf(subject, secret) || !(ends > clock.now())) return false;
  const first = await reader
    .insertInto('throttles')
    .values({ key: `proof:${solution.challenge}`, windowStart: new Date(ends), blockedUntil: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return first !== undefined;
}

/** 2008 with a new challenge unless a proof of work for `subject` is given. */
export async function requireProof(
  reader: Reader,
  maker: Maker,
  { subject, proof }: { subject: string; proof: string | undefined },
): Promise<void> {
  if (proof && (await takesProof(reader, maker, subject, proof))) return;
  throw new ProductError(code.proofNeeded, 'proofNeeded', { challenge: await newChallenge(maker, subject) });
}
