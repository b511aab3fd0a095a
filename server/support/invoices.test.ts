import { withTx } from '@server/db/tx';
import { payTestOrder, placeTestOrder } from '@server/desk/testing/payments';
import { newStaff } from '@server/desk/testing/staff';
import { askRefunds } from '@server/money/askRefunds';
import { seedMoney } from '@server/money/seedMoney';
import { sandboxBooks } from '@server/pay/sandbox/books';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { messageCalls } from '@/contract/calls/message';
import { ownOrderCalls } from '@/contract/calls/ownOrder';
import { supportCalls } from '@/contract/calls/support';
import { letterCalls } from '@/contract/desk/letterCalls';
import { moneyDeskCalls } from '@/contract/desk/money';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();
const company = {
  kind: 'company',
  title: '海风互动有限公司',
  taxNumber: '91310000MA1K35XX2Q',
  email: 'fin@example.com',
};
const person = { kind: 'person', title: '林晓', email: 'lin@example.com' };

const orderOf = (orderId: string, who: TestMember) => server.get(ownOrderCalls.ownOrder, { orderId }, who);
const ask = (id: string, who: TestMember, wish: object = company) =>
  server.ask(ownOrderCalls.askInvoice, { id, ...wish } as never, who);
const letterOf = ({ data }: { data: unknown }) => (data as { letterId?: number } | null)?.letterId ?? 0;

/** Somebody whose order the sandbox has the money for. */
async function paid() {
  const me = await newMember(server);
  const placed = await placeTestOrder(server, me);
  const stored = await db().selectFrom('orders').selectAll().where('id', '=', placed.orderId).executeTakeFirstOrThrow();
  const txn = (await sandboxBooks({ ...server.ctx, db: db() }).pay(stored)) ?? '';
  expect(await payTestOrder(server, placed, txn)).toBe('paid');
  return { me, orderId: placed.orderId };
}

describe('an order as its owner sees it', () => {
  it('says how and when it was paid and what went back, as far as the provider is', async () => {
    const { me, orderId } = await paid();
    const before = { payWay: '支付宝', paidTime: now(), refunds: [], canInvoice: true, invoiceLetterId: null };
    expect(await orderOf(orderId, me)).toMatchObject({ status: 'paid', coins: 315, vipDays: null, ...before });
    const support = await newStaff(server, 'support');
    const wish = { orderId, requestId: 'refund-of-an-order', items: [], reason: '会员买错，没有用' };
    await support.ask(moneyDeskCalls.deskRefundOrder, wish);
    const { amountFen } = await orderOf(orderId, me);
    const underWay = { amountFen, state: 'underWay', createTime: now(), endTime: null };
    expect(await orderOf(orderId, me)).toMatchObject({ status: 'refunded', refunds: [underWay], canInvoice: false });
    server.ctx.clock.runAhead(60_000);
    await askRefunds(server.ctx, now());
    expect((await orderOf(orderId, me)).refunds).toEqual([{ ...underWay, state: 'done', endTime: now() }]);
    expect(await ask(orderId, me)).toMatchObject({ code: 4004 });
    const told = (await server.get(messageCalls.messages, { uid: me.uid }, me)).records[0];
    expect(told?.link).toBe(`/recharge?view=order&order=${orderId}`);
  });
});

describe('an invoice that is asked for', () => {
  it('is a letter with its fields: once, however often it is asked, and otherwise no more', async () => {
    const { me, orderId } = await paid();
    const answers = await Promise.all([ask(orderId, me), ask(orderId, me)]);
    const [letterId = 0] = answers.map(letterOf);
    expect(letterId).toBeGreaterThan(0);
    expect(answers.map(letterOf)).toEqual([letterId, letterId]);
    expect(await ask(orderId, me)).toMatchObject({ data: { letterId, repeated: true } });
    expect(await ask(orderId, me, person)).toMatchObject({ code: 1003, data: { letterId } });
    expect(await orderOf(orderId, me)).toMatchObject({ canInvoice: false, invoiceLetterId: letterId });
    const letter = await server.get(supportCalls.letter, { id: letterId }, me);
    expect(letter).toMatchObject({ kind: 'invoice', state: 'open' });
    expect(letter.lines[0]?.content).toContain(`订单：${orderId}\n抬头类型：企业\n发票抬头：海风互动有限公司`);
    const { records } = await server.get(supportCalls.letterList, { currentPage: 1, pageSize: 20 }, me);
    expect(records.map(({ title }) => title)).toEqual(['申请发票']);
  });

  it('names what is wrong with a field, and is for one’s own paid orders alone', async () => {
    const { me, orderId } = await paid();
    const { taxNumber: _none, ...untaxed } = company;
    expect(await ask(orderId, me, untaxed)).toMatchObject({ code: 1001, data: { field: 'taxNumber' } });
    const misspelt = { ...company, email: 'fin@example' };
    expect(await ask(orderId, me, misspelt)).toMatchObject({ code: 1001, data: { field: 'email' } });
    expect(await ask(orderId, await newMember(server))).toMatchObject({ code: 1002 });
    const open = await placeTestOrder(server, me);
    expect(await ask(open.orderId, me)).toMatchObject({ code: 4004 });
    expect(await db().selectFrom('feedbacks').select('id').where('orderNo', '=', orderId).execute()).toEqual([]);
  });

  it('is read by the staff field by field, found by its category, and answered; merged, it keeps its fields', async () => {
    const { me, orderId } = await paid();
    const earlier = await server.get(supportCalls.feedback, { kind: 'other', content: '怎么开发票' }, me);
    const id = letterOf(await ask(orderId, me, { ...person, taxNumber: '91310000MA1K35XX2Q' }));
    const staff = await newStaff(server, 'support');
    const { records } = await staff.ask(letterCalls.deskLetters, { view: 'all', category: 'invoice' });
    expect(records.map((row) => row.id)).toContain(id);
    const letter = await staff.ask(letterCalls.deskLetter, { id });
    const invoice = { ...person, orderId, order: '充值 315 钻', paidFen: 3000, refundedFen: 0 };
    expect(letter.invoices).toEqual([invoice]);
    const reply = {
      id,
      text: '已开具，请查收邮箱',
      next: 'waiting',
      seen: letter.version,
      requestId: 'invoice-answer',
    };
    await staff.ask(letterCalls.answerLetter, reply as never);
    expect(await server.get(supportCalls.letter, { id }, me)).toMatchObject({ state: 'waiting' });
    const into = await staff.ask(letterCalls.mergeLetters, { id, other: earlier.letterId ?? 0 });
    expect(into.invoices).toEqual([invoice]);
  });
});
