import type { Reader } from '@server/db/database';
import type { ProofChallenge } from '@/contract/proof';

/** Who tells members from machines where there are many tries: it asks for something, and judges what comes back. */
export interface Captcha {
  readonly name: string;
  /** What a device is asked for, in the form of ALTCHA, which the app knows. */
  challenge(subject: string): Promise<ProofChallenge>;
  /** Whether what came back is good, for this subject, in time and for the first time; it is used up by asking. */
  takes(reader: Reader, subject: string, proof: string): Promise<boolean>;
}
