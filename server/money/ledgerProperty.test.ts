import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { systemIds } from '@server/ids';
import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { makeMember, NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import fc from 'fast-check';
import { buy } from './buy';
import { changeVip } from './changeVip';
import { balanceOf, credit } from './ledger';
import { lockOrder } from './lockOrder';
import { openVipByCoin } from './openVip';
import { closeExpiredOrders, closeOrder } from './orders';
import { placeOrder } from './placeOrder';
import { refundedOf, refundOrder } from './refundOrder';
import { seedMoney } from './seedMoney';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));

const secret = 'k'.repeat(32);
const members = 3;
const who = fc.nat(members - 1);
const intent = fc.nat(3).map((n) => `request-${n}`);

const step = fc.oneof(
  fc.record({ do: fc.constant('reward' as const), who, amount: fc.integer({ min: 1, max: 400 }), ref: intent }),
  fc.record({
    do: fc.constant('buy' as const),
    who,
    intent,
    items: fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    do: fc.constant('order' as const),
    who,
    intent,
    product: fc.integer({ min: 1, max: 3 }),
    vip: fc.boolean(),
  }),
  fc.record({ do: fc.constant('pay' as const), nth: fc.nat(8), txn: fc.nat(3), wrong: fc.boolean() }),
  fc.record({ do: fc.constant('close' as const), who, nth: fc.nat(8) }),
  fc.record({ do: fc.constant('refund' as const), nth: fc.nat(8) }),
  fc.record({ do: fc.constant('changeVip' as const), who, intent, days: fc.constantFrom(-40, -7, 3, 30) }),
  fc.record({ do: fc.constant('vip' as const), who, intent, plan: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 29, 31, 60 * 24 * 31) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Lets a refusal pass: it is an answer, not a failure. */
async function tolerate(attempt: Promise<unknown>): Promise<void> {
  try {
    await attempt;
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
  }
}

/** Somebody who gives back. */
const newStaffRow = (db: typeof test.db, n: number) =>
  db
    .insertInto('staff')
    .values({
      ...{
        name: `finance${n}`,
        role: 'finance',
        passwordHash: null,
        linkHash: null,
        linkUntil: null,
        totpSecret: null,
      },
      createdAt: new Date(NOON),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A little shop that random steps are played in. */
async function shop() {
  const { db } = test;
  const users: number[] = [];
  for (let n = 0; n < members; n += 1) users.push(await makeMember(db));
  const { id: staffId } = await newStaffRow(db, users[0] ?? 0);
  const orders: { id: string; amountFen: number; userId: number }[] = [];
  let now = NOON;
  const userOf = (index: number) => users[index] ?? 0;

  const play: { [K in Step['do']]: (s: Extract<Step, { do: K }>) => Promise<unknown> } = {
    reward: (s) =>
      withTx(db, (tx) =>
        credit(tx, {
          userId: userOf(s.who),
          amount: s.amount,
          kind: 'adjust',
          ref: `${userOf(s.who)}:${s.ref}:${s.amount}`,
          title: '',
          from: 'reward',
          now,
        }),
      ),
    buy: (s) => {
      const items = s.items.map((id) => ({ id, price: id * 40 }));
      return withTx(db, (tx) =>
        buy(tx, {
          userId: userOf(s.who),
          kind: 'chapter',
          items,
          requestId: s.intent,
          title: '',
          vipFree: s.items.length > 1,
          now,
        }),
      );
    },
    order: async (s) => {
      const kind = s.vip ? 'vip' : 'recharge';
      const wish = {
        userId: userOf(s.who),
        kind,
        productId: s.product,
        payType: 'alipay',
        requestId: s.intent,
        now,
      } as const;
      const { order } = await withTx(db, (tx) => placeOrder(tx, systemIds, wish));
      orders.push(order);
    },
    pay: async (s) => {
      const order = orders[s.nth % Math.max(orders.length, 1)];
      if (!order) return;
      const paid = { id: order.id, amountFen: order.amountFen + (s.wrong ? 1 : 0) };
      await receiveNotification(db, signNotification(paid, `bank-${s.txn}`, { secret, ids: systemIds, now }), {
        secret,
        now,
      });
    },
    refund: async (s) => {
      const order = orders[s.nth % Math.max(orders.length, 1)];
      if (!order) return;
      await withTx(db, async (tx) => {
        const locked = await lockOrder(tx, order.id);
        if (locked?.order.status !== 'paid') return;
        const { fen: before } = await refundedOf(tx, order.id);
        const left = locked.order.amountFen - before;
        const fen = Math.min(left, Math.ceil(locked.order.amountFen / (1 + (s.nth % 3))));
        await refundOrder(tx, locked.order, { fen, askedAs: `refund:${order.id}:${before}`, staffId, now });
      });
    },
    changeVip: (s) =>
      withTx(db, (tx) =>
        changeVip(tx, { userId: userOf(s.who), days: s.days, ref: `desk:${userOf(s.who)}:${s.intent}:${s.days}`, now }),
      ),
    close: async (s) => {
      const order = orders[s.nth % Math.max(orders.length, 1)];
      if (order) await withTx(db, (tx) => closeOrder(tx, userOf(s.who), order.id, now));
    },
    vip: (s) => {
      const expectPrice = [300, 780, 2680][s.plan - 1] ?? 0;
      return withTx(db, (tx) =>
        openVipByCoin(tx, { userId: userOf(s.who), planId: s.plan, expectPrice, requestId: s.intent, now }),
      );
    },
    wait: async (s) => {
      now += s.minutes * 60_000;
      await withTx(db, (tx) => closeExpiredOrders(tx, now));
    },
  };
  const run = (s: Step) => tolerate((play[s.do] as (one: Step) => Promise<unknown>)(s));
  return { run, users };
}

describe('the ledger under any mixture of flows', () => {
  it('keeps every rule after every step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { run } = await shop();
        for (const one of steps) {
          await run(one);
          expect(await checkDatabase(test.db)).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
  }, 240_000);

  it('keeps every rule when everything happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50 }), async (steps) => {
        const { run, users } = await shop();
        await Promise.all(steps.map(run));
        expect(await checkDatabase(test.db)).toEqual([]);
        for (const userId of users) expect(await balanceOf(test.db, userId)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 8 },
    );
  }, 240_000);
});
