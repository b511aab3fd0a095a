import { businessDate, businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import type { TaskRow } from '@server/db/schema/activities';
import type { Selectable } from 'kysely';
import type { Task, TaskList } from '@/contract/task';
import { countMarks } from './marks';

export type StoredTask = Selectable<TaskRow>;

/** Which claim of a task a moment belongs to. */
export const periodOf = ({ cycle }: Pick<StoredTask, 'cycle'>, now: number): string =>
  cycle === 'daily' ? businessDate(now) : 'once';

/** How much of each task a member has done in its period. */
export async function doneOf(
  reader: Reader,
  userId: number,
  tasks: readonly StoredTask[],
  now: number,
): Promise<(task: StoredTask) => number> {
  const kindsOf = (cycle: StoredTask['cycle']) => tasks.filter((task) => task.cycle === cycle).map(({ kind }) => kind);
  const today = businessDate(now);
  const daily = await countMarks(reader, userId, kindsOf('daily'), { from: today, to: today });
  const ever = await countMarks(reader, userId, kindsOf('once'), { to: today });
  return ({ cycle, kind, need }) => Math.min(need, cycle === 'daily' ? daily(kind) : ever(kind));
}

/** The tasks as they stand for a member (a guest has done nothing). */
export async function taskList(reader: Reader, userId: number | null, now: number): Promise<TaskList> {
  const tasks = await reader
    .selectFrom('tasks')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const done = userId === null ? () => 0 : await doneOf(reader, userId, tasks, now);
  const claims =
    userId === null
      ? []
      : await reader
          .selectFrom('taskClaims')
          .select(['taskId', 'period'])
          .where('userId', '=', userId)
          .where('period', 'in', [businessDate(now), 'once'])
          .execute();
  const claimed = new Set(claims.map(({ taskId, period }) => `${taskId}:${period}`));
  const statusOf = (task: StoredTask): Task['status'] => {
    if (claimed.has(`${task.id}:${periodOf(task, now)}`)) return 2;
    return done(task) >= task.need ? 1 : 0;
  };
  return {
    records: tasks.map((task) => {
      const { id, kind, title, note, cycle, need, reward, route } = task;
      return { id, kind, title, note, cycle, need, done: done(task), reward, status: statusOf(task), route };
    }),
    resetTime: businessDay(now).end,
  };
}
