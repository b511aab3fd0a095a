import { downloadEvents, selectDownload } from '@/features/download/downloadSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildGame, buildGameDetail } from '@/testing/builders/game';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { buildOrder, buildPayInfo, buildVipConfig } from '@/testing/builders/money';
import { fail, ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { LATE_POLL_MS, POLL_FOR_MS, POLL_MS } from './checkoutEffects';
import { CHECKOUT_KEY } from './checkoutJournal';
import { checkoutEvents, selectCheckout } from './checkoutSlice';
import { payChoiceEvents, selectPayChoice } from './payChoiceSlice';
import { cancelOrder, continueOrder, type PayWish, startPayment } from './startPayment';

const wish: PayWish = { kind: 'recharge', productId: 1, payType: 'alipay', expectPrice: 600, sourceGameId: 0 };
const vipWish: PayWish = { kind: 'vip', productId: 1, payType: 'coin', expectPrice: 300, sourceGameId: 7 };

async function member(at = '/recharge') {
  const scene = await createTestStore({ at, member: buildAccount() });
  const { store, ports } = scene;
  ports.server.reply('POST user/center/me', buildStatus());
  store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
  await ports.clock.advance();
  const does = async (event: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(event);
    await ports.clock.advance();
  };
  const agree = (kind: 'recharge' | 'vip') => does(payChoiceEvents.agreementTicked({ kind, agreed: true }));
  const here = () => selectCheckout(store.getState());
  const sent = (route: string) => ports.server.callsTo(route).map(({ form }) => form.requestId);
  const address = () => addressOf(selectPlace(store.getState()));
  return { ...scene, does, agree, here, sent, address };
}

describe('the pay button', () => {
  it('E6: sends nothing before the agreement is ticked', async () => {
    const { store, does, here, sent } = await member();
    await does(startPayment(wish) as never);
    expect(here().at).toBe('idle');
    expect(selectPayChoice(store.getState(), 'recharge').missed).toBe(true);
    expect(sent('order/payInfo')).toEqual([]);
  });

  it('E6: a retry keeps its requestId, another package or way to pay has a new one', async () => {
    const { ports, does, agree, sent } = await member();
    ports.server.reply('POST order/payInfo', fail(1001, '请稍后再试'));
    await agree('recharge');
    await does(startPayment(wish) as never);
    await does(startPayment(wish) as never);
    await does(startPayment({ ...wish, payType: 'wechat' }) as never);
    await does(startPayment({ ...wish, payType: 'wechat', productId: 2 }) as never);
    const [first, retry, otherWay, otherPackage] = sent('order/payInfo');
    expect(retry).toBe(first);
    expect(new Set([first, otherWay, otherPackage]).size).toBe(3);
  });

  it('E6: a changed price is paid under the same requestId, and the plans are asked for anew', async () => {
    const { ports, does, agree, here, sent } = await member('/profile');
    ports.server.reply('POST vip/vipopen', fail(3006, '', { price: 320 }));
    ports.server.reply('POST vip/vipconfig', buildVipConfig());
    await agree('vip');
    await does(startPayment(vipWish) as never);
    expect(here()).toMatchObject({ at: 'repriced', price: 320 });
    expect(ports.server.callsTo('vip/vipconfig')).toHaveLength(1);
    ports.server.reply('POST vip/vipopen', ok({ levelType: 1, expTime: 9, balanceAfter: 1 }));
    await does(startPayment({ ...vipWish, expectPrice: 320 }) as never);
    const [first, second] = sent('vip/vipopen');
    expect(second).toBe(first);
    expect(here().at).toBe('paid');
  });
});

describe('an open order', () => {
  it('E6: is paid at its own cashier, and no second one is made', async () => {
    const { ports, does, here } = await member();
    await does(continueOrder(buildOrder({ orderId: 'A1', payUrl: '/pay/A1' })) as never);
    expect(ports.download.left).toEqual(['/pay/A1']);
    expect(here()).toMatchObject({ at: 'leaving', kind: 'recharge', bill: { orderId: 'A1' } });
    expect(JSON.parse(ports.session.read(CHECKOUT_KEY) ?? '')).toMatchObject({ orderId: 'A1' });
    expect(ports.server.callsTo('order/payInfo')).toHaveLength(0);
  });

  it('E6: given up while it is asked about, the payment is over', async () => {
    const { ports, does, here } = await member();
    ports.server.reply('POST user/center/coin/order', () => new Promise<never>(() => undefined));
    ports.server.reply('POST v1/order/{id}/close', ok());
    await does(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    await does(cancelOrder(buildOrder({ orderId: 'A1' })) as never);
    expect(here().at).toBe('closed');
    expect(ports.server.calls.at(-1)?.path).toBe('v1/order/A1/close');
  });
});

describe('after paying', () => {
  /** A member whose game was too dear, on the way to the cashier. */
  async function tooDear() {
    const scene = await member('/detail/11');
    const { store, ports } = scene;
    ports.server.reply('GET v1/game/detail', buildGameDetail());
    ports.server.reply('POST user/center/me', buildStatus({ coinNum: 3 }));
    const { id, appID, name, icon, onlineType, buyAmount, owned, vipFree, platforms, size } = buildGame();
    const game = { id, appID, name, icon, onlineType, buyAmount, owned, vipFree, platforms, size };
    const from = { page: '/detail/11', address: '/detail/11' };
    const intent = { requestId: 'r1', game, from, askedAt: ports.clock.now(), platform: 1 as const };
    store.dispatch(downloadEvents.restored({ at: 'away', intent, price: 30 }));
    return scene;
  }

  it('E1, E6: the way leads back to the game that was too dear, and its dialog asks again', async () => {
    const { store, ports, does, address } = await tooDear();
    await does(navigationEvents.asked({ to: '/recharge?orderId=A1', how: 'push' }));
    expect(address()).toBe('/recharge');
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: 'A1', status: 'paid' })));
    ports.server.reply('POST user/center/me', buildStatus({ coinNum: 63 }));
    await ports.clock.advance(4_000);
    expect(address()).toBe('/detail/11');
    expect(selectDownload(store.getState()).at).toBe('confirming');
  });

  it('E6: a payment that arrives late takes nobody away from the page they are on by now', async () => {
    const { ports, does, here, address } = await tooDear();
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: 'A1', status: 'pending' })));
    await does(navigationEvents.asked({ to: '/recharge?orderId=A1', how: 'push' }));
    await ports.clock.advance(POLL_FOR_MS + POLL_MS);
    expect(here().at).toBe('late');
    await does(navigationEvents.asked({ to: '/games', how: 'push' }));
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: 'A1', status: 'paid' })));
    await ports.clock.advance(LATE_POLL_MS);
    expect(here().at).toBe('paid');
    expect(address()).toBe('/games');
  });

  it('E6: a game that was too dear half an hour ago is nothing to go back to', async () => {
    const { ports, does, here, address } = await tooDear();
    await does(navigationEvents.asked({ to: '/recharge', how: 'push' }));
    await ports.clock.advance(30 * 60_000 + 1);
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: 'A1', status: 'paid' })));
    await does(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    expect(here().at).toBe('paid');
    expect(address()).toBe('/recharge');
  });

  it('E6: with nothing blocked it stays, and says so until the page is left', async () => {
    const { ports, does, here, address } = await member();
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: 'A1', status: 'paid' })));
    await does(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    expect(here().at).toBe('paid');
    expect(address()).toBe('/recharge');
    await does(navigationEvents.asked({ to: '/games', how: 'push' }));
    expect(here().at).toBe('idle');
  });

  it('E5: VIP paid at a cashier that returns to the recharge page still leads back to the game', async () => {
    const { ports, does, agree, address } = await member('/profile?pop=1');
    const vipOrder = buildOrder({ orderId: 'V1', kind: 'vip', coins: null });
    ports.server.reply('POST vip/vipopen', ok(buildPayInfo({ orderId: 'V1', payUrl: '/pay/V1' })));
    await agree('vip');
    await does(startPayment({ ...vipWish, payType: 'cash', expectPrice: 3000 }) as never);
    const note = ports.session.read(CHECKOUT_KEY) ?? '';

    const again = await member('/');
    again.ports.session.write(CHECKOUT_KEY, note);
    again.ports.server.reply('POST user/center/coin/order', ok({ ...vipOrder, status: 'paid' }));
    await again.does(navigationEvents.asked({ to: '/recharge?orderId=V1', how: 'push' }));
    await again.ports.clock.advance(2_000);
    expect(again.address()).toBe('/detail/7');
    expect(Object.values(selectToasts(again.store.getState())).map(({ text }) => text)).toContain('VIP 开通成功');
    expect(address()).toContain('/profile');
  });

  it('E6: an order that closes while nobody looks is said in a toast', async () => {
    const { store, ports, does } = await member('/games');
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: 'A1', status: 'closed' })));
    await does(checkoutEvents.returned({ orderId: 'A1', kind: 'recharge', sourceGameId: 0 }));
    const texts = Object.values(selectToasts(store.getState())).map(({ text }) => text);
    expect(texts).toContain('订单已取消或超时，没有收到付款。如已付款，会人工核对并告诉你');
  });
});

describe('a choice', () => {
  it('E6: consent is given anew each time the sheet opens, the plan stays over a login', async () => {
    const { store, does, agree } = await member('/profile');
    await does(payChoiceEvents.productChosen({ kind: 'vip', productId: 3 }));
    await agree('vip');
    await does(overlayEvents.opened({ kind: 'vip' }));
    expect(selectPayChoice(store.getState(), 'vip')).toEqual({ productId: 3, agreed: false, missed: false });
    const [overlay] = store.getState().overlays.stack;
    await does(overlayEvents.closeAsked({ id: overlay?.id ?? '', way: 'x' }));
    expect(selectPayChoice(store.getState(), 'vip')).toEqual({ agreed: false, missed: false });
  });

  it('D3: nothing of it is left for the next member', async () => {
    const { store, does } = await member();
    await does(payChoiceEvents.methodChosen({ kind: 'recharge', payType: 'wechat' }));
    await does(sessionStarted({ account: buildAccount({ uid: '2002' }), by: 'otherTab' }));
    expect(selectPayChoice(store.getState(), 'recharge')).toEqual({ agreed: false, missed: false });
  });
});
