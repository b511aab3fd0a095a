import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { newStaff } from '@server/desk/testing/staff';
import { balanceOf } from '@server/money/ledger';
import { openVipByCoin } from '@server/money/openVip';
import { seedMoney } from '@server/money/seedMoney';
import { DAY, grantVip, takeVip, vipOf } from '@server/money/vip';
import { giveCoins } from '@server/testing/members';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { statusCalls } from '@/contract/calls/status';
import { memberCalls as calls } from '@/contract/desk/members';

const server = withTestServer();
const reason = '来信 20418';
const PRICE = 300;
const DAYS = 30;
let asked = 0;
const requestId = () => {
  asked += 1;
  return `vip-back-${asked}`.padEnd(16, '0');
};

beforeEach(() => withTx(server.ctx.database.db, seedMoney));

/** A member who opened thirty days with all their diamonds. */
async function opened() {
  const member = await newMember(server);
  const { db } = server.ctx.database;
  await withTx(db, async (tx) => {
    await giveCoins(tx, member.id, PRICE, `given:${member.id}`);
    const wish = { userId: member.id, planId: 1, expectPrice: PRICE, requestId: requestId() };
    await openVipByCoin(tx, { ...wish, now: server.ctx.clock.now() });
  });
  const { records } = await (await newStaff(server, 'support')).ask(calls.deskPurchases, { uid: member.uid });
  const [bought] = records;
  expect(records).toMatchObject([{ itemKind: 'vip', price: PRICE, days: DAYS }]);
  const wish = { uid: member.uid, itemKind: 'vip' as const, itemId: bought?.itemId ?? 0, reason };
  const standing = () => server.get(statusCalls.me, { uid: member.uid }, member);
  return { member, wish, standing };
}
const soundLedger = async () => expect(await checkDatabase(server.ctx.database.db)).toEqual([]);

describe('VIP that diamonds opened', () => {
  it('goes back once of several requests at a time, with its days', async () => {
    const support = await newStaff(server, 'support');
    const { member, wish, standing } = await opened();
    const before = (await standing()).coinNum;
    const wishes = Array.from({ length: 4 }, () => ({ ...wish, requestId: requestId() }));
    const heard = await Promise.all(wishes.map((each) => support.hear(calls.deskRefund, each)));
    expect(heard.map(({ code }) => code).toSorted()).toEqual([0, 1002, 1002, 1002]);
    expect(await standing()).toMatchObject({ coinNum: before + PRICE, levelType: 0 });
    const done = wishes[heard.findIndex(({ code }) => code === 0)] ?? { ...wish, requestId: requestId() };
    expect(await support.ask(calls.deskRefund, done)).toMatchObject({ repeated: true, balance: before + PRICE });
    expect((await support.ask(calls.deskPurchases, { uid: member.uid })).records).toEqual([]);
    await soundLedger();
    const { db } = server.ctx.database;
    await db.updateTable('purchaseRefunds').set({ itemId: 999 }).where('userId', '=', member.id).execute();
    expect((await checkDatabase(db)).map(({ rule }) => rule)).toContain(
      'VIP that diamonds opened and that was given back lost its days, for what it had cost',
    );
    await db.updateTable('purchaseRefunds').set({ itemId: wish.itemId }).where('userId', '=', member.id).execute();
  });

  it('leaves the days that came from elsewhere', async () => {
    const support = await newStaff(server, 'support');
    const { member, wish } = await opened();
    const { db } = server.ctx.database;
    const now = server.ctx.clock.now();
    const gift = { userId: member.id, days: 10, badge: 'normal', source: 'gift', ref: `gift:${member.id}` } as const;
    await withTx(db, (tx) => grantVip(tx, { ...gift, now }));
    await support.ask(calls.deskRefund, { ...wish, requestId: requestId() });
    const { expTime } = await vipOf(db, member.id, now);
    expect(Math.round(((expTime ?? 0) - now) / DAY)).toBe(10);
    await soundLedger();
  });

  it('is not given back once its days are over', async () => {
    const { member, wish, standing } = await opened();
    const { db } = server.ctx.database;
    const { coinNum } = await standing();
    const { expTime } = await vipOf(db, member.id, server.ctx.clock.now());
    server.ctx.clock.runAhead((expTime ?? 0) - server.ctx.clock.now());
    const support = await newStaff(server, 'support');
    expect((await support.ask(calls.deskPurchases, { uid: member.uid })).records).toEqual([]);
    expect(await support.hear(calls.deskRefund, { ...wish, requestId: requestId() })).toMatchObject({ code: 1001 });
    expect(await withTx(db, (tx) => balanceOf(tx, member.id))).toBe(coinNum);
    await soundLedger();
  });

  it('asks nobody to confirm what is over, and is void where it ended meanwhile', async () => {
    const { db } = server.ctx.database;
    const { member, wish, standing } = await opened();
    await db.updateTable('vipProducts').set({ priceCoins: 600 }).where('id', '=', 1).execute();
    const now = server.ctx.clock.now();
    await withTx(db, async (tx) => {
      await giveCoins(tx, member.id, 600, `more:${member.id}`);
      const more = { userId: member.id, planId: 1, expectPrice: 600, requestId: requestId() };
      await openVipByCoin(tx, { ...more, now });
    });
    const support = await newStaff(server, 'support');
    const { records } = await support.ask(calls.deskPurchases, { uid: member.uid });
    const itemId = records.find(({ price }) => price === 600)?.itemId ?? 0;
    const dear = { ...wish, itemId, requestId: requestId() };
    expect(await support.ask(calls.deskRefund, dear)).toMatchObject({ state: 'asked' });
    const { coinNum } = await standing();
    // A colleague takes all days: the balance that was asked about stays.
    const days = { userId: member.id, days: 60, badge: 'month', ref: `taken:${member.id}` } as const;
    await withTx(db, (tx) => takeVip(tx, { ...days, now: server.ctx.clock.now() }));
    expect(await vipOf(db, member.id, server.ctx.clock.now())).toMatchObject({ levelType: 0 });
    const finance = await newStaff(server, 'finance');
    const { records: waiting } = await finance.ask(calls.deskSecondPerson, {});
    const id = waiting.find(({ uid }) => uid === member.uid)?.id ?? 0;
    expect(await finance.hear(calls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1003 });
    expect(await support.hear(calls.deskRefund, { ...dear, requestId: requestId() })).toMatchObject({ code: 1001 });
    expect(await withTx(db, (tx) => balanceOf(tx, member.id))).toBe(coinNum);
    await soundLedger();
  });
});
