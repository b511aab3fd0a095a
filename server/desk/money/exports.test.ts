import { withTx } from '@server/db/tx';
import { payTestOrder, placeTestOrder } from '@server/desk/testing/payments';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { seedMoney } from '@server/money/seedMoney';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { strFromU8, unzipSync } from 'fflate';
import { actsCalls } from '@/contract/desk/acts';
import { statementCalls } from '@/contract/desk/statements';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));

const take = ({ cookie }: TestStaff, file: string) =>
  server.raw({ method: 'GET', url: `/api/desk/v1/money/${file}`, headers: { desk: '1', cookie } });
const linesOf = (body: string) => body.split('\r\n').filter(Boolean);

/** All that stands in the parts of a workbook. */
const textOf = (zip: Buffer): string =>
  Object.values(unzipSync(zip))
    .map((part) => strFromU8(part))
    .join('\n');

describe('a file of orders', () => {
  it('is CSV with a mark of its encoding, cells that no spreadsheet reckons with, and numbers', async () => {
    const finance = await newStaff(server, 'finance');
    const me = await newMember(server);
    const order = await placeTestOrder(server, me);
    await payTestOrder(server, order, 'bank-1');
    const { db } = server.ctx.database;
    await db.updateTable('users').set({ name: '=HYPERLINK("x")' }).where('id', '=', me.id).execute();
    const file = await take(finance, 'orders.csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.codePointAt(0)).toBe(0xfeff);
    const [, line] = linesOf(file.body);
    expect(line).toContain(`"${order.orderId}"`);
    expect(line).toContain(',30,315,');
    expect(line).toContain(`"'=HYPERLINK(""x"")"`);
    expect(linesOf((await take(finance, 'orders.csv?state=closed')).body)).toHaveLength(1);
    const { records } = await finance.ask(actsCalls.deskActs, { kind: 'money.exported' });
    expect(records).toMatchObject([
      { staff: finance.name, subjectId: 'orders.csv', after: '{"state":"closed"}' },
      { subjectId: 'orders.csv' },
    ]);
  });

  it('has every order of however many pages', async () => {
    const finance = await newStaff(server, 'finance');
    const { id } = await newMember(server);
    const orders = Array.from({ length: 1_300 }, (_, n) => ({
      ...{ id: `o${n}`, userId: id, kind: 'recharge' as const, productId: 1, title: '', amountFen: 1, coins: 1 },
      ...{ vipDays: null, badge: null, sourceGameId: null, payType: 'alipay', requestId: `r${n}`, providerTxn: null },
      ...{ paidAt: null, closedAt: null, createdAt: new Date(n >> 1), expiresAt: new Date(n) },
    }));
    await server.ctx.database.db.insertInto('orders').values(orders).execute();
    const lines = linesOf((await take(finance, 'orders.csv')).body).slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_300);
  });

  it('is a workbook too', async () => {
    const finance = await newStaff(server, 'finance');
    const order = await placeTestOrder(server, await newMember(server));
    const file = await take(finance, 'orders.xlsx');
    expect(file.headers['content-disposition']).toMatch(/filename="orders-[\d-]{10}\.xlsx"/);
    const text = textOf(file.rawPayload);
    expect(text).toContain(order.orderId);
    expect(text).toContain('金额（元）');
  });
});

it('a file of what of a statement differs has every line of that statement, sums that add up, and who explained', async () => {
  const finance = await newStaff(server, 'finance');
  const order = await placeTestOrder(server, await newMember(server));
  await payTestOrder(server, order, 'bank-1');
  const day = '2026-03-02';
  const at = `${day} 12:00:00`;
  const put = (payType: string, lines: readonly string[]) =>
    finance.ask(statementCalls.deskPutStatement, { payType, day, fileName: 'day.csv', text: lines.join('\n') });
  const own = `bank-1,${order.orderId},2999,${at},payment`;
  // More than the page shows.
  const unknown = Array.from({ length: 1_100 }, (_, n) => `bank-x${n},nobody,600,${at},payment`);
  const { id } = await put('alipay', [own, ...unknown]);
  await put('wechat', [`other-1,nobody,700,${at},payment`]);
  const { records } = await finance.ask(statementCalls.deskStatement, { id });
  const amount = records.find(({ kind }) => kind === 'amount')?.id ?? 0;
  const reason = '=渠道手续费';
  await finance.ask(statementCalls.deskSettleDifference, { id: amount, as: 'explained', reason });

  const file = await take(finance, `differences.csv?id=${id}`);
  const [head, ...lines] = linesOf(file.body);
  expect(head).toContain('"文件里（元）","这里（元）","差（元）","状态"');
  expect(lines).toHaveLength(1_101);
  expect(file.body).not.toContain('other-1');
  const said = lines.find((line) => line.includes('"bank-1"'));
  expect(said).toContain(`"2026-03-02","alipay","金额不同","bank-1","${order.orderId}"`);
  expect(said).toContain(`,29.99,30,-0.01,"已说明","${finance.name}",`);
  expect(said).toContain(`"'=渠道手续费"`);
  expect(lines.find((line) => line.includes('"bank-x7"'))).toContain(',6,"",6,"要结"');
  const book = textOf((await take(finance, `differences.xlsx?id=${id}`)).rawPayload);
  expect(book).toContain('差（元）');
  expect(book).toContain('<v>29.99</v>');
  expect((await finance.ask(actsCalls.deskActs, { kind: 'money.exported' })).records).toMatchObject([
    { subjectId: 'differences.xlsx', after: `{"id":${id}}`, staff: finance.name },
    { subjectId: 'differences.csv' },
  ]);
  const support = await newStaff(server, 'support');
  expect((await take(support, `differences.csv?id=${id}`)).json()).toMatchObject({ code: 1006 });
});

it('a file of payments has the open ones and the settled ones, for finance alone', async () => {
  const finance = await newStaff(server, 'finance');
  await payTestOrder(server, { orderId: '404', amountFen: 600 }, '-bank');
  const [, line] = linesOf((await take(finance, 'payments.csv')).body);
  expect(line).toContain(`"待核对","404","'-bank",6,""`);
  const support = await newStaff(server, 'support');
  expect((await take(support, 'payments.csv')).json()).toMatchObject({ code: 1006 });
});
