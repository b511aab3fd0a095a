import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { nobodyUnder18 } from '@server/minors/rules';
import { type Notification, receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { makeMember, NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import { isAccepted } from './hearNotice';
import { balanceOf } from './ledger';
import { ownOrder, type StoredOrder } from './orders';
import { placeOrder } from './placeOrder';
import { coinProducts, coinProductsFor } from './products';
import { seedMoney } from './seedMoney';
import { vipOf } from './vip';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));
const secret = 's'.repeat(32);

async function order(
  userId: number,
  requestId: string,
  { productId = 2, kind = 'recharge' as 'recharge' | 'vip' } = {},
) {
  const wish = { userId, kind, productId, payType: 'alipay', requestId, now: NOON };
  return (await withTx(test.db, (tx) => placeOrder(tx, systemIds, wish))).order;
}
const signed = (paid: Pick<StoredOrder, 'id' | 'amountFen'>, txn = `bank-${paid.id}`, now = NOON) =>
  signNotification(paid, txn, { secret, ids: systemIds, now });
const receive = (notification: Notification, now = NOON) => receiveNotification(test.db, notification, { secret, now });

describe('a payment callback', () => {
  it('E6: credits once out of 20 identical ones, and all are told success', async () => {
    const userId = await makeMember(test.db);
    const callback = signed(await order(userId, 'r1'));
    const results = await Promise.all(Array.from({ length: 20 }, () => receive(callback)));
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(results.every(isAccepted)).toBe(true);
    expect(await balanceOf(test.db, userId)).toBe(315);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it.each([
    ['the amount', { amountFen: '1' }],
    ['the order', { orderId: '1' }],
    ['the time', { ts: String(NOON + 1) }],
    ['the nonce', { nonce: 'x' }],
    ['the signature', { sig: 'f'.repeat(64) }],
    ['the signature, cut short', { sig: '' }],
  ])('is refused when %s was changed after signing', async (_what, change) => {
    const userId = await makeMember(test.db);
    const callback = { ...signed(await order(userId, 'r1')), ...change };
    expect(await receive(callback)).toBe('badSignature');
    expect(await balanceOf(test.db, userId)).toBe(0);
    const kept = await test.db.selectFrom('payNotifications').select(['result', 'sigOk']).execute();
    expect(kept).toEqual([{ result: 'badSignature', sigOk: false }]);
  });

  it('is refused when well signed but long ago, and taken a moment before that', async () => {
    const userId = await makeMember(test.db);
    const first = await order(userId, 'r1');
    expect(await receive(signed(first, 'bank-1'), NOON + 300_001)).toBe('stale');
    expect(await receive(signed(first, 'bank-1'), NOON + 300_000)).toBe('paid');
    expect(await balanceOf(test.db, userId)).toBe(315);
  });

  it.each(['', '   '])(
    'is refused when its payment has no number (%j), and the order can still be paid',
    async (txn) => {
      const userId = await makeMember(test.db);
      const wanted = await order(userId, 'r1');
      expect(isAccepted(await receive(signed(wanted, txn)))).toBe(false);
      expect(await ownOrder(test.db, userId, wanted.id)).toMatchObject({ status: 'pending' });
      expect(await test.db.selectFrom('moneyCases').selectAll().execute()).toEqual([]);
      expect(await receive(signed(wanted, 'bank-1'))).toBe('paid');
    },
  );

  it('pays one of the orders that one payment is said to be for, also when all of them come at once, and writes all down', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(test.db)));
    const callbacks = [];
    for (const userId of members) callbacks.push(signed(await order(userId, 'r1'), 'bank-1'));
    const results = await Promise.all(callbacks.map((callback) => receive(callback)));
    expect([...results].sort()).toEqual(['paid', ...Array.from({ length: 5 }, () => 'txnReused')]);
    const { written } = await test.db
      .selectFrom('payNotifications')
      .select((eb) => eb.fn.countAll<number>().as('written'))
      .executeTakeFirstOrThrow();
    expect(written).toBe(6);
    const held = await test.db.selectFrom('moneyCases').select(['reason', 'providerTxn']).execute();
    expect(held).toEqual(Array.from({ length: 5 }, () => ({ reason: 'txnReused', providerTxn: 'bank-1' })));
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('extends VIP for a VIP order, once', async () => {
    const userId = await makeMember(test.db);
    const callback = signed(await order(userId, 'r1', { kind: 'vip', productId: 3 }));
    expect([await receive(callback), await receive(callback)]).toEqual(['paid', 'repeated']);
    expect(await vipOf(test.db, userId, NOON)).toMatchObject({ levelType: 1, expTime: NOON + 365 * 86_400_000 });
    expect(await balanceOf(test.db, userId)).toBe(0);
  });
});

describe('the first recharge', () => {
  it('doubles the smallest package once, even with two orders open and paid at once', async () => {
    const userId = await makeMember(test.db);
    const orders = [await order(userId, 'r1', { productId: 1 }), await order(userId, 'r2', { productId: 1 })];
    expect(await Promise.all(orders.map((one) => receive(signed(one))))).toEqual(['paid', 'paid']);
    expect(await balanceOf(test.db, userId)).toBe(180);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('doubles nothing after another package, and says so in the shop', async () => {
    const userId = await makeMember(test.db);
    const shop = async () =>
      coinProductsFor(test.db, { userId: userId, minors: nobodyUnder18, now: NOON }, await coinProducts(test.db, []));
    expect((await shop()).products[0]).toMatchObject({ firstBonus: 60, tag: '首充双倍' });
    await receive(signed(await order(userId, 'r1', { productId: 2 })));
    expect((await shop()).products[0]).toMatchObject({ firstBonus: 0, tag: null });
    await receive(signed(await order(userId, 'r2', { productId: 1 })));
    expect(await balanceOf(test.db, userId)).toBe(315 + 60);
  });
});
