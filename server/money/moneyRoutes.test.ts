import { proofOfWork } from '@server/captcha/proofOfWork';
import { systemClock } from '@server/clock';
import { readConfig } from '@server/config';
import type { ServerContext } from '@server/context';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { localFiles } from '@server/files/localFiles';
import { addSessions } from '@server/http/authenticate';
import { addBodies } from '@server/http/bodies';
import { addCallLimits } from '@server/http/callLimits';
import { addErrors } from '@server/http/errors';
import { addSharedAnswers } from '@server/http/sharedRoute';
import { systemIds } from '@server/ids';
import { payRoutes } from '@server/pay/payRoutes';
import { signNotification } from '@server/pay/sandbox/notice';
import { sandbox } from '@server/pay/sandbox/sandbox';
import { giveCoins, makeMember } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import { openSession } from '@server/users/sessions';
import { velocityRules } from '@server/velocity/rules';
import { createVelocity } from '@server/velocity/velocity';
import Fastify, { type FastifyInstance } from 'fastify';
import { moneyRoutes } from './moneyRoutes';
import { seedMoney } from './seedMoney';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));
const secret = 'h'.repeat(32);

let app: FastifyInstance;
let headers: Record<string, string>;
let userId: number;

beforeEach(async () => {
  const clock = systemClock();
  const keys = { clock, ids: systemIds, secret, oldSecrets: [], leakedSecrets: [] };
  const ctx: ServerContext = {
    config: readConfig({}),
    database: test.database,
    files: localFiles('.cache/test-data'),
    limits: null,
    ...keys,
    hashCost: { ln: 4, r: 8, p: 1 },
    captcha: proofOfWork({ ...keys, cost: 100 }),
    realName: null,
    sms: null,
    payments: [sandbox({ ...keys, db: test.db, origin: null }, 500)],
    velocity: createVelocity(velocityRules),
    version: 'test',
    demo: null,
  };
  app = Fastify();
  await addBodies(app);
  addErrors(app);
  await addCallLimits(app, ctx);
  addSessions(app, ctx);
  addSharedAnswers(app, ctx);
  moneyRoutes(app, ctx);
  payRoutes(app, ctx);
  userId = await makeMember(test.db);
  const { uid } = await test.db.selectFrom('users').select('uid').where('id', '=', userId).executeTakeFirstOrThrow();
  const session = { ids: systemIds, now: Date.now(), sessionDays: 30 };
  headers = { uid, token: await withTx(test.db, (tx) => openSession(tx, session, userId)) };
});
afterEach(() => app.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = async (url: string, fields: Record<string, string | number> = {}) => {
  const payload = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
  return app.inject({ method: 'POST', url, headers: { ...headers, ...form }, payload });
};
const call = async (path: string, fields: Record<string, string | number> = {}) =>
  (await post(`/api/${path}`, fields)).json<{ code: number; data: Record<string, unknown> }>();
const payInfo = () =>
  call('order/payInfo', { kind: 'recharge', productId: 2, payType: 'alipay', requestId: 'request-1' });
const status = async (orderId: unknown) => (await call('user/center/coin/order', { orderId: String(orderId) })).data;

describe('recharging over HTTP', () => {
  it('E6: order, cashier, callback, poll, ledger', async () => {
    const { code, data } = await payInfo();
    expect({ code, amountFen: data.amountFen, repeated: data.repeated }).toEqual({
      code: 0,
      amountFen: 3000,
      repeated: false,
    });
    expect((await payInfo()).data).toMatchObject({ orderId: data.orderId, repeated: true });

    const payUrl = String(data.payUrl);
    const page = await app.inject(payUrl);
    expect(page.body).toContain('¥30.00');
    const nonce = /nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(page.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
    expect(page.body).not.toContain('<script');

    expect(await status(data.orderId)).toMatchObject({ status: 'pending', payUrl, coins: 315 });
    const paid = await post(payUrl, { action: 'pay' });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/recharge?orderId=${data.orderId}`]);
    expect(await status(data.orderId)).toMatchObject({ status: 'paid', payUrl: null });
    expect((await app.inject(payUrl)).body).toContain('订单已支付');

    const ledger = await call('user/center/coin/all', { uid: headers.uid ?? '', currentPage: 1, pageSize: 20 });
    expect(ledger.data).toMatchObject({ total: 1, records: [{ delta: 315, balanceAfter: 315, bizType: 'recharge' }] });
    const orders = await call('user/center/coin/order', { currentPage: 1, pageSize: 20 });
    expect(orders.data).toMatchObject({ total: 1, records: [{ orderId: data.orderId, status: 'paid' }] });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('a failed payment may be tried again; a callback sent twice counts once', async () => {
    const { data } = await payInfo();
    const failed = await post(String(data.payUrl), { action: 'fail' });
    expect((await app.inject(String(failed.headers.location))).body).toContain('未扣款');
    await post(String(data.payUrl), { action: 'twice' });
    expect((await call('user/center/coin/all', { uid: headers.uid ?? '' })).data).toMatchObject({ total: 1 });
  });

  it('a delayed callback arrives after the member is back', async () => {
    const { data } = await payInfo();
    await post(String(data.payUrl), { action: 'delay' });
    expect(await status(data.orderId)).toMatchObject({ status: 'pending' });
    while ((await status(data.orderId)).status === 'pending') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await status(data.orderId)).toMatchObject({ status: 'paid' });
  });

  it('a cancelled or closed order cannot be paid at the cashier', async () => {
    const { data } = await payInfo();
    await post(String(data.payUrl), { action: 'cancel' });
    expect(await status(data.orderId)).toMatchObject({ status: 'closed' });
    expect((await post(String(data.payUrl), { action: 'pay' })).body).toContain('订单已关闭');
    expect(await call(`v1/order/${data.orderId}/close`)).toMatchObject({ code: 0, data: null });
    expect(await status(data.orderId)).toMatchObject({ status: 'closed' });
  });

  it('nobody opens an order’s page without its signature, nor forges a callback', async () => {
    const { data } = await payInfo();
    const page = await app.inject(`/pay/sandbox/${data.orderId}?sig=${'0'.repeat(64)}`);
    expect([page.statusCode, page.body.includes('支付链接无效')]).toEqual([403, true]);
    const twice = `${data.payUrl}&sig=${'0'.repeat(64)}`;
    for (const url of [twice, `/pay/sandbox/${data.orderId}`]) {
      expect((await app.inject(url)).statusCode).toBe(403);
      expect((await post(url, { action: 'pay' })).statusCode).toBe(403);
    }
    expect((await app.inject(`${data.payUrl}&failed=1&failed=1`)).statusCode).toBe(200);
    const forged = (change: object, key = secret) => ({
      ...signNotification({ id: String(data.orderId), amountFen: 3000 }, 'bank-1', {
        secret: key,
        ids: systemIds,
        now: Date.now(),
      }),
      ...change,
    });
    for (const callback of [forged({}, 'x'.repeat(32)), forged({ amountFen: '1' })]) {
      expect((await post('/pay/sandbox/notify', callback)).json()).toMatchObject({ code: 3003 });
    }
    expect((await post('/pay/sandbox/notify', forged({}))).body).toBe('success');
    expect((await post('/pay/sandbox/notify', { orderId: 'x' })).json()).toMatchObject({ code: 1001 });
  });

  it('takes no page for good whose address says something twice, and keeps no callback that no provider writes', async () => {
    const { data } = await payInfo();
    for (const query of ['sig=a&sig=b', 'sig=a&failed=1&failed=2', 'sig=%00']) {
      const page = await app.inject(`/pay/sandbox/${data.orderId}?${query}`);
      expect([page.statusCode, page.body.includes('支付链接无效')]).toEqual([403, true]);
    }
    const callback = { orderId: 'x', amountFen: '1', providerTxn: 'x', ts: '1', nonce: 'x', sig: 'x' };
    for (const wrong of ['a\0b', '\ud800', 'a'.repeat(129)]) {
      for (const field of ['orderId', 'nonce', 'sig']) {
        const payload = { ...callback, [field]: wrong };
        const heard = await app.inject({ method: 'POST', url: '/pay/sandbox/notify', payload });
        expect(heard.json()).toMatchObject({ code: 1001 });
      }
    }
    expect(await test.db.selectFrom('payNotifications').selectAll().execute()).toEqual([]);
  });
});

describe('VIP and the shop over HTTP', () => {
  it('E6: opens by diamonds at once, and for cash as an order to pay', async () => {
    await withTx(test.db, (tx) => giveCoins(tx, userId, 500));
    const coin = { planId: 1, payType: 'coin', expectPrice: 300, requestId: 'request-1' };
    expect(await call('vip/vipopen', coin)).toMatchObject({ code: 0, data: { levelType: 1, balanceAfter: 200 } });
    expect(await call('vip/vipopen', coin)).toMatchObject({ code: 0, data: { repeated: true, balanceAfter: 200 } });
    const cash = { planId: 3, payType: 'cash', expectPrice: 26_800, requestId: 'request-2' };
    const { data } = await call('vip/vipopen', cash);
    await post(String(data.payUrl), { action: 'pay' });
    expect(await status(data.orderId)).toMatchObject({ kind: 'vip', status: 'paid', title: '开通年度 VIP' });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('is for guests to look at and for members to buy in', async () => {
    headers = {};
    const products = (await app.inject('/api/v1/coin/product/list')).json();
    expect(products).toMatchObject({
      code: 0,
      data: { refusal: null, payTypes: [{ payType: 'alipay' }, { payType: 'wechat' }] },
    });
    expect((await call('vip/vipconfig')).data).toMatchObject({ plans: [{ title: '月度 VIP' }, {}, {}], refusal: null });
    expect(await payInfo()).toMatchObject({ code: 2 });
  });

  it('tells a minor the reason', async () => {
    await test.db.updateTable('users').set({ age: 16 }).where('id', '=', userId).execute();
    expect(await payInfo()).toMatchObject({ code: 1006, msg: expect.stringContaining('未成年人') });
    expect((await call('vip/vipconfig')).data.refusal).toContain('未成年人');
  });

  it('refuses a way to pay it does not know', async () => {
    const wish = { kind: 'recharge', productId: 2, payType: 'shells', requestId: 'request-1' };
    expect(await call('order/payInfo', wish)).toMatchObject({ code: 1001, data: { field: 'payType' } });
  });
});
