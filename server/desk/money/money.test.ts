import { checkDatabase } from '@server/db/check';
import { checkRules } from '@server/db/checkedRules';
import { withTx } from '@server/db/tx';
import { payTestOrder, placeTestOrder } from '@server/desk/testing/payments';
import { newStaff } from '@server/desk/testing/staff';
import { seedMoney } from '@server/money/seedMoney';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { actsCalls } from '@/contract/desk/acts';
import { moneyDeskCalls as calls } from '@/contract/desk/money';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const reason = '渠道后台已查到这笔';

const placed = () => newMember(server).then(async (me) => ({ me, order: await placeTestOrder(server, me) }));
/** An order that its owner closed before the money came. */
async function late() {
  const { me, order } = await placed();
  await server.get(moneyCalls.closeOrder, { id: order.orderId }, me);
  expect(await payTestOrder(server, order)).toBe('late');
  return { me, order };
}
const soundLedger = async () => expect(await checkDatabase(server.ctx.database.db)).toEqual([]);

describe('orders at the desk', () => {
  it('are found by state, way, product, time, number, payment and uid, in pages', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, order } = await placed();
    await payTestOrder(server, order, 'bank-1');
    const vip = await placeTestOrder(server, me, { kind: 'vip', productId: 1 });
    const other = await placed();
    const ids = async (wish: object) =>
      (await finance.ask(calls.deskOrders, wish)).records.map(({ orderId }) => orderId);
    const now = server.ctx.clock.now();
    expect((await ids({})).toSorted()).toEqual([order.orderId, vip.orderId, other.order.orderId].toSorted());
    expect(await ids({ state: 'paid' })).toEqual([order.orderId]);
    expect(await ids({ kind: 'vip', productId: 1 })).toEqual([vip.orderId]);
    expect(await ids({ payType: 'wechat' })).toEqual([]);
    expect(await ids({ until: now - 60_000 })).toEqual([]);
    expect(await ids({ text: vip.orderId })).toEqual([vip.orderId]);
    expect(await ids({ text: 'bank-1' })).toEqual([order.orderId]);
    expect((await ids({ text: me.uid })).toSorted()).toEqual([order.orderId, vip.orderId].toSorted());
    expect(await ids({ text: '没有的' })).toEqual([]);
  });

  it('go on where a page ended', async () => {
    const finance = await newStaff(server, 'finance');
    const { id } = await newMember(server);
    const one = (n: number) => ({
      ...{
        id: `o${String(n).padStart(3, '0')}`,
        userId: id,
        kind: 'recharge' as const,
        productId: 1,
        title: '',
        amountFen: 1,
      },
      ...{ coins: 1, vipDays: null, badge: null, sourceGameId: null, payType: 'alipay', requestId: `r${n}` },
      ...{ providerTxn: null, paidAt: null, closedAt: null, createdAt: new Date(n), expiresAt: new Date(n) },
    });
    await server.ctx.database.db
      .insertInto('orders')
      .values(Array.from({ length: 60 }, (_, n) => one(n)))
      .execute();
    const first = await finance.ask(calls.deskOrders, {});
    const last = first.records.at(-1);
    const rest = await finance.ask(calls.deskOrders, { beforeAt: last?.createdAt, beforeId: last?.orderId });
    expect([first.records.length, first.hasMore, rest.records.length, rest.hasMore]).toEqual([50, true, 10, false]);
    // Nobody paid in time: closed, though no job has been by.
    expect(first.records[0]).toMatchObject({ orderId: 'o059', state: 'closed' });
    expect((await finance.ask(calls.deskOrders, { state: 'pending' })).records).toEqual([]);
  });

  it('tell all that happened to one: callbacks, ledger, cases, acts', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, order } = await late();
    const [held] = (await finance.ask(calls.deskMoneyCases, { view: 'open' })).records;
    await finance.ask(calls.deskSettle, { id: held?.id ?? 0, decision: 'credited', reason });
    const whole = await finance.ask(calls.deskOrder, { orderId: order.orderId });
    expect(whole).toMatchObject({
      ...{ state: 'paid', late: true, uid: me.uid, balance: 335, memberState: 'active' },
      heard: [{ result: 'late', sigOk: true, amount: String(order.amountFen), providerTxn: `bank-${order.orderId}` }],
      entries: [
        { account: 'user', amount: 315, kind: 'recharge' },
        { account: 'mint', amount: -315 },
      ],
      cases: [{ state: 'credited', settledBy: finance.name, note: reason }],
    });
    expect(await finance.hear(calls.deskOrder, { orderId: '404' })).toMatchObject({ code: 1002 });
  });
});

