import { moneyApi } from '@/api/moneyApi';
import { code } from '@/contract/codes';
import { bootEvents } from '@/features/boot/bootSlice';
import { VIP_OVERLAY } from '@/features/vip/vipEffects';
import { selectVipOffer, vipOfferEvents } from '@/features/vip/vipOfferSlice';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { refusals, walk } from '@/lib/machine/walk';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { buildPayIntent } from '@/testing/builders/money';
import { fail, ok, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { createTestStore } from '@/testing/testStore';
import { LATE_POLL_MS, POLL_FOR_MS, POLL_MS } from './checkoutEffects';
import { CHECKOUT_KEY } from './checkoutJournal';
import { checkoutStart, checkoutTable } from './checkoutMachine';
import { checkoutEvents, checkoutSlice, selectCheckout } from './checkoutSlice';

const intent = buildPayIntent();
const vipByCoin = buildPayIntent({
  kind: 'vip',
  payType: 'coin',
  expectPrice: 300,
  sourceGameId: 7,
});
const DAY = 86_400_000;
const order = { orderId: 'A1', kind: 'recharge', amountFen: 600, coins: 120, status: 'paid', createTime: 1, title: '' };
const bill = { orderId: 'A1', amountFen: 600, payUrl: '/pay/sandbox/A1' };

async function member(at = '/') {
  const scene = await createTestStore({ at });
  const { store, ports } = scene;
  ports.server.reply('POST user/message', ok({ unread: 0 }));
  ports.server.reply('POST user/center/me', ok({ coinNum: 20, levelType: 0, expTime: 0 }));
  store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
  await ports.clock.advance();
  const here = () => selectCheckout(store.getState());
  const ask = async (what = intent) => {
    store.dispatch(checkoutEvents.asked(what));
    await ports.clock.advance();
  };
  const address = () => addressOf(selectPlace(store.getState()));
  const kinds = () => selectOverlays(store.getState()).map(({ kind }) => kind);
  return { ...scene, here, ask, address, kinds };
}

describe('checkout machine', () => {
  it('D1: is whole, and refuses every unlisted event', () => {
    expect(walk(checkoutTable, checkoutStart)).toEqual([]);
    const idle = { at: 'idle' } as const;
    for (const { event } of refusals(checkoutTable).filter(({ from }) => from === 'idle')) {
      expect(checkoutSlice.reducer(idle, { type: `checkout/${event}`, payload: {} })).toBe(idle);
    }
  });
});

describe('recharge', () => {
  it('E6: creates the order and leaves for the cashier, once, however often one taps', async () => {
    const { store, ports, here, ask } = await member();
    ports.server.reply('POST order/payInfo', ok(bill));
    for (let tap = 0; tap < 20; tap += 1) store.dispatch(checkoutEvents.asked(intent));
    await ask();
    expect(ports.server.callsTo('order/payInfo')).toHaveLength(1);
    expect(here().at).toBe('leaving');
    expect(ports.download.left).toEqual(['/pay/sandbox/A1']);
  });

  it('E6: work that the server asks for after many orders is done, and the same order is sent once more', async () => {
    const { ports, here, ask } = await member();
    const challenge = { algorithm: 'SHA-256', challenge: 'c0ffee', maxnumber: 9, salt: 's', signature: 'x' };
    const answers = [fail(code.proofNeeded, '', { challenge }), ok(bill)];
    ports.server.reply('POST order/payInfo', () => answers.shift() ?? fail(1001, ''));
    await ask();
    const [first, second, ...more] = ports.server.callsTo('order/payInfo').map(({ form }) => form);
    expect(second).toEqual({ ...first, proof: 'solved:c0ffee' });
    expect([more, here().at]).toEqual([[], 'leaving']);
  });

  it('E6: back from the cashier it asks until the server says paid, then renews the balance', async () => {
    const { store, ports, here, address } = await member();
    ports.server.reply('POST user/center/coin/order', ok({ ...order, status: 'pending' }));
    const before = ports.server.callsTo('user/center/me').length;
    store.dispatch(navigationEvents.asked({ to: '/recharge?orderId=A1', how: 'push' }));
    await ports.clock.advance();
    expect(here().at).toBe('checking');
    expect(address()).toBe('/recharge');
    await ports.clock.advance(POLL_MS);
    ports.server.reply('POST user/center/coin/order', ok(order));
    await ports.clock.advance(POLL_MS);
    expect(here()).toMatchObject({ at: 'paid', kind: 'recharge' });
    expect(ports.server.callsTo('user/center/me')).toHaveLength(before + 1);
    expect(Object.values(selectToasts(store.getState())).map(({ text }) => text)).toEqual(['充值成功，到账 120 钻']);
  });

  it('E6: after a minute it says that it may come later, and goes on asking', async () => {
    const { store, ports, here } = await member();
    ports.server.reply('POST user/center/coin/order', ok({ ...order, status: 'pending' }));
    store.dispatch(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    await ports.clock.advance(POLL_FOR_MS + POLL_MS);
    expect(here().at).toBe('late');
    ports.server.reply('POST user/center/coin/order', ok(order));
    await ports.clock.advance(LATE_POLL_MS);
    expect(here().at).toBe('paid');
  });

  it('E6: of an order that this account has not, nothing is said about money', async () => {
    const { store, ports, here } = await member('/faq');
    ports.server.reply('POST user/center/coin/order', fail(1002, '订单不存在'));
    store.dispatch(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    await ports.clock.advance();
    expect(here()).toMatchObject({ at: 'closed', why: 'missing' });
    const text = Object.values(selectToasts(store.getState()))
      .map((toast) => toast.text)
      .join();
    expect(text).toContain('没有查到这笔订单');
    expect(text).not.toContain('没有扣款');
  });

  it.each(['javascript:alert(1)', 'intent://x#Intent;scheme=evil;end', 'market://details?id=1'])(
    'E6: a cashier that cannot be gone to (%s) ends the wait with words',
    async (payUrl) => {
      const { ports, here, ask } = await member();
      ports.server.reply('POST order/payInfo', ok({ ...bill, payUrl }));
      await ask();
      expect(here()).toMatchObject({ at: 'refused', text: expect.stringContaining('打不开') });
      expect(ports.download.left).toEqual([]);
    },
  );

  it('E6: a payment app is gone to as a page is', async () => {
    const { ports, here, ask } = await member();
    ports.server.reply('POST order/payInfo', ok({ ...bill, payUrl: 'alipays://platformapi/startapp?appId=1' }));
    await ask();
    expect(here().at).toBe('leaving');
    expect(ports.download.left).toEqual(['alipays://platformapi/startapp?appId=1']);
  });

  it.each([
    ['微信', 'MicroMessenger/8.0.50', '/pay/alipay/A1', 'alipay', 'wechat'],
    ['微信', 'MicroMessenger/8.0.50', 'alipays://platformapi/startapp?appId=1', 'alipay', 'wechat'],
    ['支付宝', 'AlipayClient/10.1.32', '/pay/wechat/A1', 'wechatPay', 'alipay'],
  ])(
    'E6: in %s (%s) the cashier %s is not gone to: a guide says how to pay',
    async (_app, mark, payUrl, why, inApp) => {
      const { store, ports, here, ask, kinds } = await member();
      ports.document.userAgent += ` ${mark}`;
      ports.server.reply('POST order/payInfo', ok({ ...bill, payUrl }));
      await ask();
      expect([here().at, kinds()]).toEqual(['idle', ['browser-guide']]);
      expect(ports.download.left).toEqual([]);
      expect(selectOverlays(store.getState())[0]?.data).toEqual({ why, inApp, link: '/recharge' });
      // Nothing of it is asked about after a reload: the order waits in the list.
      expect(ports.session.read(CHECKOUT_KEY)).toBeNull();
    },
  );

  it.each([
    ['微信', 'MicroMessenger/8.0.50', '/pay/wechat/A1'],
    ['微信', 'MicroMessenger/8.0.50', '/pay/sandbox/A1'],
    ['QQ', 'QQ/9.0.8', '/pay/alipay/A1'],
  ])('E6: in %s (%s) the cashier %s opens as everywhere', async (_app, mark, payUrl) => {
    const { ports, here, ask } = await member();
    ports.document.userAgent += ` ${mark}`;
    ports.server.reply('POST order/payInfo', ok({ ...bill, payUrl }));
    await ask();
    expect(here().at).toBe('leaving');
    expect(ports.download.left).toEqual([payUrl]);
  });

  it('E6: a closed order is said to be closed', async () => {
    const { store, ports, here } = await member();
    ports.server.reply('POST user/center/coin/order', ok({ ...order, status: 'closed' }));
    store.dispatch(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    await ports.clock.advance();
    expect(here().at).toBe('closed');
  });

  it.each([
    ['review', '正在人工核对'],
    ['refunded', '已经退回'],
  ] as const)('E6: money of an order in %s is never said not to have come', async (status, words) => {
    const { store, ports, here } = await member('/faq');
    ports.server.reply('POST user/center/coin/order', ok({ ...order, status }));
    store.dispatch(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    await ports.clock.advance();
    expect(here()).toMatchObject({ at: 'closed', why: status });
    const text = Object.values(selectToasts(store.getState()))
      .map((toast) => toast.text)
      .join();
    expect(text).toContain(words);
    expect(text).not.toContain('没有扣款');
  });

  it.each([
    ['a timeout', () => new Promise<never>(() => undefined), 30_000],
    ['a lost connection', () => new Error('reset'), 0],
    ['a 502', () => status(502), 0],
    ['half an answer', () => ok('x'), 0],
  ])('E6: after %s nothing is sent again before it is known what happened', async (_case, reply, ms) => {
    const { store, ports, here, ask } = await member();
    store.dispatch(navigationEvents.asked({ to: '/recharge', how: 'push' }));
    await ports.clock.advance();
    ports.server.reply('POST order/payInfo', reply as never);
    ports.server.reply(
      'POST user/center/coin/order',
      page([{ ...order, status: 'pending', payUrl: '/pay/sandbox/A1' }]),
    );
    await ask();
    await ports.clock.advance(ms);
    expect(ports.server.callsTo('order/payInfo')).toHaveLength(1);
    expect(here()).toMatchObject({ at: 'leaving', bill: { orderId: 'A1' } });
  });

  it('E6: a lost answer that made no order may be tried again, under the same requestId', async () => {
    const { ports, here, ask } = await member();
    ports.server.reply('POST order/payInfo', new Error('reset'));
    ports.server.reply('POST user/center/coin/order', page([]));
    await ask();
    expect(here()).toMatchObject({ at: 'refused', intent: { requestId: intent.requestId } });
  });

  it('E6: it stays unknown while the orders are not to be had, whatever was listed before', async () => {
    const { store, ports, here, ask } = await member();
    ports.server.reply('POST user/center/coin/order', page([]));
    store.dispatch(moneyApi.endpoints.orders.initiate(undefined));
    await ports.clock.advance();
    ports.server.reply('POST order/payInfo', new Error('reset'));
    ports.server.reply('POST user/center/coin/order', status(502));
    await ask();
    await ports.clock.advance(60_000);
    expect(here().at).toBe('unknown');
  });

  it('E6: a refusal is said and nothing is lost', async () => {
    const { ports, here, ask } = await member();
    ports.server.reply('POST order/payInfo', fail(1006, '未成年人不能充值'));
    await ask();
    expect(here()).toMatchObject({ at: 'refused', text: '未成年人不能充值', code: 1006 });
  });

  it.each(['placing', 'leaving', 'checking'])('E6: a reload while %s goes on where it was', async (at) => {
    const first = await member();
    first.ports.server.reply(
      'POST order/payInfo',
      at === 'placing' ? () => new Promise<never>(() => undefined) : ok(bill),
    );
    first.ports.server.reply('POST user/center/coin/order', ok({ ...order, status: 'pending' }));
    await first.ask();
    if (at === 'checking') {
      first.store.dispatch(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    }
    expect(first.here().at).toBe(at);
    const note = first.ports.session.read(CHECKOUT_KEY) ?? '';

    const again = await member();
    again.ports.session.write(CHECKOUT_KEY, note);
    again.ports.server.reply('POST user/center/coin/order', () => new Promise<never>(() => undefined));
    again.store.dispatch(bootEvents.started());
    await again.ports.clock.advance();
    expect(again.here().at).toBe(at === 'placing' ? 'unknown' : 'checking');
    expect(again.ports.server.callsTo('order/payInfo')).toHaveLength(0);
  });

  it.each([
    ['log-out', sessionEnded({ by: 'logout' })],
    ['another member', sessionStarted({ account: buildAccount({ uid: '2002' }), by: 'login' })],
  ])('D3: %s drops the payment and its note', async (_what, action) => {
    const { store, ports, here, ask } = await member();
    ports.server.reply('POST order/payInfo', () => new Promise<never>(() => undefined));
    await ask();
    store.dispatch(action);
    await ports.clock.advance();
    expect(here().at).toBe('idle');
    expect(ports.session.read(CHECKOUT_KEY)).toBeNull();
  });

  it('E6: an order that was asked about when the session ended is asked about again for its member', async () => {
    const { store, ports, here } = await member();
    ports.server.reply('POST user/center/coin/order', ok({ ...order, status: 'pending' }));
    store.dispatch(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    store.dispatch(sessionEnded({ by: 'expired' }));
    await ports.clock.advance();
    expect(here().at).toBe('idle');
    store.dispatch(sessionStarted({ account: buildAccount({ token: 'next' }), by: 'login' }));
    await ports.clock.advance();
    expect(here()).toMatchObject({ at: 'checking', orderId: 'A1' });
  });
});

describe('VIP', () => {
  it('C4: ?pop=1 opens the sheet, and closing takes it out of the address', async () => {
    const { store, ports, kinds, address } = await member();
    store.dispatch(navigationEvents.asked({ to: '/profile?pop=1', how: 'push' }));
    await ports.clock.advance();
    expect(kinds()).toEqual([VIP_OVERLAY]);
    await ports.history.back();
    await ports.clock.advance();
    expect(kinds()).toEqual([]);
    expect(address()).toBe('/profile');
    expect(ports.history.current()).toMatchObject({ pathname: '/profile', search: '', overlays: [] });
  });

  it('C6: leaving profile resets the offer', async () => {
    const { store, ports } = await member('/detail/7');
    store.dispatch(vipOfferEvents.madeFromGame({ gameId: 7 }));
    store.dispatch(navigationEvents.asked({ to: '/profile?pop=1', how: 'push' }));
    await ports.clock.advance();
    expect(selectVipOffer(store.getState())).toMatchObject({ type: 1, source: 7 });
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await ports.clock.advance();
    expect(selectVipOffer(store.getState())).toMatchObject({ type: 0, source: 0 });
  });

  it('E5: VIP bought with diamonds closes the sheet and leads back to the game', async () => {
    const { store, ports, ask, kinds, address } = await member('/profile?pop=1');
    ports.server.reply('POST vip/vipopen', ok({ levelType: 1, expTime: 99, balanceAfter: 0 }));
    await ask(vipByCoin);
    expect(ports.server.callsTo('vip/vipopen')[0]?.form).toMatchObject({
      planId: '1',
      payType: 'coin',
      sourceGameId: '7',
    });
    expect(kinds()).toEqual([]);
    expect(address()).toBe('/detail/7');
    expect(selectCheckout(store.getState()).at).toBe('paid');
  });

  it('E5: VIP paid in cash leads back to the game after the cashier and a reload', async () => {
    const { ports, here, ask } = await member('/profile?pop=1');
    ports.server.reply('POST vip/vipopen', ok({ ...bill }));
    await ask({ ...vipByCoin, payType: 'cash' });
    expect(here().at).toBe('leaving');
    const note = ports.session.read(CHECKOUT_KEY) ?? '';

    const again = await member('/');
    again.ports.session.write(CHECKOUT_KEY, note);
    again.ports.server.reply('POST user/center/coin/order', ok({ ...order, kind: 'vip' }));
    again.store.dispatch(navigationEvents.asked({ to: '/profile?pop=1&orderId=A1', how: 'push' }));
    await again.ports.clock.advance(POLL_MS);
    expect(again.here()).toMatchObject({ at: 'paid', kind: 'vip', sourceGameId: 7 });
    expect(again.address()).toBe('/detail/7');
  });

  it('E6: another price than the one seen is asked about, not charged', async () => {
    const { ports, here, ask } = await member();
    ports.server.reply('POST vip/vipopen', fail(3006, '价格已变动', { price: 320 }));
    await ask(vipByCoin);
    expect(here()).toMatchObject({ at: 'repriced', price: 320 });
  });

  it('E6: a lost answer is looked up in the status: extended means opened', async () => {
    const { ports, here, ask } = await member();
    const sent = ports.server.defer('POST vip/vipopen');
    await ask(vipByCoin);
    ports.server.reply('POST user/center/me', ok({ coinNum: 0, levelType: 1, expTime: 2_000_000_000_000 }));
    sent.answer(new Error('reset'));
    await ports.clock.advance();
    expect(here()).toMatchObject({ at: 'paid', kind: 'vip' });
    expect(ports.server.callsTo('vip/vipopen')).toHaveLength(1);
  });

  it.each([
    ['ended a month ago', -30 * DAY],
    ['runs, by another device, longer than this one knows', 30 * DAY],
  ])('E6: a lost answer that bought nothing is said to have bought nothing, also where VIP %s', async (_when, ends) => {
    const { ports, here, ask } = await member();
    ports.server.reply(
      'POST user/center/me',
      ok({ coinNum: 20, levelType: ends > 0 ? 1 : 0, expTime: FAKE_NOW + ends }),
    );
    ports.server.reply('POST vip/vipopen', new Error('reset'));
    await ask(vipByCoin);
    expect(here()).toMatchObject({ at: 'refused', text: '刚才没有扣款，可以再试一次' });
  });

  it('E6: diamonds are not sent while the end of VIP is not to be had, and the retry keeps its requestId', async () => {
    const { ports, here, ask } = await member();
    ports.server.reply('POST user/center/me', status(502));
    await ask(vipByCoin);
    await ports.clock.advance(30_000);
    expect(ports.server.callsTo('vip/vipopen')).toHaveLength(0);
    expect(here()).toMatchObject({ at: 'refused', intent: { requestId: vipByCoin.requestId } });
  });

  it('E6: it stays unknown while the status is not to be had, whatever was known before', async () => {
    const { ports, here, ask } = await member();
    const sent = ports.server.defer('POST vip/vipopen');
    await ask(vipByCoin);
    ports.server.reply('POST user/center/me', status(502));
    sent.answer(new Error('reset'));
    await ports.clock.advance(60_000);
    expect(here().at).toBe('unknown');
  });

  it('E6: a reload before diamonds were sent finds that nothing was charged', async () => {
    const first = await member();
    first.ports.server.defer('POST user/center/me');
    await first.ask(vipByCoin);
    expect(first.here().at).toBe('placing');
    const note = first.ports.session.read(CHECKOUT_KEY) ?? '';

    const again = await member();
    again.ports.session.write(CHECKOUT_KEY, note);
    again.ports.server.reply('POST user/center/me', ok({ coinNum: 20, levelType: 0, expTime: FAKE_NOW - DAY }));
    again.store.dispatch(bootEvents.started());
    await again.ports.clock.advance();
    expect(again.here().at).toBe('refused');
  });

  describe('D4, E6: when the session ends before it is known what happened', () => {
    const again = (uid = '1001') => sessionStarted({ account: buildAccount({ uid, token: 'next' }), by: 'login' });

    async function interrupted(at: 'placing' | 'unknown') {
      const scene = await member();
      const { store, ports, here, ask } = scene;
      const sent = ports.server.defer('POST vip/vipopen');
      await ask(vipByCoin);
      if (at === 'placing') store.dispatch(sessionEnded({ by: 'expired' }));
      else {
        ports.server.reply('POST user/center/me', fail(code.sessionInvalid));
        sent.answer(new Error('reset'));
      }
      await ports.clock.advance();
      expect(here().at).toBe('idle');
      return scene;
    }

    it.each(['placing', 'unknown'] as const)('%s: the same member hears that VIP was opened', async (at) => {
      const { store, ports, here } = await interrupted(at);
      ports.server.reply('POST user/center/me', ok({ coinNum: 0, levelType: 1, expTime: 2_000_000_000_000 }));
      store.dispatch(again());
      await ports.clock.advance();
      expect(here()).toMatchObject({ at: 'paid', kind: 'vip' });
      expect(ports.server.callsTo('vip/vipopen')).toHaveLength(1);
      expect(ports.session.read(CHECKOUT_KEY)).toBeNull();
    });

    it.each(['placing', 'unknown'] as const)('%s: a retry of the same member keeps its requestId', async (at) => {
      const { store, ports, here } = await interrupted(at);
      ports.server.reply('POST user/center/me', ok({ coinNum: 300, levelType: 0, expTime: 0 }));
      store.dispatch(again());
      await ports.clock.advance();
      expect(here()).toMatchObject({ at: 'refused', intent: { requestId: vipByCoin.requestId } });
    });

    it('also when another tab ended it and signed the same member in again', async () => {
      const { store, ports, here, ask } = await member();
      ports.server.defer('POST vip/vipopen');
      await ask(vipByCoin);
      store.dispatch(sessionEnded({ by: 'otherTab' }));
      ports.server.defer('POST user/center/me');
      store.dispatch(sessionStarted({ account: buildAccount({ token: 'next' }), by: 'otherTab' }));
      await ports.clock.advance();
      expect(here()).toMatchObject({ at: 'unknown', intent: vipByCoin });
    });

    it('another member hears nothing of it, and it is gone', async () => {
      const { store, ports, here } = await interrupted('placing');
      store.dispatch(again('2002'));
      await ports.clock.advance();
      expect(here().at).toBe('idle');
      expect(ports.session.read(CHECKOUT_KEY)).toBeNull();
    });
  });
});
