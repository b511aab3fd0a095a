import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { MARK_RULES, type MarkRule, type VelocityMark } from '@/contract/desk/velocity';

/** Rows of one list; a house with more has another trouble. */
const MOST = 200;

const isMarkRule = (rule: string): rule is MarkRule => (MARK_RULES as readonly string[]).includes(rule);

/** Marks that wait, the oldest first, or that were decided, the newest first. */
export async function listMarks(
  reader: Reader,
  view: 'open' | 'settled',
): Promise<{ records: VelocityMark[]; hasMore: boolean }> {
  const all = reader
    .selectFrom('velocityMarks as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .leftJoin('users as i', 'i.id', 'm.invitedId')
    .leftJoin('staff as s', 's.id', 'm.settledBy')
    .select(['m.id', 'm.rule', 'm.state', 'm.seen', 'm.most', 'm.orderNo', 'm.coins', 'm.note'])
    .select(['m.createdAt', 'm.settledAt', 'u.uid', 'u.name', 'i.uid as invitedUid', 'i.name as invitedName'])
    .select('s.name as settledBy');
  const rows = await (view === 'open'
    ? all.where(sql<boolean>`m.state = 'open'`).orderBy('m.createdAt').orderBy('m.id')
    : all.where(sql<boolean>`m.state <> 'open'`).orderBy('m.settledAt', 'desc').orderBy('m.id', 'desc')
  )
    .limit(MOST + 1)
    .execute();
  const records = rows.slice(0, MOST).flatMap((row) => {
    const { id, rule, state, seen, most, uid, name, note, settledBy, invitedUid, invitedName } = row;
    if (!isMarkRule(rule)) return [];
    return {
      ...{ id, rule, state, seen, most, uid, name, note, settledBy },
      orderId: row.orderNo,
      invited: invitedUid === null ? null : { uid: invitedUid, name: invitedName ?? '' },
      diamonds: row.coins,
      at: row.createdAt.getTime(),
      settledAt: row.settledAt?.getTime() ?? null,
    };
  });
  return { records, hasMore: rows.length > MOST };
}
