import * as v from 'valibot';
import { type ApiFault, businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { type ProofChallenge, ProofNeeded } from '@/contract/proof';
import type { EffectApi } from '@/kernel/listen';
import { selectDeviceID } from '@/shell/config/configSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { proofText } from '@/text/proof';

/** What a call that opens an account, or leads to one, says of who asks. */
export interface Asker {
  deviceID?: string;
  /** Work the server asked for. */
  proof?: string;
}

interface Answer<T> {
  data?: T;
  error?: unknown;
}

/** The work an answer asks for, or null. */
function challengeOf(error: unknown): ProofChallenge | null {
  if (businessCode(error) !== code.proofNeeded) return null;
  const { data } = error as Extract<ApiFault, { kind: 'business' }>;
  const read = v.safeParse(ProofNeeded, data);
  return read.success ? read.output.challenge : null;
}

/** The device that asks, where it has a name. */
export function askerOf({ getState }: Pick<EffectApi, 'getState'>): Asker {
  const deviceID = selectDeviceID(getState());
  return deviceID === '' ? {} : { deviceID };
}

/**
 * Sends a call, and where the server wants a proof of work first (2008), does it, says so, and sends the call once more. A
 * device that cannot do it is told what the server says.
 */
export async function askProven<T>(api: EffectApi, send: (asker: Asker) => Promise<Answer<T>>): Promise<Answer<T>> {
  const asker = askerOf(api);
  const answer = await send(asker);
  const challenge = challengeOf(answer.error);
  if (challenge === null) return answer;
  api.dispatch(toastEvents.raised({ type: 'info', text: proofText.working }));
  const proof = await api.ports.proof.solve(challenge).catch(() => null);
  return proof === null ? answer : send({ ...asker, proof });
}
