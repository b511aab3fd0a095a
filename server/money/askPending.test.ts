import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import type { PaymentProvider } from '@server/pay/port';
import { sandboxBooks } from '@server/pay/sandbox/books';
import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { askPending } from './askPending';
import { askRefunds } from './askRefunds';
import { balanceOf } from './ledger';
import { ORDER_LIFETIME } from './orders';
import { seedMoney } from './seedMoney';
import { settleCase } from './settleCase';
import { takeNotice } from './takeNotice';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const NEW_MEMBER = 20;
const COINS = 315;
const HOUR_MS = 3_600_000;

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

let asked = 0;
async function order() {
  asked += 1;
  const wish = { kind: 'recharge', productId: 2, payType: 'alipay', requestId: `request-asked-${asked}` } as const;
  const { orderId } = await server.get(moneyCalls.payInfo, wish, me);
  return server.ctx.database.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}
const now = () => server.ctx.clock.now();
/** The other side takes the money, and tells nobody. */
const payThere = async (wanted: Awaited<ReturnType<typeof order>>) =>
  (await sandboxBooks({ ...server.ctx, db: db() }).pay(wanted)) ?? '';
const db = () => server.ctx.database.db;
/** Minutes pass, and the job runs as often as it does. */
async function pass(ms: number, ctx = server.ctx): Promise<number> {
  const from = now() - start;
  let count = 0;
  for (let at = 0; at <= ms; at += Math.max(ms / 8, 15_000)) {
    server.ctx.clock.runAhead(from + at);
    count += await askPending(ctx, now());
  }
  return count;
}
let start = 0;
beforeEach(() => {
  start = now();
});
const stateOf = async (id: string) => {
  const row = await db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { status: row.status, late: row.late, asked: row.askAt !== null };
};
const letters = async () =>
  (await server.get(messageCalls.messages, { uid: me.uid }, me)).records.map(({ title }) => title);

describe('an order whose notice never comes', () => {
  it('is credited once by asking, and its notice afterwards changes nothing', async () => {
    const wanted = await order();
    const txn = await payThere(wanted);
    await pass(60_000);
    expect(await stateOf(wanted.id)).toEqual({ status: 'paid', late: false, asked: false });
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
    const callback = signNotification(wanted, txn, { ...server.ctx, now: now() });
    expect(await receiveNotification(db(), callback, { ...server.ctx, now: now() })).toBe('repeated');
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is credited once and told when it ran out before anybody heard of it', async () => {
    const wanted = await order();
    server.ctx.clock.runAhead(ORDER_LIFETIME - 1);
    await payThere(wanted);
    server.ctx.clock.runAhead(ORDER_LIFETIME + 1);
    await Promise.all([askPending(server.ctx, now()), askPending(server.ctx, now())]);
    expect(await stateOf(wanted.id)).toEqual({ status: 'paid', late: true, asked: false });
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
    expect(await letters()).toContain('付款已到账');
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is asked about more and more rarely, closed there once it is over, and then left alone', async () => {
    const wanted = await order();
    expect(await pass(ORDER_LIFETIME - 1000)).toBeLessThan(10);
    expect(await stateOf(wanted.id)).toMatchObject({ asked: true });
    await pass(2 * HOUR_MS);
    expect(await stateOf(wanted.id)).toEqual({ status: 'closed', late: false, asked: false });
    expect(await sandboxBooks({ ...server.ctx, db: db() }).pay(wanted)).toBeNull();
    expect(await pass(2 * HOUR_MS)).toBe(0);
  });

  it('is closed there at once when its owner cancels it; money that came first waits for a person', async () => {
    const [cancelled, paid] = [await order(), await order()];
    await payThere(paid);
    for (const { id } of [cancelled, paid]) await server.get(moneyCalls.closeOrder, { id }, me);
    await askPending(server.ctx, now());
    expect([await stateOf(cancelled.id), await stateOf(paid.id)]).toEqual([
      { status: 'closed', late: false, asked: false },
      { status: 'review', late: false, asked: false },
    ]);
    expect(await sandboxBooks({ ...server.ctx, db: db() }).pay(cancelled)).toBeNull();
  });

  it('is asked about again when the provider cannot be reached, and when it does not know the order yet', async () => {
    const wanted = await order();
    const [sandbox] = server.ctx.payments;
    if (!sandbox) throw new Error('no sandbox');
    const failing: PaymentProvider = { ...sandbox, query: async () => Promise.reject(new Error('unreachable')) };
    const unknowing: PaymentProvider = {
      ...sandbox,
      query: async () => ({ state: 'unknown' }),
      close: async () => 'unknown',
    };
    server.ctx.clock.runAhead(15_000);
    await expect(askPending({ ...server.ctx, payments: [failing] }, now())).rejects.toThrow('1 of 1 orders');
    await pass(2 * HOUR_MS, { ...server.ctx, payments: [unknowing] });
    // Unknown is not unpaid: it is paid in the end.
    expect(await stateOf(wanted.id)).toMatchObject({ asked: true });
    await payThere(wanted);
    await pass(2 * HOUR_MS);
    expect(await stateOf(wanted.id)).toEqual({ status: 'paid', late: true, asked: false });
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
  });
});

