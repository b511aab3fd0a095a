import type { Reader } from '@server/db/database';
import { sql } from 'kysely';

/** Of how many of somebody's last decided reports their record is made. */
const LAST = 20;
/** What a report weighs of somebody who is mostly right, of anybody, and of somebody who hardly ever is. */
const WEIGHT = { right: 3, anybody: 2, wrong: 1 };

/** What a member's report weighs by what became of those before. */
export async function reportWeight(reader: Reader, reporterId: number): Promise<number> {
  const { rows } = await sql<{ decided: number; right: number }>`select count(*)::int as decided,
      (count(*) filter (where decision = 'removed'))::int as right
    from (select i.decision from reports r join moderation_items i on i.id = r.item_id
      where r.reporter_id = ${reporterId} and i.decision in ('passed', 'removed') and i.settled_at is not null
      order by r.created_at desc limit ${sql.lit(LAST)}) past`.execute(reader);
  const { decided, right } = rows[0] ?? { decided: 0, right: 0 };
  if (decided >= 3 && right >= 0.6 * decided) return WEIGHT.right;
  if (decided >= 5 && right <= 0.2 * decided) return WEIGHT.wrong;
  return WEIGHT.anybody;
}
