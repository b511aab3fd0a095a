import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Where ids and chance come from, so that tests can fix them. */
export interface Ids {
  uuid(): string;
  /** So many random bytes in base64url. */
  token(bytes: number): string;
  /** So many random decimal digits. */
  digits(count: number): string;
  /** A whole number from 0 up to, not including, `below`. */
  int(below: number): number;
}

/** The operating system's randomness. */
export const systemIds: Ids = {
  uuid: () => randomUUID(),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  int: (below) => randomInt(below),
};
