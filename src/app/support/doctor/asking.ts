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
  /** Ends a call that takes too long. */
  signal: () => AbortSignal;
}

/** Sends calls as the app does: same encoding, same headers. */
export function createAsk({ fetch, apiBase, appID, member, signal }: Reach): Ask {
  return async (call, input, as) => {
    const { uid, token } = (as === 'member' ? member : null) ?? { uid: '', token: '' };
    const identity = { apiBase, appID, uid, token, epoch: 0, timeoutMs: 0 };
    const { url, init } = buildRequest({ call, input }, identity);
    try {
      const answer = await fetch(url, { ...init, signal: signal() });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return undefined;
    }
  };
}
