import { readConfig } from '@server/config';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { newStaff } from '@server/desk/testing/staff';
import { bookPayment } from '@server/money/bookPayment';
import { balanceOf } from '@server/money/ledger';
import { seedMoney } from '@server/money/seedMoney';
import { NOON } from '@server/testing/members';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { moneyCalls } from '@/contract/calls/money';
import { realNameCalls } from '@/contract/calls/realName';
import { moneyDeskCalls } from '@/contract/desk/money';
import { isOpenAt } from './hours';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney), {
  environment: { MINOR_SPENDING: 'notices' },
});
const db = () => server.ctx.database.db;
const HOUR = 3_600_000;
const shanghai = (text: string) => Date.parse(`${text}+08:00`);
/** A Friday evening after the day that tests have, within the hour. */
const FRIDAY_20 = (() => {
  const rules = readConfig({ MINOR_SPENDING: 'notices' }).minors;
  let at = NOON - (NOON % HOUR);
  while (!isOpenAt({ ...rules, hours: { days: ['fri'], holidays: false, from: 20, until: 21 } }, at)) at += HOUR;
  return at;
})();
const goTo = (at: number) => server.ctx.clock.runAhead(at - NOON);
afterEach(async () => expect(await checkDatabase(db())).toEqual([]));

/** Somebody whose age was checked. */
async function aged(age: number): Promise<TestMember> {
  const me = await newMember(server);
  const { people } = await server.get(realNameCalls.realName, {}, me);
  const { name = '', idNumber = '' } = people.find((one) => one.age === age) ?? {};
  const guardian = age < 14 ? { guardianName: '王建国', guardianPhone: '13800138000' } : {};
  await server.get(realNameCalls.checkRealName, { name, idNumber, ...guardian }, me);
  return me;
}
let asked = 0;
/** 1: ¥6, 2: ¥30, 3: ¥68, 4: ¥128. */
const order = (who: TestMember, productId: number) => {
  asked += 1;
  const wish = { kind: 'recharge', productId, payType: 'alipay', requestId: `minor-order-${asked}` } as const;
  return server.ask(moneyCalls.payInfo, wish, who);
};
async function pay({ data }: { data: unknown }): Promise<string> {
  const { orderId, amountFen } = data as { orderId: string; amountFen: number };
  const { config, clock } = server.ctx;
  const by = { provider: 'sandbox', twice: 'person', raw: {}, minors: config.minors, now: clock.now() } as const;
  const payment = { orderId, providerTxn: `bank-${orderId}`, amountFen: String(amountFen) };
  return withTx(db(), (tx) => bookPayment(tx, payment, by));
}
const refusal = async (who: TestMember) => (await server.get(moneyCalls.coinProducts, {}, who)).refusal;

