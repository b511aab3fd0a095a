import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { type Keys, keysOf } from '@server/secret';
import { siteOf } from '@server/site';

/** An address as it is kept: it can be compared, not read. Those of one home (IPv6 /64) are one, as to the limiter. */
export function addressHash(address: string, secret: string): string {
  return createHmac('sha256', `${secret}:address`).update(normalizeIP(address)).digest('base64url').slice(0, 22);
}

/** The wider net an IPv6 address belongs to (/48): one line of many providers has as many homes as it likes. */
export function siteHash(address: string, secret: string): string {
  return createHmac('sha256', `${secret}:site`).update(siteOf(address)).digest('base64url').slice(0, 22);
}

/** A device as a login knows it; null where none is named. */
export function deviceHash(deviceID: string | undefined, secret: string): string | null {
  if (!deviceID) return null;
  return createHmac('sha256', `${secret}:device`).update(deviceID).digest('base64url').slice(0, 22);
}

/** A device as logins under any of the keys know it. */
export const deviceHashes = (deviceID: string | undefined, keys: Keys): string[] =>
  keysOf(keys).flatMap((secret) => deviceHash(deviceID, secret) ?? []);

/** Who paid at a provider, as it is kept: it can be compared, not read. */
export function payerHash({ provider, payer }: { provider: string; payer: string }, secret: string): string {
  return createHmac('sha256', `${secret}:payer`).update(`${provider}:${payer}`).digest('base64url').slice(0, 22);
}

/** A person by their identity number, as it is kept: it can be compared, not read. */
export function personHash(idNumber: string, secret: string): string {
  return createHmac('sha256', `${secret}:person`).update(idNumber).digest('base64url');
}

/** A phone as it is kept where it is only counted: the number goes with its account, this may stay. */
export function phoneHash(phone: string, secret: string): string {
  return createHmac('sha256', `${secret}:phone`).update(phone).digest('base64url');
}

/** An SMS code as it is kept. */
export function smsCodeHash(code: { phone: string; purpose: string; code: string }, secret: string): string {
  return createHmac('sha256', `${secret}:sms`).update(`${code.phone}:${code.purpose}:${code.code}`).digest('base64url');
}
