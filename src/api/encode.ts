import type { Encoding } from '@/contract/call';

type Fields = Record<string, unknown>;

/** Arrays as repeated names, missing and null left out (contract, Conventions). */
function pairs(fields: Fields): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one): [string, unknown][] => (one == null ? [] : [[name, one]])),
  );
}

/** Fields as a query or form body. */
export function encodeForm(fields: Fields): URLSearchParams {
  return new URLSearchParams(pairs(fields).map(([name, value]) => [name, String(value)]));
}

/** The body and its content type; multipart sets its own, because only the browser knows the boundary. */
export function encodeBody(fields: Fields, encoding: Encoding): { body: BodyInit; contentType?: string } {
  if (encoding === 'json') return { body: JSON.stringify(fields), contentType: 'application/json' };
  if (encoding === 'form') {
    return { body: encodeForm(fields).toString(), contentType: 'application/x-www-form-urlencoded' };
  }
  const body = new FormData();
  for (const [name, value] of pairs(fields)) body.append(name, value instanceof Blob ? value : String(value));
  return { body };
}
