import { hmac, sha256 } from '@server/hashing';

/** What a call of Tencent Cloud is sent as, and signed. */
export const CONTENT_TYPE = 'application/json; charset=utf-8';
const SIGNED = 'content-type;host;x-tc-action';

/** The header that signs a call (TC3-HMAC-SHA256, https://cloud.tencent.com/document/api/382/52072). `at` in seconds. */
export function authorization(
  { service, host, action, body, at }: { service: string; host: string; action: string; body: string; at: number },
  { id, secret }: { id: string; secret: string },
): string {
  const day = new Date(at * 1000).toISOString().slice(0, 10);
  const lines = `content-type:${CONTENT_TYPE}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`;
  const request = ['POST', '/', '', lines, SIGNED, sha256(body)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const key = hmac(hmac(hmac(`TC3${secret}`, day), service), 'tc3_request');
  const signature = hmac(key, ['TC3-HMAC-SHA256', at, scope, sha256(request)].join('\n')).toString('hex');
  return `TC3-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature}`;
}
