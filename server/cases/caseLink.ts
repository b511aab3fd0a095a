import { createHmac } from 'node:crypto';
import type { ServerContext } from '@server/context';
import { sitsAtDesk } from '@server/desk/staff/deskSession';
import { isSignedBy, type Keys } from '@server/secret';
import type { FastifyRequest } from 'fastify';
import type { ServerLine } from '@/contract/serverLines';
import { CASE_KEPT_DAYS, CASE_NUMBER } from '@/contract/support';
import { caseLines } from './caseLines';
import { readCase } from './store';

/** A link works for a quarter of an hour: whoever has it sees what a member did. */
export const LINK_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

function sign(text: string, secret: string): string {
  return createHmac('sha256', `${secret}:case`).update(text).digest('base64url').slice(0, 32);
}

/** What makes a link. */
interface Made {
  secret: string;
  now: number;
  /** Of the staff: it then opens for them alone, while they sit at the desk, and in a frame of it. */
  staffId?: number;
}

/** The path that opens a recording in the replay page, for whoever has it, or for one of the staff. */
export function caseLink(number: string, { secret, now, staffId }: Made): string {
  const parts = [number, (now + LINK_MS).toString(36), ...(staffId === undefined ? [] : [staffId.toString(36)])];
  const text = parts.join('.');
  return `/__replay?case=${text}.${sign(text, secret)}`;
}

/** What a link names; null for one that is forged, altered or too old. */
function readCaseLink(link: string, { now, ...keys }: Keys & { now: number }) {
  const parts = link.split('.');
  const signature = parts.pop() ?? '';
  const [number = '', expires = '', staff, ...more] = parts;
  if (!CASE_NUMBER.test(number) || more.length > 0) return null;
  if (!isSignedBy(keys, signature, (secret) => sign(parts.join('.'), secret))) return null;
  if (!(Number.parseInt(expires, 36) > now)) return null;
  return { number, staffId: staff === undefined ? null : Number.parseInt(staff, 36) };
}

/** A recording that a link opens; `lines`: it stands in a frame of the desk, with what the server's log says of its calls. */
export interface FoundCase {
  number: string;
  text: string;
  lines: ServerLine[] | null;
}

/** What a link opens, or why it opens nothing. */
export type OpenedCase = FoundCase | 'ended' | 'gone';

/** Follows a link. */
export async function openCase(
  { database, files, clock, secret, oldSecrets }: ServerContext,
  link: string,
  request: FastifyRequest,
): Promise<OpenedCase> {
  const now = clock.now();
  const named = readCaseLink(link, { secret, oldSecrets, now });
  if (named === null) return 'ended';
  const { number, staffId } = named;
  if (staffId !== null && !(await sitsAtDesk(database, request, { staffId, now, needs: 'recordings.see' })))
    return 'ended';
  const row = await database.db
    .selectFrom('supportCases')
    .select(['support', 'traces', 'createdAt'])
    .where('number', '=', number)
    .where('createdAt', '>=', new Date(now - CASE_KEPT_DAYS * DAY_MS))
    .executeTakeFirst();
  const text = row ? await readCase(files, number) : null;
  if (row === undefined || text === null) return 'gone';
  return { number, text, lines: staffId === null ? null : await caseLines(database.reads, row) };
}
