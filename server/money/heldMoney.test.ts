import { checkDatabase } from '@server/db/check';
import type { CaseReason } from '@server/db/schema/money';
import { withTx } from '@server/db/tx';
import { createMetrics } from '@server/http/metrics/metrics';
import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { eraseNow, leaveForGood } from '@server/testing/leave';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { accountCalls } from '@/contract/calls/account';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { isAccepted } from './hearNotice';
import { balanceOf } from './ledger';
import { ORDER_LIFETIME } from './orders';
import { seedMoney } from './seedMoney';
import { type Decision, settleCase } from './settleCase';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const db = () => server.ctx.database.db;
const NEW_MEMBER = 20;
const COINS = 315;

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

interface Asked {
  orderId: string;
  amountFen: number;
}

let asked = 0;
const order = (who = me): Promise<Asked> => {
  asked += 1;
  const wish = { kind: 'recharge', productId: 2, payType: 'alipay', requestId: `request-${asked}` } as const;
  return server.get(moneyCalls.payInfo, wish, who);
};

/** The provider says that so much was paid for an order. */
function paid({ orderId, amountFen }: Asked, txn = `bank-${orderId}`) {
  const { secret, ids, clock } = server.ctx;
  const now = clock.now();
  const callback = signNotification({ id: orderId, amountFen }, txn, { secret, ids, now });
  return receiveNotification(db(), callback, { secret, now });
}

const cases = () => db().selectFrom('moneyCases').selectAll().orderBy('id').execute();
const statusOf = async ({ orderId }: Asked) => (await server.get(moneyCalls.order, { orderId }, me)).status;
const settle = async (decision: Decision, note = 'seen by Lin') => {
  const [first] = await cases();
  const now = server.ctx.clock.now();
  await withTx(db(), (tx) => settleCase(tx, { id: first?.id ?? 0, decision, note, now }));
};
const lettersToMe = async () =>
  (await server.get(messageCalls.messages, { uid: me.uid }, me)).records.map(({ title }) => title);

const setAge = (age: number) => db().updateTable('users').set({ age }).where('id', '=', me.id).execute();

interface Case {
  reason: CaseReason;
  /** What happened between the order and its money; answers what the provider then says. */
  meanwhile(wanted: Asked): Promise<Asked & { txn?: string }>;
  /** What the member has by then, and is left with. */
  balance?: number;
  /** What the order is for its owner, if there is anybody to ask. */
  status?: 'review' | 'paid';
}

const table: readonly Case[] = [
  {
    reason: 'deletedAccount',
    async meanwhile(wanted) {
      await leaveForGood(server, me);
      return wanted;
    },
  },
  {
    reason: 'bannedAccount',
    async meanwhile(wanted) {
      await db().updateTable('users').set({ status: 'banned' }).where('id', '=', me.id).execute();
      return wanted;
    },
  },
  {
    reason: 'minor',
    status: 'review',
    async meanwhile(wanted) {
      await setAge(16);
      return wanted;
    },
  },
  {
    reason: 'minor',
    status: 'review',
    async meanwhile(wanted) {
      await db().updateTable('users').set({ needRealName: true }).where('id', '=', me.id).execute();
      return wanted;
    },
  },
  {
    reason: 'late',
    status: 'review',
    async meanwhile(wanted) {
      await server.get(moneyCalls.closeOrder, { id: wanted.orderId }, me);
      return wanted;
    },
  },
  {
    reason: 'late',
    status: 'review',
    balance: NEW_MEMBER + COINS,
    async meanwhile(wanted) {
      server.ctx.clock.runAhead(1000);
      expect(await paid(await order())).toBe('paid');
      server.ctx.clock.runAhead(ORDER_LIFETIME);
      return wanted;
    },
  },
  {
    reason: 'paidTwice',
    status: 'paid',
    balance: NEW_MEMBER + COINS,
    async meanwhile(wanted) {
      expect(await paid(wanted)).toBe('paid');
      return { ...wanted, txn: 'bank-again' };
    },
  },
  {
    reason: 'txnReused',
    status: 'review',
    balance: NEW_MEMBER + COINS,
    async meanwhile(wanted) {
      expect(await paid(await order(), 'bank-1')).toBe('paid');
      return { ...wanted, txn: 'bank-1' };
    },
  },
  { reason: 'wrongAmount', status: 'review', meanwhile: async (wanted) => ({ ...wanted, amountFen: 1 }) },
  { reason: 'unknownOrder', meanwhile: async (wanted) => ({ ...wanted, orderId: '404' }) },
];

