import * as v from 'valibot';
import { fillPath, hasBody } from '@/contract/call';
import { code } from '@/contract/codes';
import type { DeskCall } from '@/contract/desk/deskCall';
import { PERMISSIONS } from '@/contract/desk/permissions';
import { Envelope } from '@/contract/envelope';
import { send } from '@/desk/world/send';
import type { DeskFault } from './deskFault';

/** One call with its fields. */
export interface DeskAsk {
  call: DeskCall;
  input: Record<string, unknown>;
  /** It is still sent when the page is being closed. */
  outlives?: boolean;
}

/** No foreign page can send it; the server takes no call without it. */
const HEADERS = { desk: '1', accept: 'application/json' };
const NoRight = v.object({ needs: v.picklist(PERMISSIONS) });

/** Fields as a query, lists as repeated keys; what is undefined is not sent. */
function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) if (each !== undefined && each !== null) query.append(name, String(each));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function requestOf(
  { call, input, outlives = false }: DeskAsk,
  signal: AbortSignal | null,
): [url: string, init: RequestInit] {
  const { path, rest } = fillPath(call.path, input);
  const how = { credentials: 'same-origin', cache: 'no-store', signal, keepalive: outlives } as const;
  const init = { method: call.method, ...how };
  if (!hasBody(call)) return [`/api/${path}${queryOf(rest)}`, { ...init, headers: HEADERS }];
  const headers = { ...HEADERS, 'content-type': 'application/json' };
  return [`/api/${path}`, { ...init, headers, body: JSON.stringify(rest) }];
}

const envelopeOf = async (response: Response): Promise<Envelope | undefined> => {
  const text = await response.json().catch(() => undefined);
  const read = v.safeParse(Envelope, text);
  return read.success ? read.output : undefined;
};

/** Where nothing is to be said, an answer without a payload is as good as an empty one. */
function payloadOf({ output }: DeskCall, data: unknown) {
  const read = v.safeParse(output, data);
  return read.success || (data ?? null) !== null ? read : v.safeParse(output, {});
}

function faultOf(status: number, envelope: Envelope | undefined): DeskFault {
  const traceId = envelope?.traceId ?? '';
  if (status !== 200) return { kind: 'unavailable', status, traceId };
  if (envelope === undefined) return { kind: 'unreadable', traceId };
  if (envelope.code === code.sessionInvalid) return { kind: 'signedOut' };
  if (envelope.code === code.notAllowed) {
    const lacking = v.safeParse(NoRight, envelope.data);
    if (lacking.success) return { kind: 'noRight', needs: lacking.output.needs, traceId };
  }
  return { kind: 'refused', code: envelope.code, text: envelope.msg ?? '', data: envelope.data, traceId };
}

/** A payload that is what the contract says, or why there is none. */
export type DeskAnswer = { data: unknown } | { error: DeskFault };

/** The desk's door to the server: sends, checks the answer against the contract, names what went wrong. It never rejects. */
export async function askDesk(ask: DeskAsk, signal: AbortSignal | null = null): Promise<DeskAnswer> {
  let response: Response;
  try {
    response = await send(...requestOf(ask, signal));
  } catch {
    return { error: { kind: 'offline' } };
  }
  const envelope = await envelopeOf(response);
  if (response.status !== 200 || envelope?.code !== code.ok) return { error: faultOf(response.status, envelope) };
  const payload = payloadOf(ask.call, envelope.data);
  if (payload.success) return { data: payload.output ?? null };
  return { error: { kind: 'unreadable', traceId: envelope.traceId ?? '' } };
}
