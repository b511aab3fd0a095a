import { type DemoOrder, demoOrders, demoOrphan, demoRefunds, demoStatements } from '@demo/content/moneyOrders';
import { minutes } from '@demo/content/time';
import { businessDate } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { settleAtDesk } from '@server/desk/money/settleAtDesk';
import { wishToRefund } from '@server/desk/money/wishToRefund';
import { ownLines } from '@server/desk/statements/compare';
import { putStatement } from '@server/desk/statements/putStatement';
import type { Ids } from '@server/ids';
import { nobodyUnder18 } from '@server/minors/rules';
import { closeOrder } from '@server/money/orders';
import { placeOrder } from '@server/money/placeOrder';
import { hearNotification, signNotification } from '@server/pay/sandbox/notice';

interface Till {
  ids: Ids;
  secret: string;
  now: number;
}

/** Long enough that an order closed on the way stands closed when its payment comes. */
const LATE_MS = minutes(15);

/** The provider says that so much was paid for an order, at a moment of the past. */
async function pay(tx: Tx, order: { id: string; amountFen: number }, { ids, secret, now }: Till, txn: string) {
  await hearNotification(tx, signNotification(order, txn, { secret, ids, now }), { secret, now });
}

const numberOf = (ids: Ids, way: string) => `${way === 'wechat' ? '4200' : '2026'}${ids.digits(14)}`;

/** Somebody orders; the provider, or they, do the rest. Answers the payment's number. */
async function seedOrder(tx: Tx, wish: DemoOrder, till: Till, payments: string[]): Promise<string> {
  const { by: userId, fen, vip, payType = 'alipay', before, became } = wish;
  const { ids } = till;
  const table = vip ? 'vipProducts' : 'rechargeProducts';
  const { id: productId } = await tx
    .selectFrom(table)
    .select('id')
    .where('priceFen', '=', fen)
    .executeTakeFirstOrThrow();
  const placedAt = till.now - before;
  const kind = vip ? 'vip' : 'recharge';
  const asked = { userId, kind, productId, payType, requestId: `seed:${before}`, now: placedAt } as const;
  const { order } = await placeOrder(tx, ids, asked);
  const at = { ...till, now: placedAt + minutes(1) };
  const txn = numberOf(ids, payType);
  switch (became) {
    case 'open':
      break;
    case 'closed':
      await closeOrder(tx, userId, order.id, placedAt + minutes(9));
      break;
    case 'late':
      await closeOrder(tx, userId, order.id, placedAt + minutes(4));
      await pay(tx, order, { ...till, now: placedAt + LATE_MS }, txn);
      break;
    case 'wrong':
      await pay(tx, { ...order, amountFen: 600 }, at, txn);
      break;
    case 'reused':
      await pay(tx, order, at, payments.at(-1) ?? txn);
      break;
    case 'paid':
      await pay(tx, order, at, txn);
      break;
    case 'twice':
      await pay(tx, order, at, txn);
      await pay(tx, order, { ...till, now: at.now + minutes(3) }, numberOf(ids, payType));
  }
  return txn;
}

/** The latest order of somebody. */
const orderOf = (tx: Tx, userId: number) =>
  tx
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();

async function staffNamed(tx: Tx, name: string, now: number): Promise<By> {
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { staff, traceId: 'demo', now };
}

/** What the sandbox says of a day: all that is known here, and whatever else it says it has. */
async function fileOf(tx: Tx, of: { payType: string; day: string }, more: readonly string[]): Promise<string> {
  const lines = await ownLines(tx, of);
  const own = lines.map(({ providerTxn, orderNo, amountFen, at, kind }) =>
    [providerTxn, orderNo, amountFen, at.toISOString(), kind].join(),
  );
  return [...own, ...more].join('\n');
}

/** The providers' files of two days: one agrees, the other has a payment that nobody was told of. */
async function seedStatements(tx: Tx, { ids, now }: Till): Promise<void> {
  const by = await staffNamed(tx, demoRefunds.credited.staff, now - minutes(40));
  const { unheard, agrees } = demoStatements;
  const heardAt = now - unheard.before;
  const line = [numberOf(ids, 'alipay'), '', unheard.fen, new Date(heardAt).toISOString(), 'payment'].join();
  const days = [
    { payType: agrees.payType, day: businessDate(now - agrees.before), more: [] },
    { payType: unheard.payType, day: businessDate(heardAt), more: [line] },
  ];
  for (const { more, ...of } of days)
    await putStatement(tx, { ...of, fileName: `${of.payType}_${of.day}.csv`, text: await fileOf(tx, of, more) }, by);
}

/** A week of orders, and what of this evening waits for finance: late, double, orphan, another amount, another's payment. */
export async function seedMoneyCases(tx: Tx, lateUserId: number, till: Till): Promise<void> {
  const { ids, now } = till;
  const payments: string[] = [];
  for (const wish of demoOrders) payments.push(await seedOrder(tx, wish, till, payments));
  const { id, amountFen } = await tx
    .selectFrom('orders')
    .select(['id', 'amountFen'])
    .where('userId', '=', lateUserId)
    .where('requestId', '=', 'seed:late')
    .executeTakeFirstOrThrow();
  await pay(tx, { id, amountFen }, { ...till, now: now - minutes(12) }, numberOf(ids, 'alipay'));
  const { orderId, before, ...orphan } = demoOrphan;
  await pay(tx, { id: orderId, ...orphan }, { ...till, now: now - before }, numberOf(ids, 'wechat'));

  const { done, waiting, credited } = demoRefunds;
  const held = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('userId', '=', credited.by)
    .executeTakeFirstOrThrow();
  const finance = await staffNamed(tx, credited.staff, now - credited.before);
  await settleAtDesk(tx, { id: held.id, decision: 'credited', reason: credited.reason }, finance, nobodyUnder18);
  const refund = async ({ by, staff, before: ago, reason }: typeof done) => {
    const wish = { orderId: (await orderOf(tx, by)).id, requestId: ids.uuid(), items: [], reason };
    await wishToRefund(tx, wish, await staffNamed(tx, staff, now - ago));
  };
  await refund(done);
  await seedStatements(tx, till);
  await refund(waiting);
}
