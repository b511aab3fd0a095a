import { buildRequest } from '@/api/request';
import type { Ports } from '@/kernel/ports';
import type { Ask } from './runDoctor';

/** How to reach a server. */
export interface Reach {
  fetch: Ports['fetch'];
  /** With the path of the API, without a slash at its end. */
  apiBase: string;
  appID: string;
  member: { uid: string; token: string } | null;
  /** Runs one call under a signal that ends it when it takes too long. */
  patiently: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>;
}

/** Sends calls as the app does: same encoding, same headers. */
export function createAsk({ fetch, apiBase, appID, member, patiently }: Reach): Ask {
  return async (call, input, as) => {
    const { uid, token } = (as === 'member' ? member : null) ?? { uid: '', token: '' };
    const identity = { apiBase, appID, uid, token, epoch: 0, timeoutMs: 0 };
    const { url, init } = buildRequest({ call, input }, identity);
    try {
      return await patiently(async (signal) => {
        const answer = await fetch(url, { ...init, signal });
        return { status: answer.status, text: await answer.text() };
      });
    } catch {
      return undefined;
    }
  };
}
