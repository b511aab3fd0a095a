import { solveChallenge } from 'altcha-lib/v1';
import * as v from 'valibot';
import type { Call, InputOf } from '@/contract/call';
import { ProofNeeded } from '@/contract/proof';
import type { Heard, TestServer } from './testServer';

/** Does the work a refusal asks for, as the app does; answers the field `proof`. */
export async function proofFor(refusal: unknown): Promise<string> {
  const { challenge: asked } = v.parse(ProofNeeded, refusal);
  const { algorithm, challenge, salt, signature, maxnumber } = asked;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (solution === null) throw new Error('No number solves the challenge');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}

/** Asks, and where a proof of work is wanted, asks again with it. */
export async function askProving<C extends Call>(
  { ask }: Pick<TestServer, 'ask'>,
  call: C,
  input: InputOf<C> & object,
): Promise<Heard> {
  const heard = await ask(call, input);
  if (heard.code !== 2008) return heard;
  return ask(call, { ...input, proof: await proofFor(heard.data) });
}
