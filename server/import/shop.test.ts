import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { balanceOf } from '@server/money/ledger';
import { openVipByCoin } from '@server/money/openVip';
import { ownOrder } from '@server/money/orders';
import { type OrderWish, placeOrder } from '@server/money/placeOrder';
import { coinProducts, vipConfig } from '@server/money/products';
import { settle } from '@server/money/settle';
import { DAY, vipOf } from '@server/money/vip';
import { seedHouse } from '@server/seed/seedHouse';
import { type Change, withExampleContent } from '@server/testing/exampleContent';
import { makeMember, makeRichMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { importContent } from './importContent';
import { rowsOf } from './testing/rowsOf';

const { files, example } = withExampleContent();
const test = withTestDatabase(({ db }) => withTx(db, (tx) => seedHouse(tx, '2008')));
const FILE = 'shop.json';

const take = (change?: Change, retire = false) =>
  importContent(example(change), { db: test.db, ids: systemIds, files, appId: '2008', now: NOON, retire });
const money = () => rowsOf(test.db, 'orders', 'vip_grants', 'ledger_txns', 'ledger_entries', 'ledger_accounts');
const stored = () => rowsOf(test.db, 'recharge_products', 'vip_products', 'content_keys');

const packages = async () => (await coinProducts(test.db, [])).products;
const plans = async () => (await vipConfig(test.db)).plans;
const prices = async () => [
  ...(await packages()).map(({ coins, bonus, priceFen }) => `${coins}+${bonus} ${priceFen}`),
  ...(await plans()).map(({ title, days, priceCoins, priceFen }) => `${title} ${days} ${priceCoins} ${priceFen}`),
];
const place = (wish: Pick<OrderWish, 'userId' | 'productId'> & Partial<OrderWish>) =>
  withTx(test.db, (tx) =>
    placeOrder(tx, systemIds, { kind: 'recharge', payType: 'alipay', requestId: 'one', now: NOON, ...wish }),
  );
const pay = (orderId: string) =>
  withTx(test.db, async (tx) => {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
    return settle(tx, order, `paid-${orderId}`, NOON);
  });
const idOf = async (coins: number) => (await packages()).find((one) => one.coins === coins)?.id ?? 0;

/** Other prices, and less for them. */
const dearer: Change = (edit) => {
  edit(FILE, '"coins": 1000, "bonus": 120, "priceFen": 10000', '"coins": 900, "bonus": 0, "priceFen": 12000');
  edit(FILE, '"days": 30, "priceCoins": 250, "priceFen": 2500', '"days": 28, "priceCoins": 300, "priceFen": 3000');
};

describe('the shop of a folder', () => {
  it('stands in the place of the house’s first set, in the order of the folder', async () => {
    expect(await prices()).toHaveLength(8);
    const tallies = await take();
    expect(tallies.get('package')).toEqual({ added: 2, changed: 0, same: 0, retired: 5 });
    expect(tallies.get('plan')).toEqual({ added: 2, changed: 0, same: 0, retired: 3 });
    expect(await prices()).toEqual(['100+0 1000', '1000+120 10000', '月度会员 30 250 2500', '年度会员 365 2400 24000']);
    expect((await packages()).map(({ firstBonus, tag }) => [firstBonus, tag])).toEqual([
      [100, '首充双倍'],
      [0, '超值'],
    ]);
    expect((await plans())[1]).toMatchObject({
      originFen: 30_000,
      badge: 'year',
      benefits: ['付费章节免费阅读', '专属徽章'],
    });
    // What an operator adds to the table afterwards stays, and so does a price changed there.
    await test.db.insertInto('rechargeProducts').values({ coins: 7, priceFen: 70, sort: 9, tag: null }).execute();
    await test.db.updateTable('vipProducts').set({ priceCoins: 260 }).where('title', '=', '月度会员').execute();
    await take((edit) => edit(FILE, '"tag": "超值"', '"tag": "最值"'));
    expect(await prices()).toEqual(expect.arrayContaining(['7+0 70', '月度会员 30 260 2500']));
    expect((await packages())[1]).toMatchObject({ tag: '最值', id: await idOf(1000) });
  });

  it('leaves what it does not name: without plans the house’s plans are sold', async () => {
    await take((_edit, folder) =>
      writeFileSync(path.join(folder, FILE), '{ "packages": [{ "key": "one", "coins": 10, "priceFen": 100 }] }'),
    );
    expect([await packages(), await plans()].map(({ length }) => length)).toEqual([1, 3]);
  });

  it('is as before when the same folder comes again', async () => {
    await take();
    const before = [await stored(), await money()];
    expect((await take()).get('package')).toEqual({ added: 0, changed: 0, same: 2, retired: 0 });
    expect([await stored(), await money()]).toEqual(before);
  });

  it('never changes an order that was opened: it costs, names and brings what it did', async () => {
    await take();
    const userId = await makeMember(test.db);
    const { order } = await place({ userId, productId: await idOf(1000) });
    const plan = (await plans())[0]?.id ?? 0;
    const vip = await place({ userId, kind: 'vip', productId: plan, requestId: 'two', expectPrice: 2500 });
    const before = await money();
    expect((await take(dearer)).get('package')).toMatchObject({ changed: 1, same: 1 });
    expect(await money()).toBe(before);
    expect(await prices()).toEqual(['100+0 1000', '900+0 12000', '月度会员 28 300 3000', '年度会员 365 2400 24000']);

    expect(await ownOrder(test.db, userId, order.id)).toMatchObject({ amountFen: 10_000, coins: 1000, bonus: 120 });
    expect(await place({ userId, productId: order.productId })).toMatchObject({
      repeated: true,
      order: { id: order.id },
    });
    await pay(order.id);
    await pay(vip.order.id);
    expect(await balanceOf(test.db, userId)).toBe(1120);
    expect((await vipOf(test.db, userId, NOON)).expTime).toBe(NOON + 30 * DAY);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('sells nobody at a price or content they have not seen: the old ones are gone', async () => {
    await take();
    const [userId, chest, plan] = [await makeRichMember(test.db, 1000), await idOf(1000), (await plans())[0]?.id ?? 0];
    await take(dearer);
    expect(await refusal(place({ userId, productId: chest }))).toMatchObject({ code: 1002 });
    const open = (planId: number, expectPrice: number) =>
      withTx(test.db, (tx) =>
        openVipByCoin(tx, { userId, planId, expectPrice, requestId: `vip-${planId}`, now: NOON }),
      );
    expect(await refusal(open(plan, 250))).toMatchObject({ code: 1002 });
    expect(await open((await plans())[0]?.id ?? 0, 300)).toMatchObject({ balanceAfter: 700 });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('takes off sale what left the folder, if that is wished, and has it again with its key', async () => {
    await take();
    const userId = await makeMember(test.db);
    const { order } = await place({ userId, productId: await idOf(1000) });
    const shorter: Change = (edit) =>
      edit(FILE, ',\n    { "key": "chest", "coins": 1000, "bonus": 120, "priceFen": 10000, "tag": "超值" }', '');
    await take(shorter);
    expect(await packages()).toHaveLength(2);
    expect((await take(shorter, true)).get('package')).toMatchObject({ retired: 1 });
    expect((await packages()).map(({ coins }) => coins)).toEqual([100]);
    expect(await ownOrder(test.db, userId, order.id)).toMatchObject({ status: 'pending', amountFen: 10_000 });
    await take();
    expect(await idOf(1000)).toBe(order.productId);
  });
});
