import { createHmac } from 'node:crypto';
import { isSignedBy, type Keys } from '@server/secret';

/** What a ticket opens: a film, or picture `index` of an album. */
export interface WelfareFile {
  id: number;
  index: number;
}

/** A link works for a quarter of an hour: longer than any clip, too short to be passed around. */
export const WELFARE_TICKET_MS = 15 * 60_000;

const sign = (text: string, secret: string): string =>
  createHmac('sha256', `${secret}:welfare`).update(text).digest('base64url').slice(0, 32);

/** The signed path of a file; `<video>` and `<img>` carry no headers, so it is a bearer's. */
export function welfareUrl({ id, index }: WelfareFile, { secret, now }: { secret: string; now: number }): string {
  const text = `${id}.${index}.${(now + WELFARE_TICKET_MS).toString(36)}`;
  return `/wf/${text}.${sign(text, secret)}`;
}

/** What a ticket opens; null for one that is forged, altered or too old. */
export function readWelfareTicket(ticket: string, { now, ...keys }: Keys & { now: number }): WelfareFile | null {
  const [id = '', index = '', expires = '', signature = ''] = ticket.split('.');
  if (!isSignedBy(keys, signature, (secret) => sign(`${id}.${index}.${expires}`, secret))) return null;
  if (Number.parseInt(expires, 36) <= now) return null;
  return { id: Number(id), index: Number(index) };
}
