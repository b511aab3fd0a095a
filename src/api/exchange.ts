import type { Identity } from '@/kernel/identity';
import type { Ports } from '@/kernel/ports';
import type { ApiFault, CallMeta } from './fault';
import { readAnswer } from './readAnswer';
import type { CallRequest } from './request';

/** What one try came to. */
export type Answer = { data: unknown; meta: CallMeta } | { error: ApiFault; meta: CallMeta };

/** A request, and whom to tell that more of it has left or its answer has begun. */
export interface CallInit extends RequestInit {
  signal: AbortSignal;
  heard: () => void;
}

/** Sends once and classifies what came back; throws only what the network throws, or the reason of the abort. */
export async function exchange(
  { call, responseType, onSent }: CallRequest,
  url: string,
  { heard, ...init }: CallInit,
  identity: Identity,
  { fetch, upload, log, clock, faults }: Ports,
): Promise<Answer> {
  const meta: CallMeta = { ms: 0, voice: 'quiet' };
  const sent = (share: number) => {
    heard();
    onSent?.(share);
  };
  const response = await orAborted(onSent ? upload(url, init, sent) : fetch(url, init), init.signal);
  // A failure may be tried again, and all tries share one time.
  if (response.ok) heard();
  meta.status = response.status;
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(serverTime)) Object.assign(meta, { serverTime, receivedAt: clock.now() });
  if (response.ok && response.status !== 200) {
    log.warn('A success that is not 200', { status: response.status, url });
  }
  if (response.ok && responseType === 'blob') return { data: await orAborted(response.blob(), init.signal), meta };
  if (response.ok && responseType === 'arraybuffer') {
    return { data: await orAborted(response.arrayBuffer(), init.signal), meta };
  }
  const text = await orAborted(response.text(), init.signal);
  const read = readAnswer(parse(text), call.output, identity);
  if (read.code !== undefined) meta.code = read.code;
  if (read.traceId !== undefined) meta.traceId = read.traceId;
  // D4: code 2 counts in any response, whatever its status.
  if ('error' in read && read.error.kind === 'session') return { error: read.error, meta };
  if (!response.ok) {
    const traced = 'error' in read && read.traceId !== undefined ? { traceId: read.traceId } : {};
    return { error: { kind: 'http', status: response.status, url, ...traced }, meta };
  }
  if ('error' in read) {
    if (read.error.kind === 'unreadable') faults.report('unreadable', `${call.path} ${read.error.path}`);
    return { error: read.error, meta };
  }
  if (read.leftOut) {
    log.warn('Rows that could not be read are left out', { call: call.path, at: read.leftOut });
    faults.report('unreadable', `${call.path} ${read.leftOut[0]}`);
  }
  return { data: read.data, meta };
}

/** Stops waiting as soon as the signal says so, even if the network does not listen to it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason);
    if (signal.aborted) aborted();
    signal.addEventListener('abort', aborted, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
