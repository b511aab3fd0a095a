import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { makeMember, makeRichMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { balanceOf } from './ledger';
import { openVipByCoin, type VipWish } from './openVip';
import { seedMoney } from './seedMoney';
import { stageBalance, stageVip } from './stage';
import { DAY, grantVip, isVip, vipOf } from './vip';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));

const open = (userId: number, wish: Partial<VipWish> = {}) =>
  withTx(test.db, (tx) =>
    openVipByCoin(tx, { userId, planId: 1, expectPrice: 300, requestId: 'request-1', now: NOON, ...wish }),
  );
const give = (userId: number, days: number, badge: 'normal' | 'month' | 'year', now: number) =>
  withTx(test.db, (tx) => grantVip(tx, { userId, days, badge, source: 'gift', ref: `${userId}:${now}:${badge}`, now }));

describe('opening VIP with diamonds', () => {
  it('charges once out of 20 identical requests', async () => {
    const userId = await makeRichMember(test.db, 1000);
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(userId)));
    expect(opened.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(opened.every(({ expTime, balanceAfter }) => expTime === NOON + 30 * DAY && balanceAfter === 700)).toBe(true);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('refuses to use one request for another plan', async () => {
    const userId = await makeRichMember(test.db, 2000);
    await open(userId);
    expect(await refusal(open(userId, { planId: 2 }))).toEqual({ code: 1001, data: { field: 'requestId' } });
    expect(await open(userId)).toMatchObject({ repeated: true, balanceAfter: 1700 });
  });

  it('extends from the end of what runs, and from now when nothing runs any more', async () => {
    const userId = await makeRichMember(test.db, 2000);
    await open(userId, { requestId: 'first-one' });
    const during = NOON + 10 * DAY;
    expect(await open(userId, { requestId: 'second-one', now: during })).toMatchObject({ expTime: NOON + 60 * DAY });
    const later = NOON + 100 * DAY;
    expect(await open(userId, { requestId: 'third-one', now: later })).toMatchObject({ expTime: later + 30 * DAY });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('is refused at another price, without the diamonds, or to minors, and then costs nothing', async () => {
    const userId = await makeRichMember(test.db, 299);
    expect(await refusal(open(userId, { expectPrice: 280 }))).toEqual({ code: 3006, data: { price: 300 } });
    expect(await refusal(open(userId))).toEqual({ code: 3001, data: { balance: 299, price: 300 } });
    const child = await makeMember(test.db, { age: 12 });
    expect(await refusal(open(child))).toMatchObject({ code: 1006 });
    expect(await balanceOf(test.db, userId)).toBe(299);
    expect(await isVip(test.db, userId, NOON)).toBe(false);
  });
});

describe('VIP', () => {
  it('runs until its last millisecond', async () => {
    const userId = await makeMember(test.db);
    await give(userId, 1, 'month', NOON);
    const end = NOON + DAY;
    expect(await isVip(test.db, userId, end - 1)).toBe(true);
    expect(await isVip(test.db, userId, end)).toBe(false);
    expect(await vipOf(test.db, userId, end - 1)).toMatchObject({ levelType: 1, expTime: end });
    expect(await vipOf(test.db, userId, end)).toMatchObject({ levelType: 0, expTime: end });
  });

  it('wears the badge of the best plan that runs or waits to run, and keeps ended ones with their date', async () => {
    const userId = await makeMember(test.db);
    await give(userId, 7, 'normal', NOON);
    expect((await vipOf(test.db, userId, NOON)).badges).toMatchObject([{ variant: 'normal' }]);
    await give(userId, 365, 'year', NOON + DAY);
    const badges = (now: number) =>
      vipOf(test.db, userId, now).then((state) => state.badges.map(({ variant }) => variant));
    expect(await badges(NOON + 2 * DAY)).toEqual(['year']);
    expect(await badges(NOON + 8 * DAY)).toEqual(['year', 'normal']);
    await give(userId, 30, 'month', NOON + 9 * DAY);
    expect(await badges(NOON + 380 * DAY)).toEqual(['month', 'year', 'normal']);
    const over = await vipOf(test.db, userId, NOON + 500 * DAY);
    expect(over.badges).toEqual([
      { id: 3, name: '年费 VIP', variant: 'year', expiresAt: NOON + 372 * DAY },
      { id: 2, name: '月费 VIP', variant: 'month', expiresAt: NOON + 402 * DAY },
      { id: 1, name: 'VIP 会员', variant: 'normal', expiresAt: NOON + 7 * DAY },
    ]);
  });

  it('and diamonds can be staged for a demonstration without breaking a rule', async () => {
    const userId = await makeRichMember(test.db, 100);
    const expTime = NOON + 1000;
    await give(userId, 365, 'year', NOON);
    await withTx(test.db, (tx) => stageVip(tx, { userId, expTime, ids: systemIds }));
    expect(await vipOf(test.db, userId, NOON)).toMatchObject({ levelType: 1, expTime });
    for (const coins of [7, 500, 500, 0]) {
      await withTx(test.db, (tx) => stageBalance(tx, { userId, coins, ids: systemIds, now: NOON }));
      expect(await balanceOf(test.db, userId)).toBe(coins);
    }
    await withTx(test.db, (tx) => stageVip(tx, { userId, expTime: 0, ids: systemIds }));
    expect(await vipOf(test.db, userId, NOON)).toEqual({ levelType: 0, expTime: null, badges: [] });
    expect(await checkDatabase(test.db)).toEqual([]);
  });
  it('that was paid for is moved by staging, never lost: its charge and its requestId still find it', async () => {
    const userId = await makeRichMember(test.db, 1000);
    const stage = (expTime: number) => withTx(test.db, (tx) => stageVip(tx, { userId, expTime, ids: systemIds }));
    await open(userId);
    await open(userId, { requestId: 'request-2' });
    for (const expTime of [NOON + 1000, NOON + 90 * DAY]) {
      await stage(expTime);
      expect(await vipOf(test.db, userId, NOON)).toMatchObject({ levelType: 1, expTime });
      expect(await open(userId)).toMatchObject({ expTime, balanceAfter: 400, repeated: true });
      expect(await checkDatabase(test.db)).toEqual([]);
    }
    await stage(0);
    expect(await vipOf(test.db, userId, NOON)).toMatchObject({ levelType: 0, expTime: 0 });
    expect(await open(userId, { requestId: 'request-3' })).toMatchObject({ expTime: NOON + 30 * DAY });
    expect(await checkDatabase(test.db)).toEqual([]);
  });
});
