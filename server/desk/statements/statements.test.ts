import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { payTestOrder, placeTestOrder } from '@server/desk/testing/payments';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { seedMoney } from '@server/money/seedMoney';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { moneyCalls } from '@/contract/calls/money';
import { moneyDeskCalls } from '@/contract/desk/money';
import { statementCalls as calls } from '@/contract/desk/statements';
import { readFile } from './readFile';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
/** Tests begin at noon of this business day. */
const DAY = '2026-03-02';
const reason = '渠道已更正';
const AT = '2026-03-02 12:00:00';
let asked = 0;

async function paid(txn: string) {
  const order = await placeTestOrder(server, await newMember(server));
  await payTestOrder(server, order, txn);
  return order.orderId;
}
const put = (staff: TestStaff, lines: readonly string[], day = DAY) =>
  staff.hear(calls.deskPutStatement, { payType: 'alipay', day, fileName: 'day.csv', text: lines.join('\n') });
const line = (txn: string, order: string, fen = 3000, kind = 'payment') => `${txn},${order},${fen},${AT},${kind}`;
async function seen(staff: TestStaff, lines: readonly string[], day = DAY) {
  const { id } = (await put(staff, lines, day)).data as { id: number };
  return staff.ask(calls.deskStatement, { id });
}
const refund = (staff: TestStaff, orderId: string, amountFen?: number) => {
  asked += 1;
  const requestId = `statement-${asked}`.padEnd(16, '0');
  return staff.ask(moneyDeskCalls.deskRefundOrder, { orderId, requestId, amountFen, items: [], reason });
};

describe('a provider’s file of a day', () => {
  it('agrees where every line is known and everything known stands in it', async () => {
    const finance = await newStaff(server, 'finance');
    const [one, two] = [await paid('bank-1'), await paid('bank-2')];
    await refund(finance, two);
    await payTestOrder(server, { orderId: one, amountFen: 3000 }, 'bank-again');
    const lines = [
      line('bank-1', one),
      line('bank-2', two),
      line('bank-again', one),
      line('back-2', two, 3000, '退款'),
    ];
    expect(await seen(finance, ['流水,订单号,金额,时间,种类', ...lines])).toMatchObject({
      ...{ differences: 0, open: 0, fileCount: 4, fileFen: 6000, ownCount: 4, ownFen: 6000, staff: finance.name },
      records: [],
    });
  });

  it('names what differs, each as a row', async () => {
    const finance = await newStaff(server, 'finance');
    const [one, two, three] = [await paid('bank-1'), await paid('bank-2'), await paid('bank-3')];
    await refund(finance, three);
    const { records } = await seen(finance, [
      ...[line('bank-1', one, 2999), line('bank-3', three), line('bank-3', three), line('bank-9', 'nobody')],
      line('back-1', one, 3000, 'refund'),
    ]);
    const found = records.map(({ kind, providerTxn, fileFen, ownFen }) => [kind, providerTxn, fileFen, ownFen]);
    expect(found.toSorted()).toEqual(
      [
        ['amount', 'bank-1', 2999, 3000],
        ['double', 'bank-3', 3000, null],
        ['missing', 'bank-2', null, 3000],
        ['refundMissing', 'bank-3', null, 3000],
        ['refundUnknown', 'back-1', 3000, null],
        ['unknown', 'bank-9', 3000, null],
      ].toSorted(),
    );
    expect(records.find(({ kind }) => kind === 'missing')).toMatchObject({ orderId: two, hasOrder: true });
  });

  it('knows an order that went back in parts, part by part', async () => {
    const finance = await newStaff(server, 'finance');
    const one = await paid('bank-1');
    for (const fen of [1000, 1000, 500]) await refund(finance, one, fen);
    const back = (txn: string, fen: number) => line(txn, one, fen, 'refund');
    const agrees = [line('bank-1', one), back('back', 1000), back('back', 1000), back('back', 500)];
    expect(await seen(finance, agrees)).toMatchObject({ differences: 0, records: [], fileFen: 500, ownFen: 500 });
    const kinds = async (lines: readonly string[]) => {
      const { records } = await seen(finance, [line('bank-1', one), ...lines]);
      return records.map(({ kind, fileFen, ownFen }) => [kind, fileFen, ownFen]);
    };
    expect(await kinds([back('back', 1000), back('back', 500)])).toEqual([['refundMissing', null, 1000]]);
    expect(await kinds([back('back', 1000), back('back', 1000), back('back', 1000), back('back', 500)])).toEqual([
      ['double', 1000, null],
    ]);
  });

  it('of the next day makes good what was missing in this one', async () => {
    const finance = await newStaff(server, 'finance');
    const one = await paid('bank-1');
    const { id, records } = await seen(finance, [line('bank-0', 'nobody')]);
    expect(records.map(({ kind }) => kind).toSorted()).toEqual(['missing', 'unknown']);
    await put(finance, [line('bank-1', one)], '2026-03-03');
    const later = await finance.ask(calls.deskStatement, { id });
    expect(later.records.find(({ kind }) => kind === 'missing')).toMatchObject({ state: 'matched' });
    expect(later.open).toBe(1);
  });

  it('takes the place of the one before, until somebody has settled a difference of that', async () => {
    const finance = await newStaff(server, 'finance');
    await seen(finance, [line('bank-8', 'nobody')]);
    const { records } = await seen(finance, [line('bank-9', 'nobody')]);
    expect((await finance.ask(calls.deskStatements, {})).records).toHaveLength(1);
    const wish = { id: records[0]?.id ?? 0, as: 'explained' as const, reason };
    await finance.ask(calls.deskSettleDifference, wish);
    expect(await finance.hear(calls.deskSettleDifference, wish)).toMatchObject({ code: 1003 });
    expect(await put(finance, [line('bank-7', 'nobody')])).toMatchObject({ code: 1003 });
  });

  it('is not taken at all when a line of it cannot be read, and all such lines are told', async () => {
    const finance = await newStaff(server, 'finance');
    const wrong = await put(finance, ['bank-1,1,3000,soon,payment', 'bank-2,2,30.00,2026-03-02 12:00:00,lent']);
    expect(wrong).toMatchObject({ code: 1001, data: { problems: 2 } });
    expect(wrong.msg).toContain('第 1 行：时间「soon」看不懂；第 2 行：金额「30.00」');
    expect((await finance.ask(calls.deskStatements, {})).records).toEqual([]);
  });

  it('is put by finance and read by support', async () => {
    const support = await newStaff(server, 'support');
    expect(await put(support, [line('bank-1', '1')])).toMatchObject({ code: 1006 });
    expect((await support.ask(calls.deskStatements, {})).records).toEqual([]);
  });
});

