import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 over the fields in the order of their names, each as `name=value`, in hex. */
export function signFields(fields: Readonly<Record<string, string>>, secret: string): string {
  const message = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSignature(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
