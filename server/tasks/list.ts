import { businessDate, businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import type { TaskRow } from '@server/db/schema/activities';
import { together } from '@server/db/together';
import { type Selectable, sql } from 'kysely';
import type { Task, TaskList } from '@/contract/task';
import { type Marks, marks, marksOf } from './marks';

export type StoredTask = Selectable<TaskRow>;

/** Which claim of a task a moment belongs to. */
export const periodOf = ({ cycle }: Pick<StoredTask, 'cycle'>, now: number): string =>
  cycle === 'daily' ? businessDate(now) : 'once';

/** How much of a task a member has done in its period. */
export async function doneOf(reader: Reader, userId: number, task: StoredTask, now: number): Promise<number> {
  const { mine } = await together(reader, { mine: marks(userId, [task], { today: businessDate(now), since: null }) });
  return Math.min(task.need, marksOf(mine, task));
}

/** The tasks as they stand for a guest, who has done nothing, until the business day ends. */
export async function taskList(reader: Reader, now: number): Promise<Required<TaskList> & { resetTime: number }> {
  const tasks = await reader
    .selectFrom('tasks')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return {
    records: tasks.map(({ id, kind, title, note, cycle, need, reward, route }) => {
      return { id, kind, title, note, cycle, need, done: 0, reward, status: 0, route };
    }),
    resetTime: businessDay(now).end,
  };
}

/** The same as they stand for a member, in one statement. */
export async function memberTasks(
  reader: Reader,
  { records, ...list }: TaskList,
  { userId, now }: { userId: number; now: number },
): Promise<TaskList> {
  const today = businessDate(now);
  const { mine, claimed } = await together<{ mine: Marks; claimed: string[] }>(reader, {
    mine: marks(userId, records, { today, since: null }),
    claimed: sql`select coalesce(json_agg(task_id || ':' || period), '[]') from task_claims
      where user_id = ${userId} and period = any(${[today, 'once']}::text[])`,
  });
  const statusOf = (task: Task, done: number): Task['status'] => {
    if (claimed.includes(`${task.id}:${periodOf(task, now)}`)) return 2;
    return done >= task.need ? 1 : 0;
  };
  return {
    ...list,
    records: records.map((task) => {
      const done = Math.min(task.need, marksOf(mine, task));
      return { ...task, done, status: statusOf(task, done) };
    }),
  };
}
