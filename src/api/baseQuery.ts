import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Extra } from '@/kernel/dispatch';
import type { Identity } from '@/kernel/identity';
import type { RootState } from '@/kernel/rootState';
import { type CancelRegistry, createCancelRegistry } from './cancel';
import type { ApiFault, CallMeta, Voice } from './fault';
import { readAnswer } from './readAnswer';
import { buildRequest, type CallRequest } from './request';

/** What an endpoint may say about its calls. */
export interface CallOptions {
  /** Default: `toast` for mutations, `face` for queries. */
  voice?: Voice;
}

type Answer = { data: unknown; meta: CallMeta } | { error: ApiFault; meta: CallMeta };

/** Queries are tried again after these pauses, on a lost connection or a 5xx; mutations and timeouts never (design 3). */
const RETRY_AFTER_MS = [400, 1_200];

const registries = new WeakMap<Extra, CancelRegistry>();

/** The open calls of one store. */
export function cancelRegistry(extra: Extra): CancelRegistry {
  const known = registries.get(extra);
  if (known) return known;
  const fresh = createCancelRegistry(extra.ports.log.warn);
  registries.set(extra, fresh);
  return fresh;
}

/** Calls off every open call of this URL (with its query); they are rejected as `cancelled` (G3). */
export const cancelByUrl =
  (url: string) =>
  (_dispatch: unknown, _getState: unknown, extra: Extra): number =>
    cancelRegistry(extra).cancel(url);

/** The one door to the server: waits at the gate, sends, classifies. It decides nothing. */
export const baseQuery: BaseQueryFn<CallRequest, unknown, ApiFault, CallOptions, CallMeta> = async (
  request,
  api,
  options,
) => {
  const extra = api.extra as Extra;
  const { gate, clock } = extra.ports;
  await gate.whenLive(api.signal);

  const identity = extra.identify(api.getState() as RootState);
  const voice = options?.voice ?? (api.type === 'query' ? 'face' : 'toast');
  const began = clock.now();
  const answer = await send(request, identity, api, extra);
  const meta: CallMeta = { ...answer.meta, ms: clock.now() - began, voice };

  // An answer that comes while somebody travels is held, and delivered once on return.
  await gate.whenLive(api.signal);
  // What was asked for another account is nobody's answer now; a late code 2 keeps its epoch and is judged by it.
  const left = extra.identify(api.getState() as RootState).epoch !== identity.epoch;
  if (left && !('error' in answer && answer.error.kind === 'session')) return { error: { kind: 'stale' }, meta };
  return 'error' in answer ? { error: answer.error, meta } : { data: answer.data, meta };
};

async function send(request: CallRequest, identity: Identity, api: BaseQueryApi, extra: Extra): Promise<Answer> {
  const { clock } = extra.ports;
  const { url, init } = buildRequest(request, identity);
  const open = cancelRegistry(extra).add(url);
  const timeout = new AbortController();
  const stopClock = clock.after(identity.timeoutMs, () => timeout.abort());
  const signal = AbortSignal.any
    ? AbortSignal.any([open.signal, timeout.signal, api.signal])
    : anySignal([open.signal, timeout.signal, api.signal]);
  const ended = (): ApiFault | undefined =>
    timeout.signal.aborted ? { kind: 'timeout' } : signal.aborted ? { kind: 'cancelled' } : undefined;

  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await tryOnce(request, url, { ...init, signal }, identity, extra, ended);
      const pause = api.type === 'query' && mayRetry(answer) ? RETRY_AFTER_MS[tries] : undefined;
      if (pause === undefined) return answer;
      await new Promise<void>((resolve) => {
        const cancel = clock.after(pause, resolve);
        signal.addEventListener('abort', () => (cancel(), resolve()), { once: true });
      });
      const fault = ended();
      if (fault) return { error: fault, meta: answer.meta };
    }
  } finally {
    stopClock();
    open.done();
  }
}

async function tryOnce(
  request: CallRequest,
  url: string,
  init: RequestInit,
  identity: Identity,
  { ports }: Extra,
  ended: () => ApiFault | undefined,
): Promise<Answer> {
  const meta: CallMeta = { ms: 0, voice: 'quiet' };
  try {
    const response = await ports.fetch(url, init);
    meta.status = response.status;
    if (!response.ok) return { error: { kind: 'http', status: response.status, url }, meta };
    if (response.status !== 200) ports.log.warn('A success that is not 200', { status: response.status, url });
    if (request.responseType === 'blob') return { data: await response.blob(), meta };
    if (request.responseType === 'arraybuffer') return { data: await response.arrayBuffer(), meta };
    const text = await response.text();
    const read = readAnswer(parse(text), request.call.output, identity);
    if (read.code !== undefined) meta.code = read.code;
    return 'error' in read ? { error: read.error, meta } : { data: read.data, meta };
  } catch {
    return { error: ended() ?? { kind: 'offline' }, meta };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mayRetry(answer: Answer): boolean {
  if (!('error' in answer)) return false;
  const { error } = answer;
  return error.kind === 'offline' || (error.kind === 'http' && error.status >= 500);
}

/** `AbortSignal.any` for the browsers of our floor that lack it. */
function anySignal(signals: AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort();
    else signal.addEventListener('abort', () => joined.abort(), { once: true });
  }
  return joined.signal;
}