describe('money that nobody expected any more', () => {
  it.each(table)('is booked once for a person to look at: $reason', async ({ reason, meanwhile, balance, status }) => {
    const wanted = await order();
    const { txn = 'bank-new', ...said } = await meanwhile(wanted);
    const before = (await lettersOf()).length;
    const answers = [await paid(said, txn), ...(await Promise.all([paid(said, txn), paid(said, txn)]))];
    expect(answers).toEqual([reason, 'repeated', 'repeated']);
    expect(answers.every(isAccepted)).toBe(true);
    expect(await cases()).toMatchObject([
      {
        reason,
        state: 'open',
        orderNo: said.orderId,
        providerTxn: txn,
        amountFen: said.amountFen,
        userId: reason === 'unknownOrder' ? null : me.id,
        raw: { orderId: said.orderId, amountFen: String(said.amountFen), providerTxn: txn },
      },
    ]);
    expect(JSON.stringify(await cases())).not.toContain('"sig"');
    expect(await balanceOf(db(), me.id)).toBe(balance ?? NEW_MEMBER);
    if (status !== undefined) {
      expect(await statusOf(wanted)).toBe(status);
      expect((await lettersToMe()).filter((title) => title === '付款正在人工核对')).toHaveLength(1);
    } else {
      expect(await lettersOf()).toHaveLength(before);
    }
    expect(await checkDatabase(db())).toEqual([]);
  });

  const lettersOf = () => db().selectFrom('messages').select('id').where('targetUserId', '=', me.id).execute();

  it('is one case for each of two payments that both came too late, and an order in review is not cancelled', async () => {
    const wanted = await order();
    await server.get(moneyCalls.closeOrder, { id: wanted.orderId }, me);
    expect([await paid(wanted, 'bank-1'), await paid(wanted, 'bank-2')]).toEqual(['late', 'paidTwice']);
    expect(await server.ask(moneyCalls.closeOrder, { id: wanted.orderId }, me)).toMatchObject({ code: 1003 });
    expect(await statusOf(wanted)).toBe('review');
    await settle('refunded');
    expect(await statusOf(wanted)).toBe('review');
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is one case when the account is deleted in the same moment, or paid before it went', async () => {
    const wanted = await order();
    await server.get(accountCalls.deleteAccount, { password: 'passw0rd' }, me);
    const [result] = await Promise.all([paid(wanted), eraseNow(server)]);
    const held = await cases();
    expect([result, held.length]).toEqual(result === 'paid' ? ['paid', 0] : ['deletedAccount', 1]);
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('a person’s decision', () => {
  const late = async () => {
    const wanted = await order();
    await server.get(moneyCalls.closeOrder, { id: wanted.orderId }, me);
    await paid(wanted);
    return wanted;
  };

  it('to carry the order out credits it once, and is written down', async () => {
    const wanted = await late();
    await settle('credited', 'asked by phone');
    expect(await statusOf(wanted)).toBe('paid');
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
    expect(await cases()).toMatchObject([{ state: 'credited', note: 'asked by phone', settledAt: expect.any(Date) }]);
    await expect(settle('credited')).rejects.toThrow('is credited already');
    expect(await paid(wanted)).toBe('repeated');
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);
    expect(await lettersToMe()).toContain('付款已核对，已入账');
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('to give the money back credits nothing, and says so; the same payment again changes nothing', async () => {
    const wanted = await late();
    await settle('refunded');
    expect(await statusOf(wanted)).toBe('refunded');
    expect(await paid(wanted)).toBe('repeated');
    expect(await statusOf(wanted)).toBe('refunded');
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER);
    expect(await lettersToMe()).toContain('付款已核对，已退回');
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('that there is nothing to move closes the order', async () => {
    const wanted = await late();
    await settle('dismissed');
    expect(await statusOf(wanted)).toBe('closed');
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('cannot credit what has no order to carry out, nor a minor, who can once they are of age', async () => {
    const wanted = await order();
    await setAge(16);
    await paid(wanted);
    await expect(settle('credited')).rejects.toThrow('its owner is a minor');
    await setAge(18);
    await settle('credited');
    expect(await balanceOf(db(), me.id)).toBe(NEW_MEMBER + COINS);

    await paid({ ...(await order()), amountFen: 1 });
    const [, wrong] = await cases();
    const credit = { id: wrong?.id ?? 0, decision: 'credited', note: 'x', now: server.ctx.clock.now() } as const;
    await expect(withTx(db(), (tx) => settleCase(tx, credit))).rejects.toThrow('a case of wrongAmount credits nothing');
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('orders that wait', () => {
  it('are five of a member at most: the sixth is refused in words, and goes as soon as one is cancelled, paid or over', async () => {
    const waiting = [];
    for (let n = 0; n < 5; n += 1) waiting.push(await order());
    const sixth = { kind: 'vip', productId: 1, payType: 'alipay', requestId: 'sixth-order' } as const;
    const refused = await server.ask(moneyCalls.payInfo, sixth, me);
    expect(refused).toMatchObject({ code: 1004, data: { retryAfter: 1800 } });
    expect(refused.msg).toContain('还没有支付');
    expect(await server.ask(moneyCalls.payInfo, sixth, await newMember(server))).toMatchObject({ code: 0 });
    await server.get(moneyCalls.closeOrder, { id: waiting[0]?.orderId ?? '' }, me);
    expect(await server.ask(moneyCalls.payInfo, sixth, me)).toMatchObject({ code: 0 });
    expect(await server.ask(moneyCalls.payInfo, sixth, me)).toMatchObject({ code: 0, data: { repeated: true } });
    expect(await server.ask(moneyCalls.payInfo, { ...sixth, requestId: 'seventh-order' }, me)).toMatchObject({
      code: 1004,
    });
    server.ctx.clock.runAhead(ORDER_LIFETIME);
    expect(await server.ask(moneyCalls.payInfo, { ...sixth, requestId: 'seventh-order' }, me)).toMatchObject({
      code: 0,
    });
  });

  it('are five when twenty are asked for at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        order().then(
          () => 0,
          () => 1,
        ),
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(5);
  });
});

it('shows open cases in the metrics by reason, and none as a nought', async () => {
  const metrics = createMetrics(server.ctx);
  const lines = async () => {
    await metrics.read();
    return (await metrics.text()).split('\n').filter((line) => line.startsWith('plaza_money_cases{'));
  };
  expect(await lines()).toContain('plaza_money_cases{reason="late",state="open"} 0');
  await paid({ orderId: '404', amountFen: 1 });
  expect(await lines()).toContain('plaza_money_cases{reason="unknownOrder",state="open"} 1');
  await settle('refunded');
  const settled = await lines();
  expect(settled).toContain('plaza_money_cases{reason="unknownOrder",state="open"} 0');
  expect(settled).toContain('plaza_money_cases{reason="unknownOrder",state="refunded"} 1');
});
