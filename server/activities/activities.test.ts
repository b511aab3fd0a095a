import { checkDatabase } from '@server/db/check';
import type { ActivityRow } from '@server/db/schema/activities';
import { withTx } from '@server/db/tx';
import { balanceOf } from '@server/money/ledger';
import { DAY } from '@server/money/vip';
import { noteTask } from '@server/tasks/progress';
import { makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { type Insertable, sql } from 'kysely';
import { LAST_PLACE } from '@/contract/activity';
import type { TaskKind } from '@/contract/task';
import { activityDetail, activityStock } from './detail';
import { draw, prizeAt } from './draw';
import { activityRecords } from './entries';
import { joinActivity } from './join';
import { activityList } from './list';
import { progressIn } from './progress';
import { activityRank, memberRank } from './rank';
import { claimReward } from './rewards';

const test = withTestDatabase();
const at = (days: number) => new Date(NOON + days * DAY);
const odds = [
  { id: 1, coins: 0, weight: 5000 },
  { id: 2, coins: 2, weight: 3000 },
  { id: 3, coins: 8, weight: 1500 },
  { id: 4, coins: 30, weight: 400 },
  { id: 5, coins: 100, weight: 100 },
];

/** An activity with a daily task for points and a ticket, a longer one, a ladder, places and prizes. */
async function makeActivity(over: Partial<Insertable<ActivityRow>> = {}): Promise<number> {
  const times = { startsAt: at(-2), endsAt: at(2), claimEndsAt: at(5) };
  const { id } = await test.db
    .insertInto('activities')
    .values({ kind: 'draw', title: '转盘', ...times, ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  const task = { activityId: id, kind: 'likePost', cycle: 'daily', title: '点赞' } as const;
  await test.db
    .insertInto('activityTasks')
    .values([
      { ...task, need: 2, points: 10, tickets: 1 },
      { ...task, kind: 'readChapter', cycle: 'once', title: '阅读', need: 3, points: 5, tickets: 2 },
    ])
    .execute();
  await test.db
    .insertInto('activityRewards')
    .values([
      { activityId: id, title: '一级', points: 10, rankFrom: null, rankTo: null, coins: 3 },
      { activityId: id, title: '第一', points: null, rankFrom: 1, rankTo: 1, coins: 20 },
    ])
    .execute();
  await test.db
    .insertInto('activityPrizes')
    .values(odds.map(({ coins, weight }, sort) => ({ activityId: id, coins, weight, sort })))
    .execute();
  return id;
}

const note = (userId: number, kind: TaskKind, ref: string, now = NOON) =>
  withTx(test.db, (tx) => noteTask(tx, userId, kind, now, ref));
const join = (activityId: number, userId: number, now = NOON) =>
  withTx(test.db, (tx) => joinActivity(tx, { activityId, userId, now }));
const drawWith =
  (number: number) =>
  (activityId: number, userId: number, requestId: string, now = NOON) =>
    withTx(test.db, (tx) => draw(tx, { int: () => number }, { activityId, userId, requestId, now }));
const see = async (activityId: number, userId: number | null, now = NOON) =>
  activityDetail(test.db, await activityStock(test.db, activityId), userId, now);
const take = (activityId: number, rewardId: number, userId: number, requestId: string, now = NOON) =>
  withTx(test.db, (tx) => claimReward(tx, { activityId, rewardId, userId, requestId, now }));
const like = async (userId: number, now = NOON) => {
  await note(userId, 'likePost', '1', now);
  await note(userId, 'likePost', '2', now);
};

describe('taking part', () => {
  it('counts what was done since the activity began, then everything as it is done, a daily task every day', async () => {
    const [id, userId] = [await makeActivity(), await makeMember(test.db)];
    await note(userId, 'readChapter', '1', NOON - 3 * DAY);
    await note(userId, 'readChapter', '2', NOON - DAY);
    await like(userId);
    expect(await join(id, userId)).toEqual({ joined: true, points: 10, tickets: 1, repeated: false });
    expect(await join(id, userId)).toMatchObject({ repeated: true });
    expect((await see(id, userId)).tasks.map(({ done }) => done)).toEqual([2, 1]);
    await like(userId, NOON + DAY);
    await note(userId, 'readChapter', '3');
    await note(userId, 'readChapter', '4', NOON + DAY);
    expect(await see(id, userId, NOON + DAY)).toMatchObject({ points: 25, tickets: 4, place: 1, participants: 1 });
    await like(userId, NOON + 2 * DAY);
    expect(await see(id, userId, NOON + 2 * DAY)).toMatchObject({ points: 25, status: 'ended' });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('loses nothing that happens in one moment', async () => {
    const [id, userId] = [await makeActivity(), await makeMember(test.db)];
    await join(id, userId);
    await Promise.all(['1', '2', '3', '4', '5'].map((ref) => note(userId, 'likePost', ref)));
    expect(await see(id, userId)).toMatchObject({ points: 10, tickets: 1 });
  });

  it.each([
    ['vip', 0, '仅限 VIP 会员参加'],
    ['phone', 0, '绑定手机号后可参加'],
    ['newcomer', 0, '仅限注册 0 天内的新用户参加'],
  ] as const)('is for those it is for: %s', async (condition, conditionValue, words) => {
    const [id, userId] = [await makeActivity({ condition, conditionValue }), await makeMember(test.db)];
    expect(await see(id, userId)).toMatchObject({ eligible: false, condition: words });
    expect(await refusal(join(id, userId))).toMatchObject({ code: 4004 });
  });

  it('is over when it is over and not begun before', async () => {
    const userId = await makeMember(test.db);
    const soon = await makeActivity({ startsAt: at(1) });
    const over = await makeActivity({ startsAt: at(-5), endsAt: at(-1) });
    for (const id of [soon, over]) expect(await refusal(join(id, userId))).toMatchObject({ code: 1007 });
    const running = await makeActivity();
    await join(running, userId);
    const ids = async (scope: 'current' | 'past' | 'mine', who: number | null = userId) =>
      (await activityList(test.db, { scope, userId: who, now: NOON, currentPage: 1, pageSize: 9 })).records.map(
        (one) => one.id,
      );
    expect(await ids('current')).toEqual([running, soon]);
    expect(await ids('past')).toEqual([over]);
    expect(await ids('mine')).toEqual([running]);
    expect(await ids('mine', null)).toEqual([]);
  });
});

describe('how far a member is', () => {
  it('stands in the list: points, the next rung, the place, what can be claimed now; of nobody else', async () => {
    const [id, other] = [await makeActivity({ kind: 'rank' }), await makeActivity()];
    const [userId, stranger] = [await makeMember(test.db), await makeMember(test.db)];
    const progress = async (now = NOON, who = userId) => (await progressIn(test.db, [id, other], who, now)).get(id);
    expect(await progress()).toBeUndefined();
    await join(id, userId);
    expect(await progress()).toEqual({ points: 0, tickets: 0, place: null, next: { points: 10, coins: 3 }, open: 0 });
    await like(userId);
    expect(await progress()).toEqual({ points: 10, tickets: 1, place: 1, next: null, open: 1 });
    const rung = (await see(id, userId)).rewards.find(({ points }) => points === 10)?.id ?? 0;
    await take(id, rung, userId, 'progress-rung');
    expect(await progress()).toMatchObject({ open: 0 });
    expect(await progress(NOON + 3 * DAY)).toMatchObject({ open: 1 });
    expect(await progress(NOON + 6 * DAY)).toMatchObject({ open: 0 });
    expect(await progress(NOON, stranger)).toBeUndefined();
    expect((await progressIn(test.db, [other], userId, NOON)).size).toBe(0);
  });
});

describe('a draw', () => {
  it.each([
    [0, 0],
    [4999, 0],
    [5000, 2],
    [7999, 2],
    [8000, 8],
    [9499, 8],
    [9500, 30],
    [9899, 30],
    [9900, 100],
    [9999, 100],
  ])('number %s of the published odds wins %s', (number, coins) => {
    expect(prizeAt(odds, number).coins).toBe(coins);
  });

  it('takes one ticket and pays once, however many taps; never more draws than tickets', async () => {
    const [id, userId] = [await makeActivity(), await makeMember(test.db)];
    await join(id, userId);
    await like(userId);
    for (const ref of ['1', '2', '3']) await note(userId, 'readChapter', ref);
    const drawIt = drawWith(9000);
    const same = await Promise.all(Array.from({ length: 10 }, () => drawIt(id, userId, 'one')));
    expect(same.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(same.every(({ coins }) => coins === 8)).toBe(true);
    const others = Array.from({ length: 20 }, (_, n) => drawIt(id, userId, `tap-${n}`).catch((error) => error));
    const answers = await Promise.all(others);
    expect(answers.filter(({ code }) => code === 4004)).toHaveLength(18);
    expect(await see(id, userId)).toMatchObject({ tickets: 0 });
    expect(await balanceOf(test.db, userId)).toBe(24);
    expect((await see(id, null)).winners).toHaveLength(3);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('that wins nothing is a draw too; after the end there is none; the database refuses a debt of tickets', async () => {
    const [id, userId] = [await makeActivity(), await makeMember(test.db)];
    expect(await refusal(drawWith(0)(id, userId, 'early'))).toMatchObject({ code: 4004 });
    await join(id, userId);
    await like(userId);
    expect(await drawWith(0)(id, userId, 'a')).toMatchObject({ coins: 0, tickets: 0, balanceAfter: 0 });
    expect(await drawWith(9999)(id, userId, 'a')).toMatchObject({ coins: 0, repeated: true });
    expect(await refusal(drawWith(0)(id, userId, 'b', NOON + 3 * DAY))).toMatchObject({ code: 1007 });
    await expect(test.db.updateTable('activityMembers').set({ tickets: -1 }).execute()).rejects.toThrow(
      'activity_tickets_not_negative',
    );
    const { records } = await activityRecords(test.db, { activityId: id, userId, currentPage: 1, pageSize: 9 });
    expect(records.map(({ title, points, tickets }) => `${title} ${points} ${tickets}`)).toEqual([
      '抽奖 0 -1',
      '点赞 10 1',
    ]);
  });
});

describe('rewards', () => {
  it('of the ladder are paid once when reached, until their last day', async () => {
    const [id, userId] = [await makeActivity(), await makeMember(test.db)];
    await join(id, userId);
    const rung = (await see(id, userId)).rewards[0]?.id ?? 0;
    expect(await refusal(take(id, rung, userId, 'early'))).toMatchObject({ code: 4004 });
    await like(userId);
    const taps = Array.from({ length: 20 }, (_, n) => take(id, rung, userId, `tap-${n % 10}`).catch((error) => error));
    const answers = await Promise.all(taps);
    expect(answers.filter(({ repeated }) => repeated === false)).toHaveLength(1);
    expect(await balanceOf(test.db, userId)).toBe(3);
    expect((await see(id, userId)).rewards[0]).toMatchObject({ state: 'claimed' });

    const late = await makeMember(test.db);
    await join(id, late);
    await like(late);
    expect(await refusal(take(id, rung, late, 'late', NOON + 6 * DAY))).toMatchObject({ code: 1007 });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('of the ranking go to the places as they stand after the end; of equal points the earlier stands higher', async () => {
    const [id, first, second] = [
      await makeActivity({ kind: 'rank' }),
      await makeMember(test.db),
      await makeMember(test.db),
    ];
    for (const who of [second, first]) await join(id, who);
    await like(first, NOON);
    await like(second, NOON + 1);
    const { records, mine } = await memberRank(test.db, await activityRank(test.db, id), {
      activityId: id,
      userId: second,
    });
    expect(records.map(({ place, points }) => `${place} ${points}`)).toEqual(['1 10', '2 10']);
    expect(mine?.place).toBe(2);
    const place = (await see(id, first)).rewards[1]?.id ?? 0;
    expect(await refusal(take(id, place, first, 'early'))).toMatchObject({ code: 4004 });
    const after = NOON + 2 * DAY + 60_000;
    expect(await take(id, place, first, 'mine', after)).toMatchObject({ coins: 20, repeated: false });
    expect(await refusal(take(id, place, second, 'mine', after))).toMatchObject({ code: 1007 });
    expect(await refusal(take(id, place, first, 'again', after))).toMatchObject({ code: 4002 });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('counts places as far as they bring something, or ten thousand', async () => {
    const [id, userId] = [await makeActivity({ kind: 'rank' }), await makeMember(test.db)];
    await join(id, userId);
    await like(userId);
    await withTx(test.db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into activity_members (activity_id, user_id, points, points_at, joined_at)
        select ${id}::int8, 1000000 + n, 100, now(), now() from generate_series(1, 10050) n`.execute(tx);
    });
    expect((await see(id, userId)).place).toBe(LAST_PLACE + 1);
    await test.db.updateTable('activityRewards').set({ rankTo: 20_000 }).where('rankFrom', 'is not', null).execute();
    expect((await see(id, userId)).place).toBe(10_051);
  });
});
