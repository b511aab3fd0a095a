import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { buy } from '@server/money/buy';
import { lockOrder } from '@server/money/lockOrder';
import { openVipByCoin } from '@server/money/openVip';
import { closeOrder } from '@server/money/orders';
import { placeOrder } from '@server/money/placeOrder';
import { refundOrder } from '@server/money/refundOrder';
import { seedMoney } from '@server/money/seedMoney';
import { settleCase } from '@server/money/settleCase';
import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { makeMember, makeRichMember, NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import { checkDatabase } from './check';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));
const secret = 'c'.repeat(32);

/** One of everything: a gift, a paid recharge, a paid VIP order, VIP by diamonds, a bought chapter. */
async function trade(): Promise<void> {
  const { db } = test;
  const userId = await makeRichMember(db, 1000);
  for (const kind of ['recharge', 'vip'] as const) {
    const wish = { userId, kind, productId: 1, payType: 'alipay', requestId: kind, now: NOON };
    const { order } = await withTx(db, (tx) => placeOrder(tx, systemIds, wish));
    const callback = signNotification(order, `bank-${kind}`, { secret, ids: systemIds, now: NOON });
    await receiveNotification(db, callback, { secret, now: NOON });
  }
  const vip = { userId, planId: 1, expectPrice: 300, requestId: 'vip-by-coin', now: NOON };
  await withTx(db, (tx) => openVipByCoin(tx, vip));
  const items = [{ id: 1, price: 5 }];
  const wish = { userId, kind: 'chapter', items, requestId: 'chapter', title: '', vipFree: false, now: NOON } as const;
  await withTx(db, (tx) => buy(tx, wish));
}

/** A payment nobody ordered, one that came for a cancelled order, and one of these that a person let through. */
async function holdSome(): Promise<void> {
  const { db } = test;
  const userId = await makeMember(db);
  for (const requestId of ['kept', 'credited']) {
    const wish = { userId, kind: 'recharge', productId: 1, payType: 'alipay', requestId, now: NOON } as const;
    const { order } = await withTx(db, (tx) => placeOrder(tx, systemIds, wish));
    await withTx(db, (tx) => closeOrder(tx, userId, order.id, NOON));
    const callback = signNotification(order, `late-${requestId}`, { secret, ids: systemIds, now: NOON });
    await receiveNotification(db, callback, { secret, now: NOON });
  }
  const { id } = await db
    .selectFrom('moneyCases')
    .select('id')
    .where('providerTxn', '=', 'late-credited')
    .executeTakeFirstOrThrow();
  await withTx(db, (tx) => settleCase(tx, { id, decision: 'credited', note: 'asked by phone', now: NOON }));
}

/** Both kinds of orders, paid and given back. */
async function giveBack(): Promise<void> {
  const { db } = test;
  const userId = await makeMember(db);
  const { id: staffId } = await db
    .insertInto('staff')
    .values({
      ...{ name: '陆遥', role: 'finance', passwordHash: null, linkHash: null, linkUntil: null, totpSecret: null },
      createdAt: new Date(NOON),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const kind of ['recharge', 'vip'] as const) {
    const wish = { userId, kind, productId: 2, payType: 'alipay', requestId: kind, now: NOON };
    const { order } = await withTx(db, (tx) => placeOrder(tx, systemIds, wish));
    const callback = signNotification(order, `back-${kind}`, { secret, ids: systemIds, now: NOON });
    await receiveNotification(db, callback, { secret, now: NOON });
    await withTx(db, async (tx) => {
      const locked = await lockOrder(tx, order.id);
      if (locked)
        await refundOrder(tx, locked.order, {
          fen: locked.order.amountFen,
          askedAs: `back:${kind}`,
          staffId,
          now: NOON,
        });
    });
  }
}

/** Changes rows behind the triggers' back, as a broken disk or a careless hand would. */
const tamper = (statement: string) =>
  test.database.exec(`begin; set local session_replication_role = replica; ${statement}; commit`);

describe('the check of the whole database', () => {
  it('finds nothing wrong after honest trade', async () => {
    await trade();
    await holdSome();
    await giveBack();
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it.each([
    ['all entries together', 'update ledger_entries set amount = amount + 1 where amount = -5'],
    ['every transaction sums', 'delete from ledger_entries where amount = 5'],
    ['a cached balance', 'update ledger_accounts set balance = balance + 1 where user_id is not null'],
    ['balances follow one another', 'update ledger_entries set balance_after = balance_after + 1 where amount = -5'],
    [
      'no member is below zero',
      'alter table ledger_accounts drop constraint ledger_balance_not_negative; update ledger_accounts set balance = -1 where user_id is not null',
    ],
    ['every paid recharge was credited', "update orders set coins = coins + 1 where kind = 'recharge'"],
    ['every paid recharge was credited', "update orders set status = 'closed', paid_at = null where kind = 'recharge'"],
    ['every paid VIP order', "delete from vip_grants where source = 'cash'"],
    ['every VIP opened with diamonds', "delete from vip_grants where source = 'coin'"],
    ['VIP ends where its grants lead', "update vip_grants set days = 31 where source = 'coin'"],
    ['a member row of VIP', "update vip_members set exp_time = exp_time + interval '1 second'"],
    ['what was paid for purchases', 'update purchases set price = 4'],
    ['what was paid for purchases', 'delete from purchases'],
    ['an order that was given back', 'delete from order_refunds where ledger_txn_id is not null'],
    ['an order that was given back', "update vip_grants set days = -1 where source = 'refund'"],
    [
      'an order that was given back',
      "update orders set coins = coins + 1 where status = 'refunded' and kind = 'recharge'",
    ],
    ['an order that was given back', "update orders set status = 'paid' where status = 'refunded'"],
    ['money that waits for a person', "update money_cases set state = 'dismissed' where state = 'credited'"],
    ['money that waits for a person', "update orders set status = 'closed' where status = 'review'"],
    ['of a payment no more goes back', 'update provider_refunds set order_no = 1'],
    ['of a payment no more goes back', 'update provider_refunds set amount_fen = amount_fen - 1'],
    ['an order in review has a case', "delete from money_cases where state = 'open'"],
  ])('names the broken rule: %s', async (rule, statement) => {
    await trade();
    await holdSome();
    await giveBack();
    await tamper(statement);
    const broken = (await checkDatabase(test.db)).map((breach) => breach.rule);
    expect(broken).toContainEqual(expect.stringContaining(rule));
  });
});
