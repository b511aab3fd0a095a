import { sql } from 'kysely';
import type * as v from 'valibot';
import type { ActivitiesFile } from './format/activities';
import { insteadOfHouse } from './houseSet';
import { ContentError } from './problems';
import { type Place, type Rows, saveRow } from './rows';

type File = v.InferOutput<typeof ActivitiesFile>;
type DailyTask = Omit<File['tasks'][number], 'key'>;

/** A row of the same sort that came by no key: what members claimed of it stays claimed under the folder's words. */
async function unclaimedRow(rows: Rows, { kind, cycle, need }: DailyTask): Promise<number | undefined> {
  const found = await rows.tx
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('cycle', '=', cycle)
    .where(sql<boolean>`id <> all(${rows.owned('task')}::bigint[])`)
    .orderBy(sql`need = ${need}`, 'desc')
    .orderBy('active', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return found?.id;
}

export async function saveTask(
  rows: Rows,
  task: DailyTask,
  { sort, active }: Place,
  known: number | undefined,
): Promise<number> {
  const { kind, title, note, need, cycle, reward, route } = task;
  const before =
    known === undefined
      ? undefined
      : await rows.tx.selectFrom('tasks').select(['kind', 'cycle']).where('id', '=', known).executeTakeFirst();
  for (const field of ['kind', 'cycle'] as const) {
    if (!before || before[field] === task[field]) continue;
    const text = `was ${before[field]} before: what members claimed would not fit; give it another key`;
    throw new ContentError([{ file: 'activities.json', path: `tasks[${sort}].${field}`, text }]);
  }
  return saveRow(rows, 'tasks', known, { row: { kind, title, note, need, cycle, reward, route, sort, active } });
}

/** The tasks of `activities.json`, in their order. */
export async function importTasks(rows: Rows, { tasks }: File): Promise<void> {
  await insteadOfHouse(rows, 'task', 'tasks', async () => {
    for (const [sort, task] of tasks.entries()) {
      await rows.take('task', { ...task, sort } as { key: string }, async (id) =>
        saveTask(rows, task, { sort, active: true }, id ?? (await unclaimedRow(rows, task))),
      );
    }
  });
}
