import { type Call, fillPath, hasBody } from '@/contract/call';
import type { Identity } from '@/kernel/identity';
import { encodeBody, encodeForm } from './encode';

/** A call with its input, as endpoints hand it to the base query. */
export interface CallRequest {
  call: Call;
  input: Record<string, unknown>;
  /** Replaces the contract's path: under the API base, or an absolute address of another server. */
  path?: string;
  /** Hears how much of the body has left, 0–1. */
  onSent?: (share: number) => void;
  /** Anything but JSON is answered as it is (G3). */
  responseType?: 'json' | 'blob' | 'arraybuffer';
}

const ABSOLUTE = /^https?:\/\//i;

/**
 * Address and options of the fetch (G2). An absolute address skips the pre-request step: no appID and no member's
 * headers leave for another origin. `support`: the code that a member can name, for the server's log.
 */
export function buildRequest(
  request: CallRequest,
  identity: Identity,
  support?: string,
): { url: string; init: RequestInit } {
  const { call } = request;
  const { path, rest } = fillPath(request.path ?? call.path, request.input);
  const foreign = ABSOLUTE.test(path);
  const fields = foreign ? rest : { appID: identity.appID, ...rest };
  const headers = new Headers({
    Accept: 'application/json, text/plain, */*',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  });
  if (!foreign) {
    headers.set('uid', identity.uid);
    headers.set('token', identity.token);
  }
  const base = foreign ? path : `${identity.apiBase}/${path.replace(/^\//, '')}`;
  // An API of another origin was asked to let the others in, and not this one.
  if (support !== undefined && base.startsWith('/')) headers.set('support', support);

  if (!hasBody(call)) {
    const query = encodeForm(fields).toString();
    // Guests' answers may be kept on the way; whoever asks wants to know whether they still hold.
    return { url: query ? `${base}?${query}` : base, init: { method: call.method, headers, cache: 'no-cache' } };
  }
  const { body, contentType } = encodeBody(fields, call.encoding);
  if (contentType) headers.set('Content-Type', contentType);
  else headers.delete('Content-Type');
  return { url: base, init: { method: 'POST', headers, body } };
}
