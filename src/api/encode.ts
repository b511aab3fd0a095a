import type { Encoding } from '@/contract/call';

type Fields = Record<string, unknown>;

/** Fields as a query or form body: arrays as repeated keys, missing and null left out (contract, Conventions). */
export function encodeForm(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  return form;
}

/** The body and its content type; multipart sets its own, because only the browser knows the boundary. */
export function encodeBody(fields: Fields, encoding: Encoding): { body: BodyInit; contentType?: string } {
  if (encoding === 'json') return { body: JSON.stringify(fields), contentType: 'application/json' };
  if (encoding === 'form') {
    return { body: encodeForm(fields).toString(), contentType: 'application/x-www-form-urlencoded' };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) body.append(name, value);
    else if (value !== undefined && value !== null) body.append(name, String(value));
  }
  return { body };
}
