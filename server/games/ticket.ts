import { createHmac } from 'node:crypto';
import { isSignedBy, type Keys } from '@server/secret';
import type { PlatformType } from '@/contract/fields';

/** What a ticket opens. */
interface TicketFor {
  gameId: number;
  platformType: PlatformType;
}

/** A link works for ten minutes, so that a bought file is not a public address. */
const TICKET_MS = 10 * 60_000;

function sign(text: string, secret: string): string {
  return createHmac('sha256', `${secret}:download`).update(text).digest('base64url').slice(0, 32);
}

/**
 * A signed link to one package. A browser's download carries no headers, so the ticket is a bearer's: it opens
 * this file and no other, and not for long.
 */
export function issueTicket(
  { gameId, platformType }: TicketFor,
  { secret, now }: { secret: string; now: number },
): string {
  const text = `${gameId}.${platformType}.${(now + TICKET_MS).toString(36)}`;
  return `${text}.${sign(text, secret)}`;
}

/** What a ticket opens; null for one that is forged, altered or too old. */
export function readTicket(ticket: string, { now, ...keys }: Keys & { now: number }): TicketFor | null {
  const [gameId = '', platform = '', expires = '', signature = ''] = ticket.split('.');
  if (!isSignedBy(keys, signature, (secret) => sign(`${gameId}.${platform}.${expires}`, secret))) return null;
  if (Number.parseInt(expires, 36) <= now) return null;
  return { gameId: Number(gameId), platformType: platform === '1' ? 1 : 2 };
}
