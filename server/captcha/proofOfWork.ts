import { createHmac } from 'node:crypto';
import type { Clock } from '@server/clock';
import type { Reader } from '@server/db/database';
import type { Ids } from '@server/ids';
import { type Keys, keysOf } from '@server/secret';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import * as v from 'valibot';
import type { ProofChallenge } from '@/contract/proof';
import type { Captcha } from './port';

/** Among so many numbers the right one is looked for: about a second on a phone. */
const PROOF_COST = 50_000;
const LIFETIME_MS = 10 * 60_000;

/** What a proof of work is made with. */
export interface ProofTools extends Keys {
  clock: Clock;
  ids: Ids;
  /** How many numbers it is looked for among; only tests ask for fewer. */
  cost?: number;
}

const Solution = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  number: v.number(),
  salt: v.string(),
  signature: v.string(),
});

/** What the work is for: a proof for one name or phone opens no other. */
const markOf = (subject: string, secret: string) =>
  createHmac('sha256', `${secret}:proofFor`).update(subject).digest('base64url').slice(0, 22);
const keyOf = (secret: string) => `${secret}:proof`;

async function newChallenge(
  { secret, clock, ids, cost = PROOF_COST }: ProofTools,
  subject: string,
): Promise<ProofChallenge> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(secret),
    maxnumber: cost,
    number: ids.int(cost),
    salt: ids.token(12),
    params: { for: markOf(subject, secret) },
    expires: new Date(clock.now() + LIFETIME_MS),
  });
  return { algorithm: 'SHA-256', challenge, maxnumber: cost, salt, signature };
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
async function takesProof(reader: Reader, maker: ProofTools, subject: string, proof: string): Promise<boolean> {
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

/** The proof of work that is built in (https://altcha.org, version 1). */
export const proofOfWork = (tools: ProofTools): Captcha => ({
  name: 'proof',
  challenge: (subject) => newChallenge(tools, subject),
  takes: (reader, subject, proof) => takesProof(reader, tools, subject, proof),
});