describe('the notices of 2019 and 2021', () => {
  it.each([
    [7, { 1: '未满 8 周岁不能充值' }],
    [8, { 2: '', 3: '单次最多充值 ¥50' }],
    [15, { 2: '', 3: '单次最多充值 ¥50' }],
    [16, { 3: '', 4: '单次最多充值 ¥100' }],
    [17, { 3: '', 4: '单次最多充值 ¥100' }],
    [18, { 4: '' }],
    [30, { 4: '' }],
  ])('at %i years', async (age, said) => {
    goTo(FRIDAY_20);
    const me = await aged(age);
    for (const [productId, words] of Object.entries(said)) {
      const heard = await order(me, Number(productId));
      expect(heard).toMatchObject(words === '' ? { code: 0 } : { code: 1006, msg: expect.stringContaining(words) });
    }
  });

  it('open the hour from 20 to 21 on Fridays, weekends and holidays, and say so beforehand', async () => {
    const { minors } = server.ctx.config;
    const open = ['2026-11-27T20:00', '2026-11-28T20:59', '2026-11-29T20:30', '2026-10-01T20:30'];
    const shut = ['2026-11-27T19:59', '2026-11-27T21:00', '2026-11-26T20:30', '2026-11-30T20:30'];
    expect(open.map((at) => isOpenAt(minors, shanghai(at)))).toEqual([true, true, true, true]);
    expect(shut.map((at) => isOpenAt(minors, shanghai(at)))).toEqual([false, false, false, false]);
    goTo(FRIDAY_20);
    const me = await aged(15);
    expect(await refusal(me)).toBeNull();
    const { data } = await order(me, 1);
    // Opened with the hour, it is taken for half of it; near its end, no longer than it lasts.
    expect(data).toMatchObject({ expiresAt: FRIDAY_20 + HOUR / 2 });
    goTo(FRIDAY_20 + HOUR - 60_000);
    expect((await order(me, 1)).data).toMatchObject({ expiresAt: FRIDAY_20 + HOUR });
    goTo(FRIDAY_20 + HOUR);
    expect(await refusal(me)).toMatch(/周五、周六、周日、法定节假日 20:00–21:00/);
    expect(await order(me, 1)).toMatchObject({ code: 1006, msg: expect.stringContaining('20:00–21:00') });
  });

  it('count a month over all accounts of one person, and begin anew with the next', async () => {
    goTo(FRIDAY_20);
    const [one, other] = [await aged(15), await aged(15)];
    for (let n = 0; n < 3; n += 1) expect(await pay(await order(one, 2))).toBe('paid');
    for (let n = 0; n < 3; n += 1) expect(await pay(await order(other, 2))).toBe('paid');
    expect(await order(one, 2)).toMatchObject({
      code: 1006,
      msg: expect.stringMatching(/每月最多充值 ¥200，本月还可以充值 ¥20/),
    });
    expect(await order(one, 1)).toMatchObject({ code: 0 });
    let later = FRIDAY_20;
    const monthOf = (at: number) => new Date(at + 8 * HOUR).getUTCMonth();
    while (monthOf(later) === monthOf(FRIDAY_20)) later += 7 * 24 * HOUR;
    goTo(later);
    expect(await order(one, 2)).toMatchObject({ code: 0 });
  });

  it('hold what comes later than it may, or beyond the month: a person credits what fits, and gives back the rest', async () => {
    goTo(FRIDAY_20);
    const me = await aged(15);
    const late = await order(me, 2);
    const orders = [await order(me, 2), await order(me, 2), await order(me, 2)];
    for (const each of orders) expect(await pay(each)).toBe('paid');
    const before = await balanceOf(db(), me.id);
    goTo(FRIDAY_20 + HOUR);
    expect(await pay(late)).toBe('minor');
    expect(await balanceOf(db(), me.id)).toBe(before);
    const finance = await newStaff(server, 'finance');
    const [held] = (await finance.ask(moneyDeskCalls.deskMoneyCases, { view: 'open' })).records;
    const decided = { id: held?.id ?? 0, decision: 'credited', reason: '渠道说 20:10 付的' } as const;
    await finance.ask(moneyDeskCalls.deskSettle, decided);
    expect(await balanceOf(db(), me.id)).toBeGreaterThan(before);
  });

  it('want an age that was shown: who only said to be a minor is led to do so', async () => {
    goTo(FRIDAY_20);
    const me = await newMember(server);
    await db().updateTable('users').set({ age: 15 }).where('id', '=', me.id).execute();
    expect(await refusal(me)).toMatch(/完成实名认证后/);
    expect(await order(me, 1)).toMatchObject({ code: 1006 });
  });
});

describe('the settings', () => {
  it('are nobody under 18 unless said, and read as they are written', () => {
    expect(readConfig({}).minors.steps).toEqual([]);
    expect(readConfig({ MINOR_SPENDING: '12=1000/2000' }).minors.steps).toEqual([
      { age: 12, onceFen: 1000, monthFen: 2000 },
    ]);
    expect(readConfig({ MINOR_HOURS: 'any' }).minors.hours).toBeNull();
    expect([...readConfig({ HOLIDAYS: '2027-01-01..2027-01-02,2027-04-05' }).minors.holidays]).toEqual([
      '2027-01-01',
      '2027-01-02',
      '2027-04-05',
    ]);
  });

  it.each([
    { MINOR_SPENDING: '16=1/2,8=1/2' },
    { MINOR_SPENDING: '18=1/2' },
    { MINOR_HOURS: 'fri=21-20' },
    { MINOR_HOURS: 'friday=20-21' },
    { HOLIDAYS: '2027-01-03..2027-01-01' },
    { HOLIDAYS: 'spring' },
  ])('are named at start where they are wrong: %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(`${Object.keys(environment)[0]} must be`);
  });
});
