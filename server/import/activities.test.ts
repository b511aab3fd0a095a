import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { activityDetail, activityStock } from '@server/activities/detail';
import { draw } from '@server/activities/draw';
import { joinActivity } from '@server/activities/join';
import { activityList } from '@server/activities/list';
import { claimReward } from '@server/activities/rewards';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { balanceOf } from '@server/money/ledger';
import { DAY } from '@server/money/vip';
import { seedHouse } from '@server/seed/seedHouse';
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

const take = (change?: Change, { retire = false, now = NOON } = {}) =>
  importContent(example(change), { db: test.db, ids: systemIds, files, appId: '2008', now, retire });
const none: Change = (_edit, folder) => writeFileSync(path.join(folder, FILE), '{ "activities": [] }');
const stored = () =>
  rowsOf(
    test.db,
    ...['activities', 'activity_tasks', 'activity_rewards', 'activity_prizes', 'content_keys'],
    ...['activity_members', 'activity_entries', 'ledger_entries'],
  );

const titles = async (scope: 'current' | 'past', now = NOON) =>
  (await activityList(test.db, { scope, userId: null, now, currentPage: 1, pageSize: 9 })).records.map(
    ({ title }) => title,
  );
async function idOf(title: string): Promise<number> {
  const found = await test.db.selectFrom('activities').select('id').where('title', '=', title).executeTakeFirst();
  return found?.id ?? 0;
}
const see = async (title: string, userId: number | null = null, now = NOON) =>
  activityDetail(test.db, await activityStock(test.db, await idOf(title)), userId, now);
const join = async (title: string, userId: number, now = NOON) => {
  const activityId = await idOf(title);
  return withTx(test.db, (tx) => joinActivity(tx, { activityId, userId, now }));
};
const note = (userId: number, kind: TaskKind, ref = '', now = NOON) =>
  withTx(test.db, (tx) => noteTask(tx, userId, kind, now, ref));
const claim = async (title: string, place: number, userId: number, now = NOON) => {
  const { id: activityId, rewards } = await see(title, userId, now);
  const wish = { userId, activityId, rewardId: rewards[place]?.id ?? 0, requestId: `${title}-${place}`, now };
  return withTx(test.db, (tx) => claimReward(tx, wish));
};

/** A member with 5 points in 河边打卡, whose first rung was paid. */
async function takingPart(): Promise<number> {
  const userId = await makeMember(test.db);
  await note(userId, 'checkin');
  await join('河边打卡', userId);
  await claim('河边打卡', 0, userId);
  return userId;
}

