import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { ModerationItem } from '@/contract/desk/moderation';
import { toWho } from './beside';

/** Reports that reasons are counted among, notes that are shown, and reporters that are named. */
const COUNTED = 500;
const NOTES = 3;
const NAMED = 12;

/** Why a thing was reported, and by whom. */
export async function readReported(
  reader: Reader,
  itemId: number,
): Promise<Pick<ModerationItem, 'reasons' | 'reportedBy'>> {
  const { rows: reasons } = await sql<ModerationItem['reasons'][number]>`select r.reason, count(*)::int as n,
      coalesce((array_agg(r.note order by r.id desc) filter (where r.note <> ''))[1:${sql.lit(NOTES)}], '{}') as notes
    from (select id, reason, note from reports where item_id = ${itemId} order by id desc limit ${sql.lit(COUNTED)}) r
    group by r.reason order by n desc, r.reason`.execute(reader);
  const people = await reader
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporterId')
    .select(['u.id', 'u.uid', 'u.name', 'u.avatar'])
    .where('r.itemId', '=', itemId)
    .orderBy('r.id', 'desc')
    .limit(NAMED)
    .execute();
  return { reasons, reportedBy: people.map(toWho) };
}
