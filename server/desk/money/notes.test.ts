import { withTx } from '@server/db/tx';
import { payTestOrder, placeTestOrder } from '@server/desk/testing/payments';
import { newStaff } from '@server/desk/testing/staff';
import { seedMoney } from '@server/money/seedMoney';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { moneyCalls } from '@/contract/calls/money';
import { actsCalls } from '@/contract/desk/acts';
import { moneyDeskCalls as calls } from '@/contract/desk/money';
import { moneyNoteCalls as notes } from '@/contract/desk/moneyNotes';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));

/** A payment that came after its order was closed. */
async function late() {
  const me = await newMember(server);
  const order = await placeTestOrder(server, me);
  await server.get(moneyCalls.closeOrder, { id: order.orderId }, me);
  await payTestOrder(server, order);
  const { id } = await server.ctx.database.db
    .selectFrom('moneyCases')
    .select('id')
    .where('orderNo', '=', order.orderId)
    .executeTakeFirstOrThrow();
  return { me, id, orderId: order.orderId };
}
const words = (read: { notes: readonly { staff: string; text: string }[] }) =>
  read.notes.map(({ staff, text }) => `${staff} ${text}`);

it('a note stands with the payment and with its order, with who and when, and not with another', async () => {
  const [finance, admin] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
  const [{ id, orderId }, other] = [await late(), await late()];
  await finance.ask(notes.deskNoteCase, { id, requestId: 'note-0001', text: ' 渠道说明天回电 ' });
  await admin.ask(notes.deskNoteOrder, { orderId, requestId: 'note-0002', text: '会员在等，来信 12' });
  const said = [`${finance.name} 渠道说明天回电`, `${admin.name} 会员在等，来信 12`];
  const read = await finance.ask(calls.deskMoneyCase, { id });
  expect(words(read)).toEqual(said);
  expect(read.notes[0]?.at).toBe(server.ctx.clock.now());
  // Whoever reads the room reads them.
  const support = await newStaff(server, 'support');
  expect(words(await support.ask(calls.deskOrder, { orderId }))).toEqual(said);
  expect(words(await finance.ask(calls.deskMoneyCase, { id: other.id }))).toEqual([]);
});

it('is written down once an intent, and the log has that it was written and not its words', async () => {
  const finance = await newStaff(server, 'finance');
  const { id, orderId, me } = await late();
  const twice = { id, requestId: 'note-0003', text: '打过电话 13800138000' };
  for (let n = 0; n < 2; n += 1) await finance.ask(notes.deskNoteCase, twice);
  await finance.ask(notes.deskNoteOrder, { orderId, requestId: 'note-0004', text: '退过一半' });
  expect(words(await finance.ask(calls.deskMoneyCase, { id }))).toHaveLength(2);
  const { records } = await finance.ask(actsCalls.deskActs, { uid: me.uid });
  expect(records.map(({ kind, staff, subjectId }) => [kind, staff, subjectId])).toEqual([
    ['order.noted', finance.name, orderId],
    ['payment.noted', finance.name, String(id)],
  ]);
  expect(JSON.stringify(records)).not.toContain('13800138000');
});

it('is of a payment of no order too, also when it is settled; nothing is said about what there is not', async () => {
  const finance = await newStaff(server, 'finance');
  await payTestOrder(server, { orderId: '404', amountFen: 600 }, 'bank-404');
  const { records } = await finance.ask(calls.deskMoneyCases, { view: 'open' });
  const id = records.find(({ orderId }) => orderId === '404')?.id ?? 0;
  await finance.ask(calls.deskSettle, { id, decision: 'dismissed', reason: '渠道后台已查到这笔' });
  await finance.ask(notes.deskNoteCase, { id, requestId: 'note-0005', text: '测试单' });
  expect(words(await finance.ask(calls.deskMoneyCase, { id }))).toEqual([`${finance.name} 测试单`]);
  const none = { requestId: 'note-0006', text: '没有的' };
  expect(await finance.hear(notes.deskNoteCase, { id: 999_999, ...none })).toMatchObject({ code: 1002 });
  expect(await finance.hear(notes.deskNoteOrder, { orderId: 'none', ...none })).toMatchObject({ code: 1002 });
  expect(await finance.hear(notes.deskNoteCase, { id, ...none, text: ' ' })).toMatchObject({ code: 1001 });
  const support = await newStaff(server, 'support');
  expect(await support.hear(notes.deskNoteCase, { id, ...none })).toMatchObject({ code: 1006 });
});
