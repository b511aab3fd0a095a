import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { payTestOrder, placeTestOrder } from '@server/desk/testing/payments';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { askRefunds } from '@server/money/askRefunds';
import { debit } from '@server/money/ledger';
import { noteRefund } from '@server/money/noteRefund';
import { seedMoney } from '@server/money/seedMoney';
import { sandboxBooks } from '@server/pay/sandbox/books';
import { makeGame } from '@server/testing/games';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { gameCalls } from '@/contract/calls/game';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { ownOrderCalls } from '@/contract/calls/ownOrder';
import { statusCalls } from '@/contract/calls/status';
import { actsCalls } from '@/contract/desk/acts';
import { memberCalls } from '@/contract/desk/members';
import { moneyDeskCalls as calls } from '@/contract/desk/money';
import { refundCalls } from '@/contract/desk/refunds';

const DAY_MS = 86_400_000;
const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const db = () => server.ctx.database.db;
const reason = '会员买错，没有用';
const NEW_MEMBER = 20;
const COINS = 315;
let asked = 0;
const requestId = () => {
  asked += 1;
  return `refund-${asked}`.padEnd(16, '0');
};

const statusOf = async (me: TestMember) => server.get(statusCalls.me, { uid: me.uid }, me);
const balanceOf = async (me: TestMember) => (await statusOf(me)).coinNum;
const refund = (staff: TestStaff, orderId: string, more: object = {}) =>
  staff.hear(calls.deskRefundOrder, { orderId, requestId: requestId(), items: [], reason, ...more });

/** Somebody who ordered and paid. */
async function paid(product: { kind?: 'recharge' | 'vip'; productId?: number } = {}, who?: TestMember) {
  const me = who ?? (await newMember(server));
  const order = await placeTestOrder(server, me, product);
  expect(await payTestOrder(server, order)).toBe('paid');
  return { me, order, orderId: order.orderId };
}

/** All that the ledger holds, whichever way it is summed, is nothing. */
async function sumsAreZero() {
  const { rows } = await sql<{ all: number; txns: number; differing: number }>`select
      (select coalesce(sum(amount), 0)::int8 from ledger_entries) as "all",
      (select count(*) from (select from ledger_entries group by txn_id having sum(amount) <> 0) t) as txns,
      (select count(*) from ledger_accounts a where kind = 'user' and balance <>
        (select coalesce(sum(amount), 0) from ledger_entries e where e.account_id = a.id)) as differing`.execute(db());
  expect(rows).toEqual([{ all: 0, txns: 0, differing: 0 }]);
  expect(await checkDatabase(db())).toEqual([]);
}

