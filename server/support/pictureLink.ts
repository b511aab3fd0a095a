import { createHmac } from 'node:crypto';
import { isSignedBy, type Keys } from '@server/secret';

/** An address works for a quarter of an hour at least, and stays the same for as long: a thread that is read again draws nothing anew. */
const LINK_MS = 15 * 60_000;
/** A picture that no letter has yet is kept for a day, and shown in its draft as long. */
const WAITING_MS = 86_400_000;

/** Who reads, and when. */
export interface PictureReading {
  secret: string;
  now: number;
  /** Of the staff: it opens for them alone, while they sit at the desk. */
  staffId?: number;
}

/** What an address names: a picture as long as it stands in this letter (0: in none). */
interface Named {
  id: number;
  letterId: number;
  staffId: number | null;
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', `${secret}:letterPicture`).update(text).digest('base64url').slice(0, 32);
}

function link(parts: readonly (number | string)[], secret: string): string {
  const text = parts.join('.');
  return `/dl/letter/${text}.${sign(text, secret)}`;
}

/** The address of a picture in a letter. */
export function pictureLink(
  { id, letterId }: Pick<Named, 'id' | 'letterId'>,
  { secret, now, staffId }: PictureReading,
): string {
  const ends = (Math.floor(now / LINK_MS) + 2) * LINK_MS;
  return link([id, letterId, ends.toString(36), ...(staffId === undefined ? [] : [staffId])], secret);
}

/** The address of a picture that waits for its letter; it ends when the letter takes it. */
export const waitingLink = (id: number, { secret, now }: PictureReading): string =>
  link([id, 0, (now + WAITING_MS).toString(36)], secret);

/** What an address names; null for one that is forged, altered or too old. */
export function readPictureLink(ticket: string, { now, ...keys }: Keys & { now: number }): Named | null {
  const parts = ticket.split('.');
  const signature = parts.pop() ?? '';
  const [id, letterId, ends = '', staff] = parts;
  if (!isSignedBy(keys, signature, (secret) => sign(parts.join('.'), secret))) return null;
  if (!(Number.parseInt(ends, 36) > now)) return null;
  return { id: Number(id), letterId: Number(letterId), staffId: staff === undefined ? null : Number(staff) };
}
