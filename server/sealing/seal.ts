import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealed } from '@server/db/schema/sealing';
import type { Keys } from '@server/secret';
import { newestKey, openingKeys } from './keys';

/** Where a sealed text stands, `users.phone`, and whose it is: taken elsewhere, it does not open. */
export interface Spot {
  place: string;
  owner: string;
}

/** What a sealed text begins with; the trigger of migration 0090 knows it too. */
export const PREFIX = 'sealed1.';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const bound = ({ place, owner }: Spot) => Buffer.from(`${place}:${owner}`);

/** Seals a text under the key in force: AES-256-GCM, bound to its spot. */
export function seal(text: string, spot: Spot, keys: Keys): Sealed {
  const key = newestKey(keys);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.seal, iv, { authTagLength: TAG_BYTES }).setAAD(bound(spot));
  const bytes = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${PREFIX}${key.id}.${bytes.toString('base64url')}` as Sealed;
}

/** The text that was sealed, or one that was kept before there was sealing; null where no known key opens it at this spot. */
export function unseal(kept: string, spot: Spot, keys: Keys): string | null {
  if (!kept.startsWith(PREFIX)) return kept;
  const [id, body = ''] = kept.slice(PREFIX.length).split('.');
  const bytes = Buffer.from(body, 'base64url');
  const key = openingKeys(keys).find((one) => one.id === id);
  if (!key || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key.seal, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(bound(spot))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
