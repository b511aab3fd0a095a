import { createHmac } from 'node:crypto';
import { isSignedBy, type Keys } from '@server/secret';

const TICKET_MS = 5 * 60_000;

/** Whose password was right; a new password makes a ticket void. */
interface Holder {
  id: number;
  passwordHash: string | null;
}

const sign = ({ id, passwordHash }: Holder, until: string, secret: string) =>
  createHmac('sha256', `${secret}:staff`).update(`${id}.${until}.${passwordHash}`).digest('base64url');

/** What leads from the password to the digits; five minutes. */
export function ticketFor(holder: Holder, { secret, now }: { secret: string; now: number }): string {
  const until = (now + TICKET_MS).toString(36);
  return `${holder.id}.${until}.${sign(holder, until, secret)}`;
}

/** The id in a ticket, not yet believed. */
export const idIn = (ticket: string): number => Number(ticket.split('.')[0] ?? 0) || 0;

/** Whether a ticket is this one's, and still good. */
export function isTicketOf(holder: Holder, ticket: string, { now, ...keys }: Keys & { now: number }): boolean {
  const [, until = '', signature = ''] = ticket.split('.');
  if (!(Number.parseInt(until, 36) > now)) return false;
  return isSignedBy(keys, signature, (secret) => sign(holder, until, secret));
}