describe('an order that is given back', () => {
  it('takes its diamonds with all bonus, once, and leaves every sum of the ledger at zero', async () => {
    const support = await newStaff(server, 'support');
    const { me, orderId } = await paid();
    const preview = await support.ask(calls.deskRefundPreview, { orderId });
    expect(preview).toMatchObject({ balance: NEW_MEMBER + COINS, state: 'paid', waiting: null, purchases: [] });
    expect(preview.coins + preview.bonus + preview.firstBonus).toBe(COINS);
    const wish = { orderId, requestId: requestId(), items: [], reason };
    expect(await support.ask(calls.deskRefundOrder, wish)).toMatchObject({ state: 'done', balance: NEW_MEMBER });
    await sumsAreZero();
    expect(await support.ask(calls.deskRefundOrder, wish)).toMatchObject({ repeated: true, balance: NEW_MEMBER });
    expect(await refund(support, orderId)).toMatchObject({ code: 1003 });
    expect(await balanceOf(me)).toBe(NEW_MEMBER);
    await sumsAreZero();

    expect(await server.get(moneyCalls.order, { orderId }, me)).toMatchObject({ status: 'refunded' });
    const [message] = (await server.get(messageCalls.messages, { uid: me.uid }, me)).records;
    expect(message).toMatchObject({ title: '订单已退款' });
    expect(message?.content).toContain(`同时收回 ${COINS} 钻`);
    const whole = await support.ask(calls.deskOrder, { orderId });
    expect(whole).toMatchObject({ state: 'refunded', acts: [{ kind: 'order.refunded', reason }] });
    expect(whole.entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['user', COINS],
      ['mint', -COINS],
      ['user', -COINS],
      ['mint', COINS],
    ]);
    const { rows } = await sql<{
      code: string;
      sum: number;
    }>`select code, sum(amount)::int8 as sum from ledger_entries e
      join ledger_accounts a on a.id = e.account_id and a.code = 'mint' group by code`.execute(db());
    expect(rows).toEqual([{ code: 'mint', sum: 0 }]);
  });

  it('gives the doubling of a first recharge back with it: the next one is the first again', async () => {
    const support = await newStaff(server, 'support');
    const { me, orderId } = await paid({ productId: 1 });
    const { firstBonus } = await support.ask(calls.deskRefundPreview, { orderId });
    expect(firstBonus).toBeGreaterThan(0);
    expect((await support.ask(calls.deskOrder, { orderId })).firstBonus).toBe(firstBonus);
    await refund(support, orderId);
    expect(await balanceOf(me)).toBe(NEW_MEMBER);
    const again = await paid({ productId: 1 }, me);
    expect((await support.ask(calls.deskOrder, { orderId: again.orderId })).firstBonus).toBe(firstBonus);
    await sumsAreZero();
  });

  it('is refused when too much of it is spent, and told by how much; a purchase that goes back with it makes it good', async () => {
    const support = await newStaff(server, 'support');
    const { me, orderId } = await paid();
    const gameId = await makeGame(db(), { onlineType: 1, buyAmount: 98 });
    await server.get(
      gameCalls.download,
      { id: gameId, platformType: 1, requestId: 'download-game-1', expectPrice: 98 },
      me,
    );
    const refused = await refund(support, orderId);
    expect(refused).toMatchObject({ code: 3001, data: { balance: NEW_MEMBER + COINS - 98, price: COINS } });
    expect(refused.msg).toContain(`差 ${98 - NEW_MEMBER} 钻`);
    await sumsAreZero();
    const { purchases } = await support.ask(calls.deskRefundPreview, { orderId });
    expect(purchases).toMatchObject([{ itemKind: 'game', itemId: gameId, price: 98 }]);
    const items = [{ itemKind: 'game' as const, itemId: gameId }];
    expect(await refund(support, orderId, { items })).toMatchObject({ code: 0, data: { balance: NEW_MEMBER } });
    expect((await support.ask(memberCalls.deskPurchases, { uid: me.uid })).records).toEqual([]);
    await sumsAreZero();
  });

  it('of two who are at it together is given back by one', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'support')];
    const { me, orderId } = await paid();
    const codes = (await Promise.all([refund(one, orderId), refund(two, orderId)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([0, 1003]);
    expect(await balanceOf(me)).toBe(NEW_MEMBER);
    await sumsAreZero();
  });

  it('is never half given back while its owner spends', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, orderId } = await paid();
    const spend = (n: number) =>
      withTx(db(), (tx) =>
        debit(tx, {
          userId: me.id,
          amount: 30,
          kind: 'adjust',
          ref: `spent:${n}`,
          title: '',
          now: server.ctx.clock.now(),
        }),
      ).catch(() => null);
    await Promise.all([spend(1), refund(finance, orderId), spend(2), spend(3)]);
    await sumsAreZero();
    expect(await balanceOf(me)).toBeGreaterThanOrEqual(0);
  });

  it('hears of another payment as one that came twice, and of its own as known', async () => {
    const finance = await newStaff(server, 'finance');
    const { order, orderId } = await paid();
    await refund(finance, orderId);
    expect(await payTestOrder(server, order)).toBe('repeated');
    expect(await payTestOrder(server, order, 'bank-again')).toBe('paidTwice');
    expect(await finance.ask(calls.deskOrder, { orderId })).toMatchObject({ state: 'refunded' });
    const [held] = (await finance.ask(calls.deskMoneyCases, { view: 'open' })).records;
    await finance.ask(calls.deskSettle, { id: held?.id ?? 0, decision: 'refunded', reason });
    await sumsAreZero();
  });

  it('was paid: one that was not is refused', async () => {
    const finance = await newStaff(server, 'finance');
    const order = await placeTestOrder(server, await newMember(server));
    expect(await refund(finance, order.orderId)).toMatchObject({ code: 1003 });
    expect(await refund(finance, '404')).toMatchObject({ code: 1002 });
    const moderator = await newStaff(server, 'moderator');
    expect(await refund(moderator, order.orderId)).toMatchObject({ code: 1006 });
  });
});

