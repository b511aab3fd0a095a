import type { Config } from '@server/config';
import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';

/** The limit of calls a minute that allowances are written down for. */
const DEFAULT_RATE = 300;

/** A number of calls as the operator's limit for all calls widens or narrows it. */
export function allowance(calls: number, { rateLimitMax }: Pick<Config, 'rateLimitMax'>): number {
  return Math.ceil((calls * rateLimitMax) / DEFAULT_RATE);
}

/** 2008 with a new challenge unless a proof for `subject` is given. */
export async function requireProof(
  reader: Reader,
  { captcha }: Pick<ServerContext, 'captcha'>,
  { subject, proof }: { subject: string; proof: string | undefined },
): Promise<void> {
  if (proof && (await captcha.takes(reader, subject, proof))) return;
  throw new ProductError(code.proofNeeded, 'proofNeeded', { challenge: await captcha.challenge(subject) });
}
