import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { balanceOf } from '@server/money/ledger';
import { signDays } from '@server/testing/checkin';
import { makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { checkinOverview } from './overview';
import { signToday } from './sign';
import { hasCheckedIn } from './streak';

const test = withTestDatabase();
const DAY = 86_400_000;
/** Midnight of 2026-03-02 in Shanghai. */
const MIDNIGHT = NOON - 12 * 3_600_000;

const sign = (userId: number, now = NOON, requestId = `request-${now}`) =>
  withTx(test.db, (tx) => signToday(tx, { userId, requestId, now }));

describe('signing', () => {
  it('gives the first day of the cycle and tells what comes', async () => {
    const userId = await makeMember(test.db);
    expect(await sign(userId)).toEqual({
      day: '2026-03-02',
      reward: 1,
      price: 0,
      reached: [],
      streak: 1,
      total: 1,
      next: { days: 14, coins: 10, left: 13 },
      tomorrowReward: 1,
      balanceAfter: 1,
      repeated: false,
    });
    expect(await hasCheckedIn(test.db, userId, NOON)).toBe(true);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('is one day for 20 parallel taps, whatever their request ids', async () => {
    const userId = await makeMember(test.db);
    const ids = Array.from({ length: 20 }, (_, n) => `request-${n % 4}`);
    const told = await Promise.all(
      ids.map((requestId) => sign(userId, NOON, requestId).catch((fault: { code: number }) => fault.code)),
    );
    expect(told.filter((one) => typeof one === 'object' && !one.repeated)).toHaveLength(1);
    expect(told.filter((one) => typeof one === 'object' && one.repeated)).toHaveLength(4);
    expect(told.filter((one) => one === 4003)).toHaveLength(15);
    expect(await balanceOf(test.db, userId)).toBe(1);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('answers the intent of before midnight again after it, and signs no second day for it', async () => {
    const userId = await makeMember(test.db);
    await sign(userId, MIDNIGHT + DAY - 1, 'lost-answer');
    expect(await sign(userId, MIDNIGHT + DAY, 'lost-answer')).toMatchObject({ day: '2026-03-02', repeated: true });
    expect(await sign(userId, MIDNIGHT + DAY, 'the-next')).toMatchObject({ day: '2026-03-03', streak: 2 });
  });

  it('goes 1, 1, 2, 2, 3, 3, 8 and begins anew', async () => {
    const userId = await makeMember(test.db);
    const rewards = [];
    for (let day = 0; day < 9; day += 1) rewards.push((await sign(userId, NOON + day * DAY)).reward);
    expect(rewards).toEqual([1, 1, 2, 2, 3, 3, 8, 1, 1]);
  });

  it('gives 10 on day 14 and 30 on day 30, once a streak', async () => {
    const userId = await makeMember(test.db);
    const reached: [number, number][] = [];
    for (let day = 0; day < 45; day += 1) {
      for (const { coins } of (await sign(userId, NOON + day * DAY)).reached ?? []) reached.push([day + 1, coins]);
    }
    expect(reached).toEqual([
      [14, 10],
      [30, 30],
    ]);
    await signDays(test.db, userId, [60]);
    expect(await checkinOverview(test.db, userId, NOON + 60 * DAY)).toMatchObject({
      streak: 1,
      milestones: [{ reached: false }, { reached: false }],
    });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('follows the rules of the day: new ones change nothing that was', async () => {
    const userId = await makeMember(test.db);
    await signDays(test.db, userId, [0, 1, 2]);
    await test.db.insertInto('checkinMilestones').values({ days: 2, coins: 99 }).execute();
    await test.db
      .updateTable('checkinRules')
      .set({ cycle: [5] })
      .execute();
    expect(await sign(userId, NOON + 3 * DAY)).toMatchObject({ reward: 5, reached: [], streak: 4 });
    expect(await balanceOf(test.db, userId)).toBe(1 + 1 + 2 + 5);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('is refused while the operator has closed it', async () => {
    const userId = await makeMember(test.db);
    await sign(userId, NOON, 'before');
    await test.db.updateTable('checkinRules').set({ open: false }).execute();
    expect(await refusal(sign(userId, NOON + DAY))).toMatchObject({ code: 1007 });
    expect(await sign(userId, NOON + DAY, 'before')).toMatchObject({ repeated: true });
    expect(await checkinOverview(test.db, userId, NOON)).toMatchObject({ open: false });
  });
});

describe('the business day', () => {
  it.each([
    ['the last millisecond of a day', MIDNIGHT - 1, '2026-03-01'],
    ['the first of the next', MIDNIGHT, '2026-03-02'],
    ['the leap day', Date.UTC(2028, 1, 28, 16), '2028-02-29'],
    ['New Year, hours before it is in London', Date.UTC(2026, 11, 31, 16), '2027-01-01'],
    ['the hour New York skips', Date.UTC(2026, 2, 8, 7), '2026-03-08'],
    ['the hour Berlin has twice', Date.UTC(2026, 9, 25, 1), '2026-10-25'],
    ['the hour Lord Howe shifts by half', Date.UTC(2026, 3, 4, 15), '2026-04-04'],
  ])('is that of Shanghai: %s', async (_what, now, day) => {
    const userId = await makeMember(test.db);
    await test.db
      .updateTable('users')
      .set({ createdAt: new Date(0) })
      .execute();
    expect((await sign(userId, now)).day).toBe(day);
    expect(await checkinOverview(test.db, userId, now)).toMatchObject({ today: day, signedToday: true });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('lets nobody sign twice where a local day has 25 hours, nor lose a streak where it has 23', async () => {
    const userId = await makeMember(test.db);
    // Berlin: the summer begins on 2026-03-29 and ends on 2026-10-25; always at 23:30 there.
    const summer = [Date.UTC(2026, 2, 27, 22, 30), Date.UTC(2026, 2, 28, 22, 30), Date.UTC(2026, 2, 29, 21, 30)];
    for (const [place, now] of summer.entries()) expect((await sign(userId, now)).streak).toBe(place + 1);
    const winter = [Date.UTC(2026, 9, 24, 21, 30), Date.UTC(2026, 9, 25, 22, 30)];
    for (const [place, now] of winter.entries()) expect((await sign(userId, now)).streak).toBe(place + 1);
  });
});
