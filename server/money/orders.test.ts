import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { nobodyUnder18 } from '@server/minors/rules';
import { makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { closeExpiredOrders, closeOrder, ORDER_LIFETIME, orderList, ownOrder, presentOrder } from './orders';
import { type OrderWish, placeOrder } from './placeOrder';
import { coinProducts, coinProductsFor, vipConfig, vipConfigFor } from './products';
import { seedMoney } from './seedMoney';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));

const place = (wish: Partial<OrderWish> & { userId: number }) =>
  withTx(test.db, (tx) =>
    placeOrder(tx, systemIds, {
      kind: 'recharge',
      productId: 1,
      payType: 'alipay',
      requestId: 'request-1',
      now: NOON,
      ...wish,
    }),
  );
const noUrl = () => '/pay';

describe('an order', () => {
  it('E6: is made once from 20 identical requests, with the price of the server', async () => {
    const userId = await makeMember(test.db);
    const placed = await Promise.all(Array.from({ length: 20 }, () => place({ userId, productId: 2 })));
    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
    expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const { records, total } = await orderList(test.db, userId, { currentPage: 1, pageSize: 20 });
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ amountFen: 3000, coins: 300, bonus: 15, status: 'pending' });
  });

  it('refuses to use one request for another product or another way to pay', async () => {
    const userId = await makeMember(test.db);
    await place({ userId });
    const reused = { code: 1001, data: { field: 'requestId' } };
    expect(await refusal(place({ userId, productId: 2 }))).toEqual(reused);
    expect(await refusal(place({ userId, payType: 'another' }))).toEqual(reused);
  });

  it('is closed half an hour later, seen from that moment on, and by the clean-up for good', async () => {
    const userId = await makeMember(test.db);
    const { order } = await place({ userId });
    const end = NOON + ORDER_LIFETIME;
    expect(presentOrder(order, end - 1, noUrl)).toMatchObject({
      status: 'pending',
      payUrl: '/pay',
      expiresAt: end,
    });
    expect(presentOrder(order, end, noUrl)).toMatchObject({ status: 'closed', payUrl: null });
    expect(await withTx(test.db, (tx) => closeExpiredOrders(tx, end - 1))).toBe(0);
    expect(await withTx(test.db, (tx) => closeExpiredOrders(tx, end))).toBe(1);
    expect(await ownOrder(test.db, userId, order.id)).toMatchObject({ status: 'closed' });
  });

  it('can be closed by its member, again without harm, and by nobody else', async () => {
    const [owner, stranger] = [await makeMember(test.db), await makeMember(test.db)];
    const { order } = await place({ userId: owner });
    const close = (userId: number) => withTx(test.db, (tx) => closeOrder(tx, userId, order.id, NOON));
    expect(await refusal(close(stranger))).toMatchObject({ code: 1002 });
    expect(await refusal(ownOrder(test.db, stranger, order.id))).toMatchObject({ code: 1002 });
    await close(owner);
    await close(owner);
    expect(await ownOrder(test.db, owner, order.id)).toMatchObject({ status: 'closed' });
  });

  it('is refused to minors and members without real name, who read why beforehand', async () => {
    const child = await makeMember(test.db, { age: 17 });
    const unnamed = await makeMember(test.db, { age: 30, needRealName: true });
    const adult = await makeMember(test.db, { age: 18 });
    for (const userId of [child, unnamed]) {
      expect(await refusal(place({ userId }))).toMatchObject({ code: 1006 });
      expect(await refusal(place({ userId, kind: 'vip' }))).toMatchObject({ code: 1006 });
    }
    await place({ userId: adult });
    const packages = await coinProducts(test.db, []);
    expect(
      (await coinProductsFor(test.db, { userId: child, minors: nobodyUnder18, now: NOON }, packages)).refusal,
    ).toContain('未成年人');
    expect(
      (await vipConfigFor(test.db, { userId: child, minors: nobodyUnder18, now: NOON }, await vipConfig(test.db)))
        .refusal,
    ).toContain('VIP');
    expect(
      (await coinProductsFor(test.db, { userId: adult, minors: nobodyUnder18, now: NOON }, packages)).refusal,
    ).toBeNull();
  });

  it('is refused for what is no longer sold or has another price', async () => {
    const userId = await makeMember(test.db);
    expect(await refusal(place({ userId, productId: 99 }))).toMatchObject({ code: 1002 });
    await test.db.updateTable('rechargeProducts').set({ active: false }).where('id', '=', 1).execute();
    expect(await refusal(place({ userId }))).toMatchObject({ code: 1002 });
    expect(await refusal(place({ userId, kind: 'vip', productId: 1, expectPrice: 2900 }))).toEqual({
      code: 3006,
      data: { price: 3000 },
    });
  });
});

describe('what is on sale', () => {
  it('is the five packages and three plans of the house', async () => {
    const { products } = await coinProducts(test.db, []);
    expect(products.map(({ coins, bonus, firstBonus, priceFen }) => [coins, bonus, firstBonus, priceFen])).toEqual([
      [60, 0, 60, 600],
      [300, 15, 0, 3000],
      [680, 60, 0, 6800],
      [1280, 150, 0, 12_800],
      [3280, 500, 0, 32_800],
    ]);
    const { plans } = await vipConfig(test.db);
    expect(plans.map(({ days, priceFen, priceCoins, badge }) => [days, priceFen, priceCoins, badge])).toEqual([
      [30, 3000, 300, 'month'],
      [90, 7800, 780, 'month'],
      [365, 26_800, 2680, 'year'],
    ]);
  });

  it('stays as the operator changed it when the server starts again', async () => {
    await test.db.updateTable('vipProducts').set({ priceCoins: 1 }).where('id', '=', 1).execute();
    await test.db.deleteFrom('rechargeProducts').where('id', '=', 5).execute();
    await withTx(test.db, seedMoney);
    expect((await vipConfig(test.db)).plans[0]).toMatchObject({ priceCoins: 1 });
    expect((await coinProducts(test.db, [])).products).toHaveLength(4);
  });
});
