import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { ServerLine } from '@/contract/serverLines';

/** Lines that are shown of one recording. */
const MOST = 500;

/** What the log says of some calls, and of others of the same tab that no answer came of; the oldest first. */
export async function linesOf(
  reader: Reader,
  { traces, support, from, until }: { traces: readonly string[]; support: string | null; from: Date; until: Date },
): Promise<ServerLine[]> {
  const { rows } = await sql<Omit<ServerLine, 'at'> & { at: Date }>`
    select id, at, trace, level, message, method, route, status, code, ms, fault from (
      select * from server_lines where trace = any(${[...traces]}::text[])
      union select * from server_lines where support = ${support} and at between ${from} and ${until}
    ) found order by at, id limit ${sql.lit(MOST)}`.execute(reader);
  return rows.map(({ at, ...line }) => ({ ...line, at: at.getTime() }));
}
