import { readFileSync } from 'node:fs';
import { exportSession } from '@/app/recorder/exportSession';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { bootEvents } from '@/features/boot/bootSlice';
import { CHECKOUT_KEY } from '@/features/checkout/checkoutJournal';
import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import { payChoiceEvents } from '@/features/checkout/payChoiceSlice';
import { startPayment } from '@/features/checkout/startPayment';
import * as price from '@/features/download/price';
import * as greeting from '@/features/session/greetEffects';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { buildOrder, buildPayInfo } from '@/testing/builders/money';
import { ok } from '@/testing/fakes/answers';
import { settle } from '@/testing/settle';
import { createTestStore, type Scene } from '@/testing/testStore';
import { replayEffects } from './replayEffects';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;
const member = buildAccount();
const order = buildOrder();

/** A member's visit, and the way to run its effects again. */
async function visit(setting: Scene) {
  const { store, ports } = await createTestStore(setting);
  ports.server.reply('POST user/center/me', buildStatus());
  ports.server.reply('POST order/payInfo', buildPayInfo());
  const orderIs = (status: 'pending' | 'paid') =>
    ports.server.reply('POST user/center/coin/order', ok(buildOrder({ status })));
  store.dispatch(bootEvents.started());
  await ports.clock.advance(500);
  const types = () => ports.tape.entries.map(({ action }) => action.type);
  const again = async () => {
    const made = await exportSession(ports.tape, where);
    if (!made.ok) throw new Error(JSON.stringify(made.leaks));
    return replayEffects(made.file, () => settle());
  };
  return { store, ports, orderIs, types, again };
}

/** A member who is back from the cashier, in a page that was loaded anew. */
async function back(at: string) {
  const before = await createTestStore({ member });
  const { local, session } = before.ports;
  const note = { uid: member.uid, orderId: order.orderId, kind: order.kind, sourceGameId: 0 };
  session.write(CHECKOUT_KEY, JSON.stringify(note));
  return visit({ at, ports: { local, session } });
}

function purchase() {
  const read = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
  if (!read.ok) throw new Error(read.text);
  return replayEffects(read.file, () => settle());
}

describe('effects run again on a log', () => {
  afterEach(() => jest.restoreAllMocks());

  it('R9: a purchase recorded in a browser: every action of session and purchase is made again', async () => {
    const { divergence, compared } = await purchase();
    expect(divergence).toBeUndefined();
    expect(compared).toBeGreaterThan(40);
  });

  it('R10: one changed line of an effect is named: a balance that is always enough', async () => {
    jest.spyOn(price, 'judgeBalance').mockReturnValue('enough');
    const { divergence } = await purchase();
    expect(divergence).toMatchObject({ type: 'download/fellShort', path: '/type', actual: 'download/passed' });
  });

  it('R10: a price that is one too high is named by its path', async () => {
    jest.spyOn(price, 'priceDue').mockImplementation((_game, due) => due + 1);
    const { divergence } = await purchase();
    expect(divergence).toMatchObject({ type: 'download/passed', path: '/payload/due', expected: 6, actual: 7 });
  });

  it('R10: an effect that is gone is named by what it no longer does', async () => {
    jest.spyOn(greeting, 'greetEffects').mockReturnValue([] as never);
    const { divergence } = await purchase();
    expect(divergence?.type).toBe('session/greeted');
  });

  it('R9: a recharge at the cashier of a tab that stayed open, up to the word that it is paid', async () => {
    const { store, ports, orderIs, types, again } = await visit({ at: '/recharge', member });
    store.dispatch(payChoiceEvents.agreementTicked({ kind: 'recharge', agreed: true }));
    const wish = { kind: 'recharge', productId: 1, payType: 'sandbox', expectPrice: 600, sourceGameId: 0 } as const;
    store.dispatch(startPayment(wish));
    await ports.clock.advance(500);
    ports.document.becomeVisible(false);
    await ports.clock.advance(9_000);
    orderIs('paid');
    ports.document.becomeVisible(true);
    await ports.clock.advance(5_000);
    expect(types()).toContain('checkout/paid');
    expect(await again()).toEqual({ compared: expect.any(Number), state: expect.anything() });
  });

  it.each(['/recharge', `/recharge?orderId=${order.orderId}`])(
    'R9: a recharge that is restored at %s, and asked about until it is paid',
    async (at) => {
      const { store, ports, orderIs, types, again } = await back(at);
      orderIs('pending');
      await ports.clock.advance(2_000);
      // An answer about an order is forgotten at once, by a timer that RTK Query keeps itself.
      const isForgotten = () => Object.keys(store.getState().api.queries).every((key) => !key.startsWith('order('));
      while (!isForgotten()) await settle();
      orderIs('paid');
      await ports.clock.advance(5_000);
      expect(types()).toEqual(expect.arrayContaining(['checkout/restored', 'checkout/paid']));
      expect(await again()).toEqual({ compared: expect.any(Number), state: expect.anything() });
    },
  );

  it('R10: an effect that says another end of a restored order is named', async () => {
    const { ports, orderIs, again } = await back('/recharge');
    orderIs('paid');
    await ports.clock.advance(5_000);
    jest.spyOn(checkoutEvents, 'paid').mockImplementation(checkoutEvents.closed as never);
    expect((await again()).divergence).toMatchObject({ type: 'checkout/paid', path: '/type' });
  });
});