describe('an order of VIP that is given back', () => {
  it('takes the days that are left, and its badge', async () => {
    const { me, orderId } = await paid({ kind: 'vip', productId: 1 });
    server.ctx.clock.runAhead(10 * DAY_MS);
    const finance = await newStaff(server, 'finance');
    const { vip } = await finance.ask(calls.deskRefundPreview, { orderId });
    expect(vip?.days).toBe(30);
    expect(await refund(finance, orderId)).toMatchObject({ code: 0 });
    expect(await statusOf(me)).toMatchObject({ levelType: 0, badges: [] });
    expect(await refund(finance, orderId)).toMatchObject({ code: 1003 });
    await sumsAreZero();
  });

  it('leaves the days of other orders', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, orderId } = await paid({ kind: 'vip', productId: 1 });
    const before = (await statusOf(me)).expTime ?? 0;
    const year = await paid({ kind: 'vip', productId: 3 }, me);
    expect((await statusOf(me)).badges[0]).toMatchObject({ variant: 'year' });
    await refund(finance, year.orderId);
    expect(await statusOf(me)).toMatchObject({ levelType: 1, expTime: before });
    expect((await statusOf(me)).badges).toMatchObject([{ variant: 'month', expiresAt: before }]);
    expect(orderId).not.toBe(year.orderId);
    await sumsAreZero();
  });

  it('is refused once they are over', async () => {
    const { orderId } = await paid({ kind: 'vip', productId: 1 });
    server.ctx.clock.runAhead(40 * DAY_MS);
    const finance = await newStaff(server, 'finance');
    expect(await refund(finance, orderId)).toMatchObject({ code: 1001, msg: 'VIP 已经到期，没有天数可以收回' });
    await sumsAreZero();
  });
});

describe('an order above the limit', () => {
  const dear = () => paid({ productId: 5 });

  it('waits for a second person, who sees the same, and nothing moves before', async () => {
    const [support, finance] = [await newStaff(server, 'support'), await newStaff(server, 'finance')];
    const { me, orderId, order } = await dear();
    expect(order.amountFen).toBeGreaterThan(10_000);
    const before = await balanceOf(me);
    const wish = { orderId, requestId: requestId(), items: [], reason };
    expect(await support.ask(calls.deskRefundOrder, wish)).toMatchObject({ state: 'asked', balance: before });
    expect(await support.ask(calls.deskRefundOrder, wish)).toMatchObject({ state: 'asked', repeated: true });
    expect((await refund(finance, orderId)).msg).toContain(`${support.name}已经提了`);
    expect(await balanceOf(me)).toBe(before);
    const { records } = await finance.ask(memberCalls.deskSecondPerson, {});
    expect(records).toMatchObject([
      { kind: 'orderRefund', orderId, fen: order.amountFen, diamonds: NEW_MEMBER - before },
    ]);
    const id = records[0]?.id ?? 0;
    expect(await support.hear(memberCalls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1006 });
    await finance.ask(memberCalls.deskDecide, { id, confirm: true });
    expect(await balanceOf(me)).toBe(NEW_MEMBER);
    expect(await support.ask(calls.deskRefundOrder, wish)).toMatchObject({ state: 'done', repeated: true });
    const { records: acts } = await finance.ask(actsCalls.deskActs, { subject: 'order', subjectId: orderId });
    expect(acts.map(({ kind }) => kind)).toEqual(['order.refunded', 'secondPerson.confirmed', 'secondPerson.asked']);
    await sumsAreZero();
  });

  it('is void when a number has changed meanwhile', async () => {
    const [support, finance] = [await newStaff(server, 'support'), await newStaff(server, 'finance')];
    const { me, orderId } = await dear();
    await refund(support, orderId);
    await paid({ productId: 1 }, me);
    const { records } = await finance.ask(memberCalls.deskSecondPerson, {});
    expect(await finance.hear(memberCalls.deskDecide, { id: records[0]?.id ?? 0, confirm: true })).toMatchObject({
      code: 1003,
    });
    expect(await server.get(moneyCalls.order, { orderId }, me)).toMatchObject({ status: 'paid' });
    await sumsAreZero();
  });
});

