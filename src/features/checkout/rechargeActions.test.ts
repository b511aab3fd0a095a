import type { Listen } from '@/kernel/listen';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { actionList } from '@/testing/actionList';
import { buildAccount } from '@/testing/builders/member';
import { buildOrder, buildPayInfo } from '@/testing/builders/money';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { checkoutText } from '@/text/checkout';
import { checkoutEffects } from './checkoutEffects';
import type { CheckoutState, PayIntent } from './checkoutMachine';
import { checkoutEvents as events } from './checkoutSlice';
import { rechargeEffects } from './rechargeEffects';

const PAY = 'POST order/payInfo';
const intent: PayIntent = {
  requestId: '7',
  kind: 'recharge',
  productId: 1,
  payType: 'alipay',
  expectPrice: 600,
  sourceGameId: 0,
};
const effects = (listen: Listen) => [...checkoutEffects(listen), ...rechargeEffects(listen)];
const { orderId, payUrl } = buildPayInfo();
const sent = { kind: 'recharge', payType: 'alipay', productId: 1, requestId: '7' };
const placing = { at: 'placing', intent } as const;
const checking = { at: 'checking', orderId, kind: 'recharge', sourceGameId: 0 } as const;

/** A member on the recharge page, and their payment at two moments. */
async function moment(from: CheckoutState, to: CheckoutState, at = '/recharge') {
  const { store } = await createTestStore({ at, member: buildAccount() });
  const state = store.getState();
  const ports = createFakePorts();
  return { before: { ...state, checkout: from }, now: { ...state, checkout: to }, ports };
}

describe('what a recharge emits (E6)', () => {
  it('asked: an order, and the way to its cashier', async () => {
    const scene = await moment({ at: 'idle' }, placing);
    scene.ports.server.reply(PAY, buildPayInfo());
    expect(await actionList(effects, events.asked(intent), scene)).toEqual([
      { type: 'payInfo/pending', arg: sent },
      { type: 'payInfo/fulfilled', arg: sent },
      events.placed({ orderId, payUrl }),
    ]);
  });

  it('asked, and refused', async () => {
    const scene = await moment({ at: 'idle' }, placing);
    scene.ports.server.reply(PAY, fail(1001, '请稍后再试'));
    expect(await actionList(effects, events.asked(intent), scene)).toEqual([
      { type: 'payInfo/pending', arg: sent },
      { type: 'payInfo/rejected', arg: sent },
      events.refused({ text: '请稍后再试', code: 1001 }),
    ]);
  });

  it('asked, and the answer lost', async () => {
    const scene = await moment({ at: 'idle' }, placing);
    scene.ports.server.reply(PAY, status(502));
    expect(await actionList(effects, events.asked(intent), scene)).toEqual([
      { type: 'payInfo/pending', arg: sent },
      { type: 'payInfo/rejected', arg: sent },
      events.lost(),
    ]);
  });

  it('paid: said, and everything that shows the balance is asked anew', async () => {
    const order = buildOrder({ status: 'paid' });
    const scene = await moment(checking, { at: 'paid', kind: 'recharge', sourceGameId: 0, order });
    expect(await actionList(effects, events.paid({ order }), scene)).toEqual([
      toastEvents.raised({ type: 'success', text: checkoutText.paid(60) }),
      { type: 'api/invalidateTags', payload: ['Ledger', 'Orders'] },
      { type: 'me/pending', arg: { uid: buildAccount().uid } },
      { type: 'me/rejected', arg: { uid: buildAccount().uid } },
    ]);
  });

  it('closed, seen from elsewhere: said', async () => {
    const scene = await moment(checking, { at: 'closed', kind: 'recharge', sourceGameId: 0 }, '/games');
    expect(await actionList(effects, events.closed(), scene)).toEqual([
      toastEvents.raised({ type: 'info', text: checkoutText.closed }),
    ]);
  });
});
