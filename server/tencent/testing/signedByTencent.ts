import { createHash, createHmac } from 'node:crypto';
import type { Call } from '@server/pay/testing/listen';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a call of a service carries the signature of these keys, worked out as the other side does. */
export function isSignedForTencent(
  { headers, body }: Pick<Call, 'headers' | 'body'>,
  { service, id, secret }: { service: string; id: string; secret: string },
): boolean {
  const at = Number(headers['x-tc-timestamp']);
  const day = new Date(at * 1000).toISOString().slice(0, 10);
  const action = String(headers['x-tc-action']);
  const lines = `content-type:${headers['content-type']}\nhost:${headers.host}\nx-tc-action:${action.toLowerCase()}\n`;
  const request = `POST\n/\n\n${lines}\ncontent-type;host;x-tc-action\n${hash(body)}`;
  const text = `TC3-HMAC-SHA256\n${at}\n${day}/${service}/tc3_request\n${hash(request)}`;
  const signature = mac(mac(mac(mac(`TC3${secret}`, day), service), 'tc3_request'), text).toString('hex');
  const said = `TC3-HMAC-SHA256 Credential=${id}/${day}/${service}/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${signature}`;
  return headers.authorization === said;
}
