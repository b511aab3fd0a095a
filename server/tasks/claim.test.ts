import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { balanceOf } from '@server/money/ledger';
import { DAY } from '@server/money/vip';
import { makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import type { TaskKind } from '@/contract/task';
import { claimTask } from './claim';
import { memberTasks, taskList } from './list';
import { noteTask } from './progress';
import { seedTasks } from './seedTasks';

const test = withTestDatabase((database) => withTx(database.db, seedTasks));
/** The first moment of the next business day, and the last of this one. */
const MIDNIGHT = NOON + DAY / 2;

const note = (userId: number, kind: TaskKind, ref = '', now = NOON) =>
  withTx(test.db, (tx) => noteTask(tx, userId, kind, now, ref));
const claim = (userId: number, taskId: number, requestId: string, now = NOON) =>
  withTx(test.db, (tx) => claimTask(tx, { userId, taskId, requestId, now }));
const tasksFor = async (userId: number, now = NOON) =>
  memberTasks(test.db, await taskList(test.db, now), { userId, now });
async function taskOf(userId: number, kind: TaskKind, now = NOON) {
  const task = (await tasksFor(userId, now)).records.find((one) => one.kind === kind);
  if (!task) throw new Error(`no task ${kind}`);
  return task;
}

describe('tasks', () => {
  it('are those of the house, nothing done for a guest, begun anew at the business midnight', async () => {
    const { records, resetTime } = await taskList(test.db, NOON);
    expect(records.map(({ kind, need, reward, cycle }) => `${kind} ${need} ${reward} ${cycle}`)).toEqual([
      'checkin 1 1 daily',
      'likePost 3 1 daily',
      'comment 1 1 daily',
      'readChapter 1 1 daily',
      'viewGame 1 1 daily',
      'editProfile 1 3 once',
      'bindPhone 1 5 once',
      'firstPost 1 3 once',
    ]);
    expect(records.every(({ status, done }) => status === 0 && done === 0)).toBe(true);
    expect(resetTime).toBe(MIDNIGHT);
  });

  it('count the same thing once a day, and go from 去完成 to 领取 to 已完成', async () => {
    const userId = await makeMember(test.db);
    for (const ref of ['1', '1', '2']) await note(userId, 'likePost', ref);
    expect(await taskOf(userId, 'likePost')).toMatchObject({ done: 2, status: 0 });
    const { id } = await taskOf(userId, 'likePost');
    expect(await refusal(claim(userId, id, 'a'))).toMatchObject({ code: 4004 });
    await note(userId, 'likePost', '3');
    expect(await taskOf(userId, 'likePost')).toMatchObject({ done: 3, status: 1 });
    expect(await claim(userId, id, 'a')).toEqual({ id, reward: 1, balanceAfter: 1, repeated: false });
    expect(await taskOf(userId, 'likePost')).toMatchObject({ status: 2 });
  });

  it('pay once, whatever the taps', async () => {
    const userId = await makeMember(test.db);
    await note(userId, 'bindPhone');
    const { id } = await taskOf(userId, 'bindPhone');
    const taps = Array.from({ length: 20 }, (_, n) => claim(userId, id, `tap-${n % 10}`).catch((error) => error));
    const answers = await Promise.all(taps);
    expect(answers.filter(({ repeated }) => repeated === false)).toHaveLength(1);
    expect(answers.filter(({ repeated }) => repeated === true)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 4002)).toHaveLength(18);
    expect(await balanceOf(test.db, userId)).toBe(5);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('begin anew a millisecond after midnight, those done once do not, and a late repeat is still the old claim', async () => {
    const userId = await makeMember(test.db);
    await note(userId, 'checkin', '', MIDNIGHT - 1);
    await note(userId, 'firstPost', '9', MIDNIGHT - 1);
    const [daily, once] = [await taskOf(userId, 'checkin'), await taskOf(userId, 'firstPost')];
    await claim(userId, daily.id, 'd', MIDNIGHT - 1);
    await claim(userId, once.id, 'o', MIDNIGHT - 1);
    expect(await taskOf(userId, 'checkin', MIDNIGHT)).toMatchObject({ status: 0, done: 0 });
    expect(await taskOf(userId, 'firstPost', MIDNIGHT)).toMatchObject({ status: 2 });
    expect(await claim(userId, daily.id, 'd', MIDNIGHT)).toMatchObject({ reward: 1, repeated: true });
    expect(await refusal(claim(userId, daily.id, 'e', MIDNIGHT))).toMatchObject({ code: 4004 });
    expect(await refusal(claim(userId, once.id, 'f', MIDNIGHT))).toMatchObject({ code: 4002 });
    expect(await refusal(claim(userId, once.id, 'd', MIDNIGHT))).toMatchObject({ code: 1001 });
    await note(userId, 'checkin', '', MIDNIGHT);
    await claim(userId, daily.id, 'g', MIDNIGHT);
    expect(await balanceOf(test.db, userId)).toBe(5);
    expect(await checkDatabase(test.db)).toEqual([]);
  });
});
