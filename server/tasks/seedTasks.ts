import type { Tx } from '@server/db/database';
import { taskText } from '@server/text/tasks';

/** Contract 3: what a task asks for, how much, and the diamonds it gives. */
const tasks = [
  { kind: 'checkin', need: 1, cycle: 'daily', reward: 1, route: '/checkin' },
  { kind: 'likePost', need: 3, cycle: 'daily', reward: 1, route: '/square' },
  { kind: 'comment', need: 1, cycle: 'daily', reward: 1, route: '/square' },
  { kind: 'readChapter', need: 1, cycle: 'daily', reward: 1, route: '/animate' },
  { kind: 'viewGame', need: 1, cycle: 'daily', reward: 1, route: '/games' },
  { kind: 'editProfile', need: 1, cycle: 'once', reward: 3, route: '/user' },
  { kind: 'bindPhone', need: 1, cycle: 'once', reward: 5, route: '/bind' },
  { kind: 'firstPost', need: 1, cycle: 'once', reward: 3, route: '/postpage' },
] as const;

/** The house's tasks, once: what an operator changed or took away stays so. */
export async function seedTasks(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('tasks').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const values = tasks.map((task, sort) => ({ ...task, ...taskText[task.kind], sort }));
  await tx.insertInto('tasks').values(values).execute();
}
