import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { balanceOf } from '@server/money/ledger';
import { signDays } from '@server/testing/checkin';
import { giveCoins, makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { makeUpDay } from './makeUp';
import { checkinMonth } from './record';

const test = withTestDatabase();
const DAY = 86_400_000;
let sent = 0;

/** A member who came a month before with these diamonds and signed on these days, counted from 2026-03-02. */
async function member({ coins = 0, signed = [] as number[] } = {}) {
  const userId = await makeMember(test.db);
  await test.db
    .updateTable('users')
    .set({ createdAt: new Date(NOON - 40 * DAY) })
    .execute();
  if (coins > 0) await withTx(test.db, (tx) => giveCoins(tx, userId, coins));
  await signDays(test.db, userId, signed);
  return userId;
}

function makeUp(userId: number, day: string, { on = 20, requestId = '', expectPrice = 2 } = {}) {
  sent += 1;
  const wish = { userId, day, requestId: requestId || `makeup-${sent}`, expectPrice, now: NOON + on * DAY };
  return withTx(test.db, (tx) => makeUpDay(tx, wish));
}

describe('making up a day', () => {
  it('costs two diamonds and closes the gap of the streak', async () => {
    const userId = await member({ coins: 10, signed: [17, 18, 20] });
    expect(await makeUp(userId, '2026-03-21')).toMatchObject({ reward: 0, price: 2, streak: 4, total: 4, reached: [] });
    expect(await checkinMonth(test.db, userId, { now: NOON })).toMatchObject({
      month: '2026-03',
      count: 4,
      coins: 1 + 1 + 1,
      earliest: '2026-01',
      records: [
        { day: '2026-03-22', kind: 'signed', reward: 1 },
        { day: '2026-03-21', kind: 'makeup', reward: 0, price: 2 },
        { day: '2026-03-20' },
        { day: '2026-03-19' },
      ],
    });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('gives the milestone it passes by, once', async () => {
    const days = Array.from({ length: 16 }, (_, day) => day).filter((day) => day !== 8);
    const userId = await member({ coins: 10, signed: days });
    const told = await makeUp(userId, '2026-03-10', { on: 15 });
    expect(told).toMatchObject({ streak: 16, reached: [{ days: 14, coins: 10 }], next: { days: 30, left: 14 } });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('gives no milestone again that the longer streak already has', async () => {
    const days = Array.from({ length: 14 }, (_, day) => day);
    const userId = await member({ coins: 10, signed: [...days, 15] });
    expect(await makeUp(userId, '2026-03-16', { on: 15 })).toMatchObject({ streak: 16, reached: [] });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('is charged once for 20 parallel taps, whatever their request ids', async () => {
    const userId = await member({ coins: 10 });
    const taps = Array.from({ length: 20 }, (_, n) => makeUp(userId, '2026-03-10', { requestId: `tapped-${n % 4}` }));
    const outcomes = await Promise.allSettled(taps);
    expect(outcomes.filter((one) => one.status === 'fulfilled' && !one.value.repeated)).toHaveLength(1);
    expect(await balanceOf(test.db, userId)).toBe(8);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('is refused for today, tomorrow, last month, a day before the member came, and no day at all', async () => {
    const userId = await member({ coins: 10 });
    for (const day of ['2026-03-22', '2026-03-23', '2026-02-28', '2026-02-31']) {
      expect(await refusal(makeUp(userId, day))).toMatchObject({ code: 4004 });
    }
    await test.db
      .updateTable('users')
      .set({ createdAt: new Date(NOON + 8 * DAY) })
      .execute();
    expect(await refusal(makeUp(userId, '2026-03-09'))).toMatchObject({ code: 4004 });
    expect(await makeUp(userId, '2026-03-10')).toMatchObject({ day: '2026-03-10' });
    expect(await balanceOf(test.db, userId)).toBe(8);
  });

  it('is possible three times a month, and again in the next', async () => {
    const userId = await member({ coins: 20 });
    for (const day of ['2026-03-03', '2026-03-05', '2026-03-07']) await makeUp(userId, day);
    expect(await refusal(makeUp(userId, '2026-03-09'))).toMatchObject({ code: 4004 });
    expect(await makeUp(userId, '2026-04-01', { on: 31 })).toMatchObject({ price: 2 });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('asks again at another price, and charges nobody who has too little', async () => {
    const userId = await member({ coins: 1 });
    expect(await refusal(makeUp(userId, '2026-03-10', { expectPrice: 1 }))).toEqual({ code: 3006, data: { price: 2 } });
    expect(await refusal(makeUp(userId, '2026-03-10'))).toEqual({ code: 3001, data: { balance: 1, price: 2 } });
    expect(await balanceOf(test.db, userId)).toBe(1);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('refuses one request id for two days', async () => {
    const userId = await member({ coins: 10 });
    await makeUp(userId, '2026-03-10', { requestId: 'the-same' });
    expect(await makeUp(userId, '2026-03-10', { requestId: 'the-same' })).toMatchObject({ repeated: true });
    expect(await refusal(makeUp(userId, '2026-03-11', { requestId: 'the-same' }))).toMatchObject({ code: 1001 });
  });
});
