import { createHmac } from 'node:crypto';
import { isSignedBy, type Keys } from '@server/secret';
import { CONTENT_KINDS, type ContentKindName, PREVIEW_VIEWERS, type PreviewViewer } from '@/contract/desk/content';

/** A preview works for a quarter of an hour: whoever has its address reads a draft. */
export const TICKET_MS = 15 * 60_000;

/** What a ticket lets one of the staff look at: a thing with its draft published. */
export interface Ticket {
  kind: ContentKindName;
  thing: string;
  staffId: number;
  /** Whose eyes it is seen with. */
  as: PreviewViewer;
}

const sign = (text: string, secret: string): string =>
  createHmac('sha256', `${secret}:preview`).update(text).digest('base64url').slice(0, 32);

export function makeTicket({ kind, thing, as, staffId }: Ticket, { secret, now }: Keys & { now: number }): string {
  const text = [kind, thing, as, staffId.toString(36), (now + TICKET_MS).toString(36)].join('.');
  return `${text}.${sign(text, secret)}`;
}

/** What a ticket says; null for one that is forged, altered or too old. */
export function readTicket(given: string, { now, ...keys }: Keys & { now: number }): Ticket | null {
  const parts = given.split('.');
  const signature = parts.pop() ?? '';
  if (!isSignedBy(keys, signature, (secret) => sign(parts.join('.'), secret))) return null;
  const [name, thing = '', viewer, staff = '', until = ''] = parts;
  const kind = CONTENT_KINDS.find((one) => one === name);
  const as = PREVIEW_VIEWERS.find((one) => one === viewer);
  if (kind === undefined || as === undefined || !(Number.parseInt(until, 36) > now)) return null;
  return { kind, thing, as, staffId: Number.parseInt(staff, 36) };
}