describe('activities of a folder', () => {
  it('come to members with tasks, rewards, published odds and conditions, and banners lead to them', async () => {
    await take((edit) => edit('home.json', '{ "book": "night-train" }', '{ "activity": "paper-draw" }'));
    expect(await titles('current')).toEqual(['河边打卡', '折纸抽奖', '河边来信']);
    expect(await see('河边打卡')).toMatchObject({
      kind: 'tasks',
      status: 'running',
      cover: expect.stringContaining('/media/own/'),
      claimEnd: Date.parse('2030-01-01T00:00:00+08:00'),
      condition: null,
      tasks: [
        { title: '每日签到', need: 1, points: 5, route: '/checkin' },
        { title: '累计阅读3话', need: 3, points: 10 },
      ],
      rewards: [
        { points: 5, coins: 5 },
        { points: 30, coins: 10 },
      ],
    });
    expect(await see('折纸抽奖')).toMatchObject({ condition: '仅限注册 30 天内的新用户参加', tasks: [{ tickets: 1 }] });
    expect((await see('折纸抽奖')).prizes.map(({ coins, percent }) => [coins, percent])).toEqual([
      [0, 60],
      [2, 39.5],
      [50, 0.5],
    ]);
    expect((await see('河边来信')).rewards.map(({ rankFrom, rankTo, coins }) => [rankFrom, rankTo, coins])).toEqual([
      [1, 1, 66],
      [2, 10, 16],
    ]);
    const banner = test.db.selectFrom('banners').select('linkValue').where('linkType', '=', 'activity');
    expect(await banner.execute()).toEqual([{ linkValue: String(await idOf('折纸抽奖')) }]);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('are as before when the same folder comes again, with all that members have', async () => {
    await take();
    await takingPart();
    const before = await stored();
    expect((await take()).get('activity')).toEqual({ added: 0, changed: 0, same: 3, retired: 0 });
    expect(await stored()).toBe(before);
  });

  it('may get other words, a later end and more rungs while members take part, who lose nothing', async () => {
    await take();
    const userId = await takingPart();
    const before = await rowsOf(test.db, 'activity_members', 'activity_entries', 'ledger_entries');
    await take((edit) => {
      edit(FILE, '"河边打卡"', '"河边走走"');
      edit(FILE, '每日签到', '今天签到');
      edit(FILE, '2029-12-25T00', '2029-12-26T00');
      edit(
        FILE,
        '"points": 30, "coins": 10 }',
        '"points": 30, "coins": 10 }, { "title": "远行", "points": 60, "coins": 20 }',
      );
    });
    const after = await see('河边走走', userId);
    expect(after).toMatchObject({
      joined: true,
      points: 5,
      participants: 1,
      tasks: [{ title: '今天签到', done: 1 }, {}],
    });
    expect(after.rewards.map(({ state }) => state)).toEqual(['claimed', 'locked', 'locked']);
    expect(await rowsOf(test.db, 'activity_members', 'activity_entries', 'ledger_entries')).toBe(before);
  });

  const broken: [what: string, change: Change, said: string][] = [
    ['another sum', (edit) => edit(FILE, '"coins": 5 }', '"coins": 6 }'), 'rewards[0].coins: was 5 before'],
    ['a higher rung', (edit) => edit(FILE, '"points": 30', '"points": 40'), 'rewards[1].points: was 30 before'],
    [
      'a task worth less',
      (edit) => edit(FILE, '"points": 5, "route"', '"points": 4, "route"'),
      'tasks[0].points: was 5',
    ],
    [
      'a rung that is gone',
      (edit) => edit(FILE, ',\n        { "title": "靠岸", "points": 30, "coins": 10 }', ''),
      'rewards: there were 2 before',
    ],
    ['another beginning', (edit) => edit(FILE, '2026-01-01T00', '2026-02-01T00'), 'startsAt: was 2025-12-31T16:00'],
    ['an end in the past', (edit) => edit(FILE, '2029-12-25', '2026-02-20'), 'endsAt: must not be moved into the past'],
    ['less time to claim', (edit) => edit(FILE, '2030-01-01T00', '2029-12-30T00'), 'claimEndsAt: was 2029-12-31T16:00'],
  ];
  it.each(broken)('keep what they promised to who takes part: %s is refused', async (_what, change, said) => {
    await take();
    await takingPart();
    const before = await stored();
    await expect(take(change)).rejects.toThrow(`activities.json: activities[0].${said}`);
    await expect(take(change)).rejects.toThrow('1 member takes part; another key makes another activity');
    expect(await stored()).toBe(before);
  });

  it('may change as they like while nobody takes part; odds stand once somebody does', async () => {
    await take();
    const odds: Change = (edit) => {
      edit(FILE, '"percent": 60', '"percent": 50');
      edit(FILE, '"percent": 39.5', '"percent": 49.5');
    };
    expect((await take(odds)).get('activity')).toMatchObject({ changed: 1 });
    expect((await see('折纸抽奖')).prizes.map(({ percent }) => percent)).toEqual([50, 49.5, 0.5]);
    const userId = await makeMember(test.db);
    await join('折纸抽奖', userId);
    await expect(take()).rejects.toThrow('activities[1].prizes[0].percent: was 50 before');
    for (const ref of ['1', '2', '3']) await note(userId, 'likePost', ref);
    const activityId = await idOf('折纸抽奖');
    const wish = { userId, activityId, requestId: 'one', now: NOON };
    expect(await withTx(test.db, (tx) => draw(tx, { int: () => 9999 }, wish))).toMatchObject({ coins: 50, tickets: 0 });
    expect(await checkDatabase(test.db)).toEqual([]);
  });
});

describe('activities that left the folder', () => {
  it('stay without --retire', async () => {
    await take();
    await take(none);
    expect(await titles('current')).toHaveLength(3);
  });

  it('end with it: progress stays and what was reached is paid; those not begun are gone', async () => {
    await take();
    const userId = await takingPart();
    const other = await makeMember(test.db);
    await note(other, 'checkin');
    await join('河边打卡', other);
    const before = await rowsOf(test.db, 'activity_members', 'activity_entries', 'ledger_entries');
    const LATER = NOON + 1000;
    expect((await take(none, { retire: true, now: LATER })).get('activity')).toMatchObject({ retired: 3 });
    expect(await rowsOf(test.db, 'activity_members', 'activity_entries', 'ledger_entries')).toBe(before);
    expect([await titles('current', LATER), (await titles('past', LATER)).sort()]).toEqual([
      [],
      ['折纸抽奖', '河边打卡'],
    ]);
    expect(await see('河边打卡', userId, LATER)).toMatchObject({ status: 'ended', joined: true, points: 5 });
    expect(await claim('河边打卡', 0, other, LATER)).toMatchObject({ coins: 5, balanceAfter: 5 });
    expect(await refusal(join('河边打卡', await makeMember(test.db), LATER))).toMatchObject({ code: 1007 });
    expect((await take(none, { retire: true, now: LATER })).get('activity')).toBeUndefined();

    await take(undefined, { now: LATER });
    expect(await titles('current', LATER)).toEqual(['河边打卡', '折纸抽奖', '河边来信']);
    expect(await see('河边打卡', userId, LATER)).toMatchObject({ joined: true, points: 5, participants: 2 });
    expect(await balanceOf(test.db, userId)).toBe(5);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('do not begin again once prizes of their ranking were taken', async () => {
    const running: Change = (edit) => edit(FILE, '"startsAt": "2029-01-01"', '"startsAt": "2026-01-01"');
    const open: Change = (edit, folder) => {
      running(edit, folder);
      edit(FILE, '"condition": "phone",', '');
    };
    await take(open);
    const userId = await makeMember(test.db);
    await join('河边来信', userId);
    for (const ref of ['1', '2', '3']) await note(userId, 'comment', ref);
    const [LATER, PAID] = [NOON + 1000, NOON + DAY];
    await take(none, { retire: true, now: LATER });
    expect(await claim('河边来信', 0, userId, PAID)).toMatchObject({ coins: 66 });
    await expect(take(open, { now: PAID })).rejects.toThrow(
      'activities[2].endsAt: prizes of its ranking were taken already',
    );
  });
});
