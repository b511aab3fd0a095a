import { joinActivity } from '@server/activities/join';
import { withTx } from '@server/db/tx';
import { makeMember, NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import type { TaskKind } from '@/contract/task';
import { memberTasks, taskList } from './list';
import { noteTask } from './progress';
import { seedTasks } from './seedTasks';
import { sweepMarks } from './sweepMarks';

const test = withTestDatabase((database) => withTx(database.db, seedTasks));
const DAY_MS = 86_400_000;

const note = (userId: number, kind: TaskKind, day: number) =>
  withTx(test.db, (tx) => noteTask(tx, userId, kind, NOON + day * DAY_MS));

async function marksOf(userId: number): Promise<string[]> {
  const rows = await test.db
    .selectFrom('taskMarks')
    .select(['kind', 'day'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute();
  return rows.map(({ kind, day }) => `${kind} ${day}`);
}

/** An activity of these days that counts readings. */
async function makeActivity(from: number, to: number): Promise<number> {
  const at = (day: number) => new Date(NOON + day * DAY_MS);
  const { id } = await test.db
    .insertInto('activities')
    .values({ kind: 'tasks', title: '读书周', startsAt: at(from), endsAt: at(to), claimEndsAt: at(to) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const task = { activityId: id, kind: 'readChapter', title: '阅读', need: 3, cycle: 'once' } as const;
  await test.db.insertInto('activityTasks').values(task).execute();
  return id;
}

describe('sweeping what was done', () => {
  it('takes marks of days gone by, and nothing that still counts', async () => {
    const userId = await makeMember(test.db);
    for (const day of [0, 20, 27]) await note(userId, 'readChapter', day);
    await note(userId, 'bindPhone', 0);
    await sweepMarks(test.db, NOON + 27 * DAY_MS);
    expect(await marksOf(userId)).toEqual(['bindPhone 2026-03-02', 'readChapter 2026-03-22', 'readChapter 2026-03-29']);
    const now = NOON + 27 * DAY_MS;
    const { records } = await memberTasks(test.db, await taskList(test.db, now), { userId, now });
    expect(records.filter(({ status }) => status === 1).map(({ kind }) => kind)).toEqual(['readChapter', 'bindPhone']);
  });

  it('leaves what an activity counts: for all while it runs, then for who took part', async () => {
    const [joined, late] = [await makeMember(test.db), await makeMember(test.db)];
    const activityId = await makeActivity(0, 30);
    for (const userId of [joined, late]) await note(userId, 'readChapter', 3);
    await withTx(test.db, (tx) => joinActivity(tx, { activityId, userId: joined, now: NOON + 4 * DAY_MS }));
    await sweepMarks(test.db, NOON + 29 * DAY_MS);
    expect(await marksOf(late)).toHaveLength(1);
    await sweepMarks(test.db, NOON + 90 * DAY_MS);
    expect(await marksOf(joined)).toHaveLength(1);
    expect(await marksOf(late)).toEqual([]);
  });
});
