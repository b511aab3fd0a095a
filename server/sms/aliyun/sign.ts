import { hmac, sha256 } from '@server/hashing';

const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** Fields by name, as they are signed and sent. */
export const queryOf = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${strict(name)}=${strict(fields[name] ?? '')}`)
    .join('&');

/** The header that signs a call without a body (ACS3-HMAC-SHA256, https://help.aliyun.com/document_detail/2712195.html). */
export function authorization(
  { query, headers }: { query: string; headers: Readonly<Record<string, string>> },
  { id, secret }: { id: string; secret: string },
): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = ['POST', '/', query, lines, names.join(';'), headers['x-acs-content-sha256']].join('\n');
  const signature = hmac(secret, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex');
  return `ACS3-HMAC-SHA256 Credential=${id},SignedHeaders=${names.join(';')},Signature=${signature}`;
}