describe('VIP that the staff changes', () => {
  const change = (staff: TestStaff, uid: string, days: number, id = requestId()) =>
    staff.hear(memberCalls.deskVip, { uid, requestId: id, days, reason });

  it('is given and taken once a request, told to the member and written down', async () => {
    const finance = await newStaff(server, 'finance');
    const me = await newMember(server);
    const now = server.ctx.clock.now();
    const id = requestId();
    expect(await change(finance, me.uid, 30, id)).toMatchObject({ code: 0, data: { state: 'done' } });
    expect(await change(finance, me.uid, 30, id)).toMatchObject({ data: { repeated: true } });
    expect(await statusOf(me)).toMatchObject({
      levelType: 1,
      expTime: now + 30 * DAY_MS,
      badges: [{ variant: 'month' }],
    });
    await change(finance, me.uid, -10);
    expect(await statusOf(me)).toMatchObject({ expTime: now + 20 * DAY_MS });
    await change(finance, me.uid, -31);
    expect(await statusOf(me)).toMatchObject({ levelType: 0, expTime: now });
    expect(await change(finance, me.uid, -1)).toMatchObject({ code: 1001 });
    const { records } = await server.get(messageCalls.messages, { uid: me.uid }, me);
    expect(records.filter(({ title }) => title.includes('VIP'))).toHaveLength(3);
    const { records: acts } = await finance.ask(actsCalls.deskActs, { uid: me.uid });
    expect(acts.map(({ kind }) => kind)).toEqual(['member.vipTaken', 'member.vipTaken', 'member.vipGiven']);
    await sumsAreZero();
  });

  it('waits for a second person above the limit, and is void when it changed meanwhile', async () => {
    const [finance, admin] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    const me = await newMember(server);
    expect(await change(finance, me.uid, 365)).toMatchObject({ data: { state: 'asked' } });
    const open = async () => (await admin.ask(memberCalls.deskSecondPerson, {})).records[0];
    expect(await open()).toMatchObject({ kind: 'vip', days: 365 });
    const support = await newStaff(server, 'support');
    const id = (await open())?.id ?? 0;
    expect(await support.hear(memberCalls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1006 });
    await admin.ask(memberCalls.deskDecide, { id, confirm: true });
    expect(await statusOf(me)).toMatchObject({ levelType: 1, badges: [{ variant: 'year' }] });
    await change(finance, me.uid, -200);
    await change(admin, me.uid, 5);
    expect(await admin.hear(memberCalls.deskDecide, { id: (await open())?.id ?? 0, confirm: true })).toMatchObject({
      code: 1003,
    });
    await sumsAreZero();
  });

  it('is for who may', async () => {
    const support = await newStaff(server, 'support');
    expect(await change(support, (await newMember(server)).uid, 1)).toMatchObject({ code: 1006 });
  });
});

