import { CHECKOUT_KEY } from '@/features/checkout/checkoutJournal';
import { checkoutEvents, selectCheckout } from '@/features/checkout/checkoutSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { buildPayIntent } from '@/testing/builders/money';
import { ok, page } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const OPEN = 'POST vip/vipopen';
const ME = 'POST user/center/me';
const wish = buildPayIntent({ kind: 'vip', payType: 'coin', expectPrice: 300, sourceGameId: 7 });
const extended = ok({ coinNum: 0, levelType: 1, expTime: 2_000_000_000_000 });
const unchanged = ok({ coinNum: 300, levelType: 0, expTime: 0 });

/** A member on the VIP sheet whose answer was lost, and whom the server cannot be asked about yet. */
async function lost(intent = wish) {
  const { store, ports } = await createTestStore({ at: '/profile?pop=1' });
  ports.server.reply('POST user/message', ok({ unread: 0 }));
  ports.server.reply(ME, unchanged);
  store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
  await ports.clock.advance();
  const held = ports.server.defer(OPEN);
  store.dispatch(checkoutEvents.asked(intent));
  await ports.clock.advance();
  const sheets = () => selectOverlays(store.getState()).map(({ kind }) => kind);
  const back = async () => {
    await ports.history.back();
    await ports.clock.advance();
  };
  const lose = async () => {
    ports.server.reply(ME, new Error('offline'));
    ports.server.reply('POST user/center/coin/order', new Error('offline'));
    held.answer(new Error('reset'));
    await ports.clock.advance();
  };
  const go = async (to: string) => {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await ports.clock.advance();
  };
  const here = () => selectCheckout(store.getState());
  /** Until the server could be asked again. */
  const known = async () => {
    for (let second = 0; second < 20 && here().at === 'unknown'; second += 1) await ports.clock.advance(1_000);
  };
  const address = () => addressOf(selectPlace(store.getState()));
  const said = () => Object.values(store.getState().toasts.byId).map(({ text }) => text);
  const opened = () => ports.server.callsTo(OPEN);
  return { store, ports, sheets, back, lose, go, here, known, address, said, opened };
}

describe('E1, F3: a VIP purchase whose answer was lost', () => {
  it('keeps the sheet while it is on its way, and lets it be closed once it is being looked up', async () => {
    const { sheets, back, lose, here, address } = await lost();
    await back();
    expect(sheets()).toEqual(['vip']);
    await lose();
    expect(here().at).toBe('unknown');
    await back();
    expect(sheets()).toEqual([]);
    expect(address()).toBe('/profile');
    expect(here().at).toBe('unknown');
  });

  it('is found out after the sheet was closed: opened, said so, charged once, and nobody is taken away', async () => {
    const { ports, back, lose, go, here, known, address, said, opened } = await lost();
    await lose();
    await back();
    await go('/games');
    ports.server.reply(ME, extended);
    await known();
    expect(here()).toMatchObject({ at: 'paid', kind: 'vip' });
    expect(said()).toContain('VIP 开通成功');
    expect(address()).toBe('/games');
    expect(opened()).toHaveLength(1);
  });

  it('takes no other payment as long as nobody knows, and a retry of the same has the same requestId', async () => {
    const { store, ports, back, lose, go, here, known, said, opened } = await lost();
    await lose();
    await back();
    await go('/profile?pop=1');
    const other = { ...wish, requestId: '3f0c6d1e-9999-4222-8333-444455556666' };
    store.dispatch(checkoutEvents.asked(other));
    await ports.clock.advance();
    expect(opened()).toHaveLength(1);
    await back();
    ports.server.reply(ME, unchanged);
    await known();
    expect(here()).toMatchObject({ at: 'refused', intent: { requestId: wish.requestId } });
    expect(said()).toContain('刚才没有扣款，可以再试一次');
  });

  it('an order found at a cashier waits on the recharge page for whoever has left', async () => {
    const { ports, back, lose, go, here, known, said } = await lost({ ...wish, payType: 'cash', expectPrice: 3000 });
    await lose();
    await back();
    await go('/games');
    const order = { orderId: 'A1', kind: 'vip', amountFen: 3000, status: 'pending', createTime: 1, title: '月度 VIP' };
    ports.server.reply('POST user/center/coin/order', page([{ ...order, payUrl: '/pay/sandbox/A1' }]));
    await known();
    expect(here().at).toBe('refused');
    expect(said()).toContain('订单已经生成，还没有付款，可以在充值页继续支付');
    expect(ports.download.left).toEqual([]);
  });

  it('is remembered over a reload', async () => {
    const { ports, lose } = await lost();
    await lose();
    expect(ports.session.read(CHECKOUT_KEY)).toContain(wish.requestId);
  });
});
