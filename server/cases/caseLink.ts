import { createHmac } from 'node:crypto';
import type { ServerContext } from '@server/context';
import { isSignedBy, type Keys } from '@server/secret';
import { CASE_KEPT_DAYS, CASE_NUMBER } from '@/contract/support';
import { readCase } from './store';

/** A link works for a quarter of an hour: whoever has it sees what a member did. */
export const LINK_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

function sign(text: string, secret: string): string {
  return createHmac('sha256', `${secret}:case`).update(text).digest('base64url').slice(0, 32);
}

/** The path that opens a recording in the replay page, for whoever has it. */
export function caseLink(number: string, { secret, now }: { secret: string; now: number }): string {
  const text = `${number}.${(now + LINK_MS).toString(36)}`;
  return `/__replay?case=${text}.${sign(text, secret)}`;
}

/** The number behind the `case` of a link; null for one that is forged, altered or too old. */
function readCaseLink(link: string, { now, ...keys }: Keys & { now: number }): string | null {
  const [number = '', expires = '', signature = ''] = link.split('.');
  if (!CASE_NUMBER.test(number)) return null;
  if (!isSignedBy(keys, signature, (secret) => sign(`${number}.${expires}`, secret))) return null;
  return Number.parseInt(expires, 36) > now ? number : null;
}

/** What a link opens, or why it opens nothing. */
export type OpenedCase = { number: string; text: string } | 'ended' | 'gone';

/** Follows a link. */
export async function openCase(
  { database, config, clock, secret, oldSecrets }: ServerContext,
  link: string,
): Promise<OpenedCase> {
  const now = clock.now();
  const number = readCaseLink(link, { secret, oldSecrets, now });
  if (number === null) return 'ended';
  const row = await database.db
    .selectFrom('supportCases')
    .select('number')
    .where('number', '=', number)
    .where('createdAt', '>=', new Date(now - CASE_KEPT_DAYS * DAY_MS))
    .executeTakeFirst();
  const text = row ? await readCase(config.dataDir, number) : null;
  return text === null ? 'gone' : { number, text };
}
