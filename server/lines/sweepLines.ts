import type { Db } from '@server/db/database';
import { terms } from '@server/privacy/terms';
import { sql } from 'kysely';

const DAY_MS = 86_400_000;
/** Lines that are kept at most, by their ids, which have few gaps. */
const MOST = 1_000_000;
/** Rows that one statement takes, and statements a run: what is left waits for the next. */
const BATCH = 5_000;
const MOST_BATCHES = 50;

/** Forgets lines that no recording can need any more, and the oldest of too many; answers how many went. */
export async function sweepLines(db: Db, now: number, most = MOST): Promise<number> {
  let gone = 0;
  for (let n = 0; n < MOST_BATCHES; n += 1) {
    const { numAffectedRows } = await sql`delete from server_lines where id in (
      (select id from server_lines where at < ${new Date(now - terms.lines.days * DAY_MS)} order by at limit ${sql.lit(BATCH)})
      union (select id from server_lines where id <= (select max(id) from server_lines) - ${most}
        order by id limit ${sql.lit(BATCH)}))`.execute(db);
    gone += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows ?? 0) < BATCH) break;
  }
  return gone;
}
