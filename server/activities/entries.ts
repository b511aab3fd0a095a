import type { Reader, Tx } from '@server/db/database';
import { type PageQuery, pageOf, windowOf } from '@server/db/page';
import { ProductError } from '@server/errors';
import { activityText } from '@server/text/activities';
import type { ActivityRecord } from '@/contract/activity';
import { code } from '@/contract/codes';
import type { Page } from '@/contract/page';

/** A request to be looked for; without `refId` anything of its kind will do. */
interface Sought {
  userId: number;
  requestId: string;
  kind: 'draw' | 'reward';
  activityId: number;
  refId?: number;
}

/** What this very request did before; 1001 when it did something else. */
export async function earlierEntry(tx: Tx, { userId, requestId, kind, activityId, refId }: Sought) {
  const before = await tx
    .selectFrom('activityEntries')
    .select(['kind', 'activityId', 'refId', 'coins'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!before) return undefined;
  const same = before.kind === kind && before.activityId === activityId && (refId ?? before.refId) === before.refId;
  if (!same) throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  return before;
}

/** What happened to a member in an activity, the latest first. */
export async function activityRecords(
  reader: Reader,
  { activityId, userId, ...query }: PageQuery & { activityId: number; userId: number },
): Promise<Page<ActivityRecord>> {
  const mine = reader
    .selectFrom('activityEntries as e')
    .where('e.activityId', '=', activityId)
    .where('e.userId', '=', userId)
    .$if(query.asOf !== undefined, (list) => list.where('e.id', '<=', query.asOf ?? 0));
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { limit, offset } = windowOf(query);
  const rows = await mine
    .$if(query.lastId !== undefined, (list) => list.where('e.id', '<', query.lastId ?? 0))
    .leftJoin('activityTasks as t', (join) => join.onRef('t.id', '=', 'e.refId').on('e.kind', '=', 'task'))
    .leftJoin('activityRewards as r', (join) => join.onRef('r.id', '=', 'e.refId').on('e.kind', '=', 'reward'))
    .select(['e.id', 'e.kind', 'e.points', 'e.tickets', 'e.coins', 'e.createdAt'])
    .select(['t.title as task', 'r.title as reward'])
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const page = pageOf(query, rows, total, ({ id }) => id);
  return {
    ...page,
    records: page.records.map(({ createdAt, task, reward, ...entry }) => ({
      ...entry,
      title: task ?? reward ?? activityText.draw,
      createTime: createdAt.getTime(),
    })),
  };
}