describe('an old notice', () => {
  const old = (wanted: Awaited<ReturnType<typeof order>>, txn: string) => {
    const callback = signNotification(wanted, txn, { ...server.ctx, now: now() - HOUR_MS });
    const [sandbox] = server.ctx.payments;
    if (!sandbox) throw new Error('no sandbox');
    return takeNotice(server.ctx, sandbox, { headers: {}, body: JSON.stringify(callback) });
  };

  it('is taken for what the provider says itself, whatever its age', async () => {
    const wanted = await order();
    expect(await old(wanted, 'a copy')).toBe('stale');
    const txn = await payThere(wanted);
    expect(await old(wanted, txn)).toBe('paid');
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
  });
});

describe('money that goes back', () => {
  it('is asked for by its number until the provider has done it, also after it could not be reached', async () => {
    const wanted = await order();
    await server.get(moneyCalls.closeOrder, { id: wanted.id }, me);
    const callback = signNotification(wanted, 'bank-late', { ...server.ctx, now: now() });
    expect(await receiveNotification(db(), callback, { ...server.ctx, now: now() })).toBe('late');
    const { id } = await db().selectFrom('moneyCases').select('id').executeTakeFirstOrThrow();
    await withTx(db(), (tx) => settleCase(tx, { id, decision: 'refunded', note: '退', now: now() }));
    const [sandbox] = server.ctx.payments;
    if (!sandbox) throw new Error('no sandbox');
    const lost: PaymentProvider = {
      ...sandbox,
      async refund(refund) {
        await sandbox.refund(refund);
        throw new Error('the answer was lost');
      },
    };
    await expect(askRefunds({ ...server.ctx, payments: [lost] }, now())).rejects.toThrow('1 of 1 refunds');
    expect(await askRefunds(server.ctx, now())).toBe(0);
    server.ctx.clock.runAhead(60_000);
    expect(await askRefunds(server.ctx, now())).toBe(1);
    const [refund] = await db().selectFrom('providerRefunds').selectAll().execute();
    expect(refund).toMatchObject({ state: 'done', amountFen: 3000, providerTxn: 'bank-late', askAt: null });
    expect(await db().selectFrom('sandboxRefunds').select(['id', 'amountFen']).execute()).toEqual([
      { id: refund?.id, amountFen: 3000 },
    ]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('goes back by itself for a second payment of an order, where the house says so', async () => {
    const wanted = await order();
    const [sandbox] = server.ctx.payments;
    if (!sandbox) throw new Error('no sandbox');
    const ctx = { ...server.ctx, config: { ...server.ctx.config, payTwice: 'refund' as const } };
    const told = (txn: string) => {
      const callback = signNotification(wanted, txn, { ...server.ctx, now: now() });
      return takeNotice(ctx, sandbox, { headers: {}, body: JSON.stringify(callback) });
    };
    expect([await told('bank-1'), await told('bank-2'), await told('bank-2')]).toEqual([
      'paid',
      'paidTwice',
      'repeated',
    ]);
    expect(await askRefunds(ctx, now())).toBe(1);
    expect(await db().selectFrom('moneyCases').select(['state', 'reason']).execute()).toEqual([
      { state: 'refunded', reason: 'paidTwice' },
    ]);
    expect(await stateOf(wanted.id)).toMatchObject({ status: 'paid' });
    expect(await checkDatabase(db())).toEqual([]);
  });
});
