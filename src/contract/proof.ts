import * as v from 'valibot';

/**
 * Work that a device does before a call is taken (code 2008): the number, at most `maxnumber`, whose SHA-256 after `salt` is
 * `challenge`. The answer is the field `proof` of the same call sent again: base64 of
 * `{algorithm, challenge, number, salt, signature}` as JSON, good for one call within ten minutes.
 */
export const ProofChallenge = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  maxnumber: v.number(),
  salt: v.string(),
  signature: v.string(),
});
export type ProofChallenge = v.InferOutput<typeof ProofChallenge>;

/** What `data` of code 2008 is. */
export const ProofNeeded = v.object({ challenge: ProofChallenge });

/** Work that was asked for by code 2008. */
export const proof = v.optional(v.pipe(v.string(), v.maxLength(1000)));
