import { solveChallenge } from 'altcha-lib/v1';
import type { ProofChallenge } from '@/contract/proof';

/** Looks for the number of a challenge, hash by hash, so that the page goes on; rejects where the browser has no WebCrypto. */
export async function proofOfWork({
  algorithm,
  challenge,
  salt,
  signature,
  maxnumber,
}: ProofChallenge): Promise<string> {
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (solution === null) throw new Error('No number solves the challenge');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}