describe('payments that wait for a person', () => {
  it('have three witnesses, and what can be done', async () => {
    const finance = await newStaff(server, 'finance');
    const { order } = await late();
    await payTestOrder(server, { orderId: '404', amountFen: 600 }, 'bank-404');
    const { records } = await finance.ask(calls.deskMoneyCases, { view: 'open' });
    expect(records).toMatchObject([
      { reason: 'late', orderState: 'review', creditable: true, diamonds: 315 },
      { reason: 'unknownOrder', orderState: null, uid: null, creditable: false, amountFen: 600 },
    ]);
    expect(await finance.ask(calls.deskMoney, {})).toMatchObject({ open: 2, oldestAt: records[0]?.at });
    const opened = await finance.ask(calls.deskMoneyCase, { id: records[0]?.id ?? 0 });
    expect(opened).toMatchObject({ order: { orderId: order.orderId }, balance: 20, entries: [], sameTxn: 0 });
    expect(opened.heard).toHaveLength(1);
  });

  it('are carried out once, with a reason, a message to who paid and a line in the log', async () => {
    const finance = await newStaff(server, 'finance');
    const { me, order } = await late();
    const [held] = (await finance.ask(calls.deskMoneyCases, { view: 'open' })).records;
    await finance.ask(calls.deskSettle, { id: held?.id ?? 0, decision: 'credited', reason });
    expect(await server.get(moneyCalls.order, { orderId: order.orderId }, me)).toMatchObject({ status: 'paid' });
    const { records: messages } = await server.get(messageCalls.messages, { uid: me.uid }, me);
    expect(messages[0]?.title).toBe('付款已核对，已入账');
    const { records: acts } = await finance.ask(actsCalls.deskActs, { kind: 'payment.settled' });
    expect(acts).toMatchObject([{ staff: finance.name, reason, uid: me.uid, subjectId: String(held?.id) }]);
    expect((await finance.ask(calls.deskMoneyCases, { view: 'settled' })).records).toMatchObject([
      { id: held?.id, state: 'credited', settledBy: finance.name },
    ]);
    await soundLedger();
  });

  it('are decided by one of two who are at it together, and the other hears who it was', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    await late();
    const [held] = (await one.ask(calls.deskMoneyCases, { view: 'open' })).records;
    const id = held?.id ?? 0;
    const answers = await Promise.all([
      one.hear(calls.deskSettle, { id, decision: 'credited', reason }),
      two.hear(calls.deskSettle, { id, decision: 'refunded', reason }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1003]);
    const [winner, what] = answers[0]?.code === 0 ? [one.name, '按订单入账'] : [two.name, '原路退回'];
    expect(answers.find(({ code }) => code === 1003)?.msg).toContain(`${winner}已经结了：${what}`);
    expect((await one.ask(actsCalls.deskActs, { kind: 'payment.settled' })).records).toHaveLength(1);
    await soundLedger();
  });

  it('are taken by one of two who are at it together; the other hears whose it is, and can settle it only after taking it over', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    await late();
    const [held] = (await one.ask(calls.deskMoneyCases, { view: 'open' })).records;
    const id = held?.id ?? 0;
    const take = { id, take: true, was: null };
    const answers = await Promise.all([one.hear(calls.deskTakeCase, take), two.hear(calls.deskTakeCase, take)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1003]);
    const [has, wants] = answers[0]?.code === 0 ? [one, two] : [two, one];
    expect(answers.find(({ code }) => code === 1003)?.msg).toContain(`${has.name}在处理这一笔`);
    const [row] = (await has.ask(calls.deskMoneyCases, { view: 'mine' })).records;
    expect(row).toMatchObject({ id, owner: { name: has.name } });
    expect((await wants.ask(calls.deskMoneyCases, { view: 'mine' })).records).toEqual([]);
    const wish = { id, decision: 'credited' as const, reason };
    expect(await wants.hear(calls.deskSettle, wish)).toMatchObject({ code: 1003, data: { who: has.name } });
    expect((await wants.ask(calls.deskMoneyCase, { id })).state).toBe('open');
    expect(await wants.hear(calls.deskTakeCase, { ...take, take: false })).toMatchObject({ code: 1003 });
    const over = { ...take, was: row?.owner?.id ?? 0 };
    expect(await wants.ask(calls.deskTakeCase, over)).toEqual({ before: has.name });
    // Once more, of a key that was pressed twice, is nothing.
    expect(await wants.ask(calls.deskTakeCase, over)).toEqual({ before: null });
    await wants.ask(calls.deskSettle, wish);
    expect((await has.hear(calls.deskTakeCase, take)).msg).toContain(`${wants.name}已经结了`);
    const { records: acts } = await wants.ask(actsCalls.deskActs, { kind: 'payment.taken' });
    expect(acts.map(({ staff }) => staff)).toEqual([wants.name, has.name]);
    await soundLedger();
  });

  it('that were taken are given back by who took them, and anybody’s again', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'finance')];
    await late();
    const id = (await one.ask(calls.deskMoneyCases, { view: 'open' })).records[0]?.id ?? 0;
    await one.ask(calls.deskTakeCase, { id, take: true, was: null });
    const was = (await one.ask(calls.deskMoneyCase, { id })).owner?.id ?? null;
    await one.ask(calls.deskTakeCase, { id, take: false, was });
    expect((await two.ask(calls.deskMoneyCase, { id })).owner).toBeNull();
    await two.ask(calls.deskSettle, { id, decision: 'credited', reason });
    expect((await one.ask(actsCalls.deskActs, { kind: 'payment.released' })).records).toHaveLength(1);
  });

  it('cannot carry out what has no order, and say so', async () => {
    const finance = await newStaff(server, 'finance');
    await payTestOrder(server, { orderId: '404', amountFen: 600 });
    const [held] = (await finance.ask(calls.deskMoneyCases, { view: 'open' })).records;
    const wish = { id: held?.id ?? 0, decision: 'credited' as const, reason };
    const refused = await finance.hear(calls.deskSettle, wish);
    expect(refused).toMatchObject({ code: 1001 });
    expect(refused.msg).toContain('不能按订单入账');
    await finance.ask(calls.deskSettle, { ...wish, decision: 'refunded' });
    await soundLedger();
  });

  it('are read by support and settled by finance', async () => {
    await late();
    const support = await newStaff(server, 'support');
    const [held] = (await support.ask(calls.deskMoneyCases, { view: 'open' })).records;
    const wish = { id: held?.id ?? 0, decision: 'refunded' as const, reason };
    expect(await support.hear(calls.deskSettle, wish)).toMatchObject({ code: 1006, data: { needs: 'money.settle' } });
    expect(await (await newStaff(server, 'moderator')).hear(calls.deskOrders, {})).toMatchObject({ code: 1006 });
  });
});

it('the room says what the sums of the ledger came to when they were last asked, and asks none itself', async () => {
  const finance = await newStaff(server, 'finance');
  const books = async () => (await finance.ask(calls.deskMoney, {})).books;
  const { db } = server.ctx.database;
  expect(await books()).toBeNull();
  await newMember(server);
  const now = server.ctx.clock.now();
  await checkRules(db, now);
  const whole = { name: expect.any(String), brokenSince: null };
  expect(await books()).toEqual({ checkedAt: now, sums: [whole, whole, whole] });
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update ledger_accounts set balance = balance + 1 where kind = 'user'`.execute(tx);
  });
  expect((await books())?.sums).toContainEqual({ name: 'balances', brokenSince: null });
  await checkRules(db, now + 60_000);
  expect(await books()).toMatchObject({
    checkedAt: now + 60_000,
    sums: [{ brokenSince: null }, { brokenSince: null }, { name: 'balances', brokenSince: now + 60_000 }],
  });
});
