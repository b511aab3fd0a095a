import { ProductError } from '@server/errors';
import type { Session } from '@server/users/sessions';
import { code } from '@/contract/codes';

/** Who writes or votes: a member, else a guest's device, else the address a nameless request came from. */
export function writerOf(session: Session | null, deviceID: string | undefined, address: string): string {
  if (session) return `u:${session.userId}`;
  return deviceID ? `d:${deviceID}` : `a:${address}`;
}

/** Text without blanks around it; 1001 with the field's name when nothing is left. */
export function filledIn(field: string, value: string): string {
  const text = value.trim();
  if (text === '') throw new ProductError(code.badParameter, 'badParameter', { field });
  return text;
}
