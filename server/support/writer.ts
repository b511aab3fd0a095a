import { ProductError } from '@server/errors';
import { addressHash, siteHash } from '@server/users/hashes';
import type { Session } from '@server/users/sessions';
import { code } from '@/contract/codes';

/** A member as a writer or voter. */
export const memberWriter = (userId: number): string => `u:${userId}`;

/** The member behind a writer; null for a guest. */
export const memberOf = (writer: string): number | null => (writer.startsWith('u:') ? Number(writer.slice(2)) : null);

/** Who writes or votes: a member, else a guest's device, else the home a nameless request came from, not to be read. */
export function writerOf(
  session: Session | null,
  deviceID: string | undefined,
  { address, secret }: { address: string; secret: string },
): string {
  if (session) return memberWriter(session.userId);
  return deviceID ? `d:${deviceID}` : `a:${addressHash(address, secret)}`;
}

/** The net a guest comes from, which bounds how many devices they can be; null for a member. */
export function netOf(
  session: Session | null,
  { address, secret }: { address: string; secret: string },
): string | null {
  return session ? null : siteHash(address, secret);
}

/** Text without blanks around it; 1001 with the field's name when nothing is left. */
export function filledIn(field: string, value: string): string {
  const text = value.trim();
  if (text === '') throw new ProductError(code.badParameter, 'badParameter', { field });
  return text;
}

/** The member behind a writer; null for a guest. */
export function memberIdOf(writer: string): number | null {
  const [, id] = /^u:(\d+)$/.exec(writer) ?? [];
  return id === undefined ? null : Number(id);
}
