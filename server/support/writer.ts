import { ProductError } from '@server/errors';
import { addressHash } from '@server/users/hashes';
import type { Session } from '@server/users/sessions';
import { code } from '@/contract/codes';

/** Who writes or votes: a member, else a guest's device, else the home a nameless request came from, not to be read. */
export function writerOf(
  session: Session | null,
  deviceID: string | undefined,
  { address, secret }: { address: string; secret: string },
): string {
  if (session) return `u:${session.userId}`;
  return deviceID ? `d:${deviceID}` : `a:${addressHash(address, secret)}`;
}

/** Text without blanks around it; 1001 with the field's name when nothing is left. */
export function filledIn(field: string, value: string): string {
  const text = value.trim();
  if (text === '') throw new ProductError(code.badParameter, 'badParameter', { field });
  return text;
}