describe('an order that is given back in parts', () => {
  const part = (staff: TestStaff, orderId: string, amountFen: number) => refund(staff, orderId, { amountFen });

  it('takes its share each time, stays paid until the last, and gives the provider each part once', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, order, orderId } = await paid();
    const stored = await db().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    await sandboxBooks({ ...server.ctx, db: db() }).pay(stored);
    const wish = { orderId, requestId: requestId(), amountFen: 1_000, items: [], reason };
    expect(await finance.ask(calls.deskRefundOrder, wish)).toMatchObject({ balance: NEW_MEMBER + COINS - 105 });
    expect(await finance.ask(calls.deskRefundOrder, wish)).toMatchObject({ repeated: true });
    expect(await finance.hear(calls.deskRefundOrder, { ...wish, amountFen: 2_000 })).toMatchObject({ code: 1001 });
    await sumsAreZero();
    expect(await finance.ask(calls.deskRefundPreview, { orderId })).toMatchObject({
      state: 'paid',
      refundedFen: 1_000,
    });
    const own = await server.get(ownOrderCalls.ownOrder, { orderId }, me);
    expect(own).toMatchObject({ status: 'paid', refunds: [{ amountFen: 1_000, state: 'underWay' }], canInvoice: true });
    const [message] = (await server.get(messageCalls.messages, { uid: me.uid }, me)).records;
    expect(message).toMatchObject({ title: '订单已部分退款' });
    expect(message?.content).toContain('¥10.00');

    expect(await part(finance, orderId, 2_001)).toMatchObject({ code: 1001, data: { field: 'amountFen' } });
    expect(await part(finance, orderId, 1)).toMatchObject({ data: { balance: NEW_MEMBER + COINS - 106 } });
    // The share of two fen is rounded up with what went before: the second one takes nothing, so it is refused.
    expect(await part(finance, orderId, 1)).toMatchObject({
      code: 1001,
      msg: '金额太小，退款必须至少收回 1 钻或 1 天',
    });
    await refund(finance, orderId);
    await sumsAreZero();
    expect(await balanceOf(me)).toBe(NEW_MEMBER);
    expect(await part(finance, orderId, 1)).toMatchObject({ code: 1003 });
    await askRefunds(server.ctx, server.ctx.clock.now());
    await askRefunds(server.ctx, server.ctx.clock.now() + DAY_MS);
    const there = await db()
      .selectFrom('sandboxRefunds')
      .select(['amountFen'])
      .where('orderNo', '=', orderId)
      .execute();
    expect(there.map(({ amountFen }) => amountFen).toSorted((one, other) => one - other)).toEqual([1, 1_000, 1_999]);
    const whole = await finance.ask(calls.deskOrder, { orderId });
    expect(whole).toMatchObject({ state: 'refunded', refundedFen: order.amountFen });
    expect(whole.entries.filter(({ account }) => account === 'user').map(({ amount }) => amount)).toEqual([
      COINS,
      -105,
      -1,
      -209,
    ]);
    await sumsAreZero();
  });

  it('never gives back more than was paid, however many ask at once, and whatever writes', async () => {
    const staff = [await newStaff(server, 'finance'), await newStaff(server, 'support')] as const;
    const { me, orderId } = await paid();
    const asks = [2_000, 2_000, 1_500].map((fen, n) => part(staff[n % 2 === 0 ? 0 : 1], orderId, fen));
    const codes = (await Promise.all(asks)).map(({ code }) => code);
    expect(codes.filter((each) => each === 0)).toHaveLength(1);
    expect(await balanceOf(me)).toBeLessThan(NEW_MEMBER + COINS);
    await sumsAreZero();
    const row = await db()
      .selectFrom('orderRefunds')
      .selectAll()
      .where('orderNo', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id: _id, ...values } = { ...row, amountFen: 2_000, askedAs: 'by-hand', ledgerTxnId: null, vipGrantId: 1 };
    await expect(db().insertInto('orderRefunds').values(values).execute()).rejects.toThrow(
      /more than was paid|vip_grant/,
    );
  });

  it('counts what went back before towards the limit, so that no row of parts goes around the second person', async () => {
    const [support, finance] = [await newStaff(server, 'support'), await newStaff(server, 'finance')];
    const { me, orderId } = await paid({ productId: 5 });
    expect(await part(support, orderId, 6_000)).toMatchObject({ data: { state: 'done' } });
    const before = await balanceOf(me);
    expect(await part(support, orderId, 6_000)).toMatchObject({ data: { state: 'asked', balance: before } });
    const [waiting] = (await finance.ask(memberCalls.deskSecondPerson, {})).records;
    expect(waiting).toMatchObject({ kind: 'orderRefund', fen: 6_000 });
    await finance.ask(memberCalls.deskDecide, { id: waiting?.id ?? 0, confirm: true });
    expect(await finance.ask(calls.deskRefundPreview, { orderId })).toMatchObject({
      refundedFen: 12_000,
      state: 'paid',
    });
    await sumsAreZero();
  });

  it('takes days of VIP by their share, and the badge with the last of them', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, orderId } = await paid({ kind: 'vip', productId: 1 });
    const until = (await statusOf(me)).expTime ?? 0;
    await part(finance, orderId, 1_000);
    expect(await statusOf(me)).toMatchObject({ levelType: 1, expTime: until - 10 * DAY_MS });
    expect((await statusOf(me)).badges).toMatchObject([{ variant: 'month' }]);
    await sumsAreZero();
    await refund(finance, orderId);
    expect(await statusOf(me)).toMatchObject({ levelType: 0, badges: [] });
    await sumsAreZero();
  });

  it('leaves the first recharge the first: what is left of it keeps its doubling, and the next one has none', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, orderId } = await paid({ productId: 1 });
    await part(finance, orderId, 300);
    const again = await paid({ productId: 1 }, me);
    expect((await finance.ask(calls.deskOrder, { orderId: again.orderId })).firstBonus).toBe(0);
    await sumsAreZero();
  });
});

