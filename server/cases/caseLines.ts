import type { Reader } from '@server/db/database';
import type { SupportCaseRow } from '@server/db/schema/support';
import { linesOf } from '@server/lines/linesOf';
import type { Selectable } from 'kysely';
import type { ServerLine } from '@/contract/serverLines';

/** Lines of the same tab are its own from a day before it was sent until an hour after. */
const BEFORE_MS = 86_400_000;
const AFTER_MS = 3_600_000;

/** What the server's log says of the calls of a recording. */
export function caseLines(
  reader: Reader,
  { traces, support, createdAt }: Pick<Selectable<SupportCaseRow>, 'traces' | 'support' | 'createdAt'>,
): Promise<ServerLine[]> {
  const sent = createdAt.getTime();
  return linesOf(reader, { traces, support, from: new Date(sent - BEFORE_MS), until: new Date(sent + AFTER_MS) });
}
