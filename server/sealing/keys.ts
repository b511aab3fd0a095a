import { createHmac, hkdfSync } from 'node:crypto';
import { type Keys, keysOf } from '@server/secret';

/** What one secret makes for sealing; `id` says in each value under which one it was made. */
export interface SealingKey {
  id: string;
  seal: Buffer;
  hash: Buffer;
}

const derived = new Map<string, SealingKey>();
const derive = (secret: string, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, '', `plaza sealing: ${use}`, bytes));

function sealingKey(secret: string): SealingKey {
  const known = derived.get(secret);
  if (known) return known;
  const made = {
    id: derive(secret, 'id', 4).toString('hex'),
    seal: derive(secret, 'AES-256-GCM', 32),
    hash: derive(secret, 'HMAC-SHA256', 32),
  };
  derived.set(secret, made);
  return made;
}

/** Every key that something may be sealed under; one that has leaked still opens, though nothing is believed by it. */
export const openingKeys = (keys: Keys): SealingKey[] =>
  [...keysOf(keys), ...(keys.leakedSecrets ?? [])].map(sealingKey);

/** The key in force: what is made new is made with it. */
export const newestKey = ({ secret }: Keys): SealingKey => sealingKey(secret);

/** A text as it is looked up by: its HMAC behind the key's id. */
export const keyedHash = (text: string, { id, hash }: SealingKey): string =>
  `${id}.${createHmac('sha256', hash).update(text).digest('base64url')}`;