describe('a refund that the provider refuses', () => {
  async function refused() {
    const finance = await newStaff(server, 'finance');
    const { me, orderId } = await paid();
    const stored = await db().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    await sandboxBooks({ ...server.ctx, db: db() }).pay(stored);
    await refund(finance, orderId);
    const { id } = await db().selectFrom('providerRefunds').select('id').executeTakeFirstOrThrow();
    const by = { provider: 'sandbox', now: server.ctx.clock.now() };
    await withTx(db(), (tx) => noteRefund(tx, id, { state: 'refused', why: '余额不足' }, by));
    return { me, orderId, id, finance };
  }

  it('is seen at the desk and told to its owner as held, and is asked for again under the same number', async () => {
    const { me, orderId, id, finance } = await refused();
    expect(await finance.ask(calls.deskMoney, {})).toMatchObject({ refusedRefunds: 1 });
    const { records } = await finance.ask(refundCalls.deskRefunds, { state: 'refused' });
    expect(records).toMatchObject([{ id, orderId, uid: me.uid, why: '余额不足', amountFen: 3_000, state: 'refused' }]);
    expect((await server.get(ownOrderCalls.ownOrder, { orderId }, me)).refunds).toMatchObject([{ state: 'held' }]);
    const support = await newStaff(server, 'support');
    const wish = { id, decision: 'again', reason } as const;
    expect(await support.hear(refundCalls.deskSettleRefund, wish)).toMatchObject({ code: 1006 });
    await finance.ask(refundCalls.deskSettleRefund, wish);
    expect(await finance.hear(refundCalls.deskSettleRefund, wish)).toMatchObject({ code: 1003 });
    expect((await finance.ask(refundCalls.deskRefunds, { state: 'waiting' })).records).toMatchObject([
      { id, note: reason },
    ]);
    await askRefunds(server.ctx, server.ctx.clock.now());
    expect((await server.get(ownOrderCalls.ownOrder, { orderId }, me)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await db().selectFrom('sandboxRefunds').select('id').execute()).toEqual([{ id }]);
    const { acts } = await finance.ask(calls.deskOrder, { orderId });
    expect(acts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['order.refunded', 'refund.askedAgain']));
    await sumsAreZero();
  });

  it('is settled by hand, and the provider is not asked again', async () => {
    const { me, orderId, id, finance } = await refused();
    await finance.ask(refundCalls.deskSettleRefund, { id, decision: 'byHand', reason: '已线下转账' });
    await askRefunds(server.ctx, server.ctx.clock.now() + DAY_MS);
    expect(await db().selectFrom('sandboxRefunds').select('id').execute()).toEqual([]);
    expect((await server.get(ownOrderCalls.ownOrder, { orderId }, me)).refunds).toMatchObject([{ state: 'done' }]);
    const { refunds } = await finance.ask(calls.deskOrder, { orderId });
    expect(refunds).toMatchObject([{ state: 'done', note: '已线下转账', settledBy: finance.name }]);
    expect(await finance.ask(calls.deskMoney, {})).toMatchObject({ refusedRefunds: 0 });
    await sumsAreZero();
  });
});
