import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { code } from '@/contract/codes';
import type { Extra } from '@/kernel/dispatch';
import type { Identity } from '@/kernel/identity';
import type { RootState } from '@/kernel/rootState';
import { cancelRegistry } from './cancel';
import { type Answer, exchange } from './exchange';
import { type ApiFault, businessCode, type CallMeta, type Voice } from './fault';
import { buildRequest, type CallRequest } from './request';
import { anySignal, pauseFor } from './signals';

/** What an endpoint may say about its calls. */
export interface CallOptions {
  /** Default: `toast` for mutations, `face` for queries. */
  voice?: Voice;
  /** Goes on although the page is gone meanwhile; for small bodies only. */
  keepalive?: boolean;
}

/** Queries are tried again after these pauses, on a lost connection or a 5xx; mutations and timeouts never. */
const RETRY_AFTER_MS = [400, 1_200];

/** The one door to the server: asks the gate, sends, classifies. It decides nothing. */
export const baseQuery: BaseQueryFn<CallRequest, unknown, ApiFault, CallOptions, CallMeta> = async (
  request,
  api,
  options,
) => {
  const extra = api.extra as Extra;
  const { gate, clock } = extra.ports;
  const voice = options?.voice ?? (api.type === 'query' ? 'face' : 'toast');
  let meta: CallMeta = { ms: 0, voice };
  try {
    // What is asked from a page of the past, or tapped on it, happens neither now nor after the return.
    if (!gate.isLive) return { error: { kind: 'cancelled' }, meta };
    const identity = extra.identify(api.getState() as RootState);
    const began = clock.now();
    const answer = await send(request, identity, api, extra, options);
    meta = { ...answer.meta, ms: clock.now() - began, voice };

    // An answer that comes while somebody travels is held, and delivered once on return.
    await gate.whenLive(api.signal);
    // What was asked for another account is nobody's answer now; a late code 2 keeps its epoch and is judged by it.
    const left = extra.identify(api.getState() as RootState).epoch !== identity.epoch;
    if (left && !('error' in answer && answer.error.kind === 'session')) return { error: { kind: 'stale' }, meta };
    return 'error' in answer ? { error: answer.error, meta } : { data: answer.data, meta };
  } catch (reason) {
    if (!api.signal.aborted) throw reason;
    return { error: { kind: 'cancelled' }, meta };
  }
};

async function send(
  request: CallRequest,
  identity: Identity,
  api: BaseQueryApi,
  extra: Extra,
  options: CallOptions | undefined,
): Promise<Answer> {
  const { clock } = extra.ports;
  const input = extra.secrets.reveal(request.input);
  const { url, init } = buildRequest({ ...request, input }, identity, extra.ports.tape.support);
  if (options?.keepalive) init.keepalive = true;
  const open = cancelRegistry(extra).add(url);
  const timeout = new AbortController();
  let stopClock = () => {};
  /** G2: what is still coming, or still leaving, is not given up, however slow the line. */
  const heard = () => {
    stopClock();
    stopClock = clock.after(identity.timeoutMs, () => timeout.abort());
  };
  heard();
  const signal = anySignal([open.signal, timeout.signal, api.signal]);
  const ended = (): ApiFault | undefined =>
    timeout.signal.aborted ? { kind: 'timeout' } : signal.aborted ? { kind: 'cancelled' } : undefined;

  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await tryOnce(request, url, { ...init, signal, heard }, identity, extra.ports);
      const pause = api.type === 'query' && mayRetry(answer) ? RETRY_AFTER_MS[tries] : undefined;
      if (wantsProof(answer) && !('proof' in input)) extra.secrets.giveBack(request.input, input);
      if (pause === undefined && !isFault(answer, 'offline')) return answer;
      if (pause !== undefined) await pauseFor(pause, clock, signal);
      const fault = ended();
      if (fault) return { error: fault, meta: answer.meta };
      if (pause === undefined) return answer;
    }
  } finally {
    stopClock();
    open.done();
  }
}

async function tryOnce(...[request, url, init, identity, ports]: Parameters<typeof exchange>): Promise<Answer> {
  try {
    return await exchange(request, url, init, identity, ports);
  } catch {
    return { error: { kind: 'offline' }, meta: { ms: 0, voice: 'quiet' } };
  }
}

function mayRetry(answer: Answer): boolean {
  return (
    isFault(answer, 'offline') || ('error' in answer && answer.error.kind === 'http' && answer.error.status >= 500)
  );
}

/** Refused for now: the same call follows with the work that is wanted. */
function wantsProof(answer: Answer): boolean {
  return 'error' in answer && businessCode(answer.error) === code.proofNeeded;
}

function isFault(answer: Answer, kind: ApiFault['kind']): boolean {
  return 'error' in answer && answer.error.kind === kind;
}
