import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { seedHouse } from '@server/seed/seedHouse';
import { claimTask } from '@server/tasks/claim';
import { memberTasks, taskList } from '@server/tasks/list';
import { noteTask } from '@server/tasks/progress';
import { type Change, withExampleContent } from '@server/testing/exampleContent';
import { makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import type { TaskKind } from '@/contract/task';
import { importContent } from './importContent';
import { rowsOf } from './testing/rowsOf';

const { files, example } = withExampleContent();
const test = withTestDatabase(({ db }) => withTx(db, (tx) => seedHouse(tx, '2008')));
const FILE = 'activities.json';

const take = (change?: Change, retire = false) =>
  importContent(example(change), { db: test.db, ids: systemIds, files, appId: '2008', now: NOON, retire });
const claims = () => rowsOf(test.db, 'task_claims', 'task_marks', 'ledger_entries');

const list = async (userId: number | null = null) => {
  const all = await taskList(test.db, NOON);
  return (userId === null ? all : await memberTasks(test.db, all, { userId, now: NOON })).records;
};
const taskOf = async (userId: number, kind: TaskKind) => (await list(userId)).find((one) => one.kind === kind);
const claim = async (userId: number, kind: TaskKind, requestId = 'one') => {
  const taskId = (await taskOf(userId, kind))?.id ?? 0;
  return withTx(test.db, (tx) => claimTask(tx, { userId, taskId, requestId, now: NOON }));
};
const note = (userId: number, kind: TaskKind) => withTx(test.db, (tx) => noteTask(tx, userId, kind, NOON));

describe('tasks of a folder', () => {
  it('stand in the place of the house’s, in their order; the same folder again changes nothing', async () => {
    expect((await take()).get('task')).toEqual({ added: 3, changed: 0, same: 0, retired: 5 });
    expect((await list()).map(({ title, need, reward, cycle }) => `${title} ${need} ${reward} ${cycle}`)).toEqual([
      '每日签到 1 1 daily',
      '点赞5个帖子 5 2 daily',
      '绑定手机号 1 8 once',
    ]);
    const before = await rowsOf(test.db, 'tasks', 'content_keys');
    expect((await take()).get('task')).toEqual({ added: 0, changed: 0, same: 3, retired: 0 });
    expect(await rowsOf(test.db, 'tasks', 'content_keys')).toBe(before);
  });

  it('are not paid again to who claimed the same task of the house, whatever it gives now', async () => {
    const userId = await makeMember(test.db);
    await note(userId, 'bindPhone');
    expect(await claim(userId, 'bindPhone')).toMatchObject({ reward: 5, balanceAfter: 5 });
    const before = await claims();
    await take();
    expect(await taskOf(userId, 'bindPhone')).toMatchObject({ reward: 8, status: 2 });
    expect(await refusal(claim(userId, 'bindPhone', 'two'))).toMatchObject({ code: 4002 });
    expect(await claim(userId, 'bindPhone')).toMatchObject({ reward: 5, repeated: true });
    expect(await claims()).toBe(before);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('that left the folder are offered no longer; claims stay and count when they come back with their key', async () => {
    await take();
    const userId = await makeMember(test.db);
    await note(userId, 'bindPhone');
    await claim(userId, 'bindPhone');
    const before = await claims();
    const none: Change = (_edit, folder) => writeFileSync(path.join(folder, FILE), '{ "activities": [] }');
    await take(none);
    expect(await list()).toHaveLength(3);
    expect((await take(none, true)).get('task')).toMatchObject({ retired: 3 });
    expect(await list()).toEqual([]);
    await take((edit) => edit(FILE, '"reward": 8', '"reward": 9'));
    expect(await taskOf(userId, 'bindPhone')).toMatchObject({ reward: 9, status: 2 });
    expect(await claims()).toBe(before);
  });

  it('stay of their sort under their key, since claims are counted by it', async () => {
    await take();
    const other: Change = (edit) => edit(FILE, '"likes", "kind": "likePost"', '"likes", "kind": "comment"');
    await expect(take(other)).rejects.toThrow('activities.json: tasks[1].kind: was likePost before');
  });
});