describe('a payment that only the file knows', () => {
  it('is offered its likely order, and becomes a payment to settle that carries it out', async () => {
    const finance = await newStaff(server, 'finance');
    const me = await newMember(server);
    const order = await placeTestOrder(server, me);
    await server.get(moneyCalls.closeOrder, { id: order.orderId }, me);
    const { records } = await seen(finance, [`bank-1,,3000,${server.ctx.clock.now() + 60_000},payment`]);
    expect(records).toMatchObject([{ kind: 'unknown', likely: order.orderId }]);
    const wish = { id: records[0]?.id ?? 0, as: 'held' as const, orderId: order.orderId, reason };
    await finance.ask(calls.deskSettleDifference, wish);
    const [held] = (await finance.ask(moneyDeskCalls.deskMoneyCases, { view: 'open' })).records;
    expect(held).toMatchObject({ reason: 'late', orderId: order.orderId, creditable: true, amountFen: 3000 });
    await finance.ask(moneyDeskCalls.deskSettle, { id: held?.id ?? 0, decision: 'credited', reason });
    expect(await server.get(moneyCalls.order, { orderId: order.orderId }, me)).toMatchObject({ status: 'paid' });
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });
});

it('reads cells in quotes, times of here and of the world, and leaves names of columns out', () => {
  const lines = readFile('\ufeff"txn","order","fen","time","kind"\r\n"a,1","o""1",5,2026-03-02T04:00:00Z,付款\r\n\r\n');
  expect(lines).toEqual([
    { providerTxn: 'a,1', orderNo: 'o"1', amountFen: 5, at: new Date('2026-03-02T04:00:00Z'), kind: 'payment' },
  ]);
  expect(readFile('a,o,5,2026-03-02 12:00:00,payment')[0]?.at).toEqual(new Date('2026-03-02T04:00:00Z'));
});
