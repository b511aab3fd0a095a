import { businessDate } from '@server/businessDay';
import type { Reader, Tx } from '@server/db/database';
import type { ActivityTaskRow } from '@server/db/schema/activities';
import { together } from '@server/db/together';
import { marks, marksOf } from '@server/tasks/marks';
import type { Selectable } from 'kysely';
import type { TaskKind } from '@/contract/task';

export type StoredTask = Selectable<ActivityTaskRow>;

/** Whose progress, in which activity, when. */
export interface Standing {
  activityId: number;
  userId: number;
  startsAt: Date;
  now: number;
}

/** The tasks of an activity. */
export function tasksOf(reader: Reader, activityId: number): Promise<StoredTask[]> {
  return reader
    .selectFrom('activityTasks')
    .selectAll()
    .where('activityId', '=', activityId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** SQL: what a member did for these tasks: today for daily ones, since the activity began for the others. */
export const marksFor = (tasks: readonly StoredTask[], { userId, startsAt, now }: Omit<Standing, 'activityId'>) =>
  marks(userId, tasks, { today: businessDate(now), since: businessDate(startsAt.getTime()) });

/** What settling brought. */
export interface Earned {
  points: number;
  tickets: number;
}

/**
 * Writes down every task of an activity a member has finished and was not given yet. The member's row is locked before
 * anything is counted, so that of two things done at once the later one sees both.
 */
export async function settle(tx: Tx, standing: Standing): Promise<Earned> {
  const { activityId, userId, now } = standing;
  const member = await tx
    .selectFrom('activityMembers')
    .select(['points', 'tickets'])
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const tasks = await tasksOf(tx, activityId);
  const { done } = await together(tx, { done: marksFor(tasks, standing) });
  const finished = tasks.filter((task) => marksOf(done, task) >= task.need);
  if (finished.length === 0) return member;
  const given = await tx
    .insertInto('activityEntries')
    .values(
      finished.map(({ id, cycle, points, tickets }) => ({
        activityId,
        userId,
        kind: 'task' as const,
        refId: id,
        period: cycle === 'daily' ? businessDate(now) : '',
        points,
        tickets,
        requestId: null,
        txnId: null,
        createdAt: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['points', 'tickets'])
    .execute();
  const sum = (of: keyof Earned) => given.reduce((total, entry) => total + entry[of], 0);
  if (given.length === 0) return member;
  return tx
    .updateTable('activityMembers')
    .set((eb) => ({
      points: eb('points', '+', sum('points')),
      tickets: eb('tickets', '+', sum('tickets')),
      ...(sum('points') > 0 && { pointsAt: new Date(now) }),
    }))
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .returning(['points', 'tickets'])
    .executeTakeFirstOrThrow();
}

/** Settles every running activity the member has joined in which this kind of thing counts. */
export async function settleAll(
  tx: Tx,
  { userId, kind, now }: { userId: number; kind: TaskKind; now: number },
): Promise<void> {
  const at = new Date(now);
  const concerned = await tx
    .selectFrom('activityMembers as m')
    .innerJoin('activities as a', 'a.id', 'm.activityId')
    .select(['a.id', 'a.startsAt'])
    .where('m.userId', '=', userId)
    .where('a.startsAt', '<=', at)
    .where('a.endsAt', '>', at)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('activityTasks as t')
          .select('t.id')
          .whereRef('t.activityId', '=', 'a.id')
          .where('t.kind', '=', kind),
      ),
    )
    .orderBy('a.id')
    .execute();
  for (const { id, startsAt } of concerned) await settle(tx, { activityId: id, userId, startsAt, now });
}
