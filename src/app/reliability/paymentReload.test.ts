import { counted } from '@scripts/reliability/tally';
import { bootEvents } from '@/features/boot/bootSlice';
import { checkoutEvents, selectCheckout } from '@/features/checkout/checkoutSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { buildOrder, buildPayIntent } from '@/testing/builders/money';
import { createFakePorts } from '@/testing/fakePorts';
import { ok, page } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const intent = buildPayIntent();
const ORDER = { orderId: 'A1', kind: 'recharge', amountFen: 600, coins: 120, payUrl: '/pay/sandbox/A1' } as const;
const ANSWER_MS = 3_000;

/** The cashier's side: orders by requestId, and whether the member's money has come. */
function cashier() {
  return { orders: new Map<string, string>(), asked: 0, paidAt: Number.POSITIVE_INFINITY, now: 0 };
}
type Cashier = ReturnType<typeof cashier>;

/** One visit of the tab: the storages stay, memory does not. */
async function visit(books: Cashier, storages: { local: never; session: never } | undefined, at: string) {
  const fresh = createFakePorts();
  const { local, session } = storages ?? fresh;
  const world = await createTestStore({ at, member: buildAccount(), ports: { local, session } });
  const { store, ports } = world;
  const later = <T>(answer: () => T) =>
    new Promise<T>((give) => void ports.clock.after(ANSWER_MS, () => give(answer())));
  const order = () => buildOrder({ ...ORDER, status: books.now >= books.paidAt ? 'paid' : 'pending' });
  ports.server.reply('POST user/center/me', buildStatus());
  ports.server.reply('POST order/payInfo', ({ form }) => {
    books.asked += 1;
    books.orders.set(String(form.requestId), ORDER.orderId);
    return later(() => ok({ ...ORDER })) as never;
  });
  ports.server.reply('POST user/center/coin/order', ({ form }) =>
    'orderId' in form ? ok(order()) : page(books.orders.size > 0 ? [order()] : []),
  );
  store.dispatch(bootEvents.started());
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) {
      books.now += Math.min(left, 500);
      await ports.clock.advance(Math.min(left, 500));
    }
  };
  await ports.clock.advance();
  return { store, ports, pass, here: () => selectCheckout(store.getState()).at };
}

const storagesOf = ({ ports: { local, session } }: Awaited<ReturnType<typeof visit>>) => ({ local, session }) as never;

/** From the tap to the cashier, which the answer leads to after three seconds. */
const before = [0, 1, 250, 500, 1_000, 1_500, 2_000, 2_500, 2_900, 2_999];
/** From the way back on: the money comes after half a minute, or after the minute that is asked often. */
const after = [0, 1, 500, 1_999, 2_000, 5_000, 10_000, 20_000, 29_999, 30_000, 31_000, 45_000, 59_000, 60_000, 62_000];
const late = [63_000, 70_000, 76_000, 80_000, 95_000];

const survived = () =>
  counted('money', 'points of a payment at which the page is reloaded: one order, its end known', 1, {
    kind: 'faults',
  });

describe('E6: a reload in the middle of a payment', () => {
  it.each(before)('%i ms after the tap: one order, found again, and the way to its cashier', async (ms) => {
    const books = cashier();
    const first = await visit(books, undefined, '/recharge');
    first.store.dispatch(checkoutEvents.asked(intent));
    await first.pass(ms);
    const second = await visit(books, storagesOf(first), '/recharge');
    await second.pass(10_000);
    expect([books.asked, [...books.orders]]).toEqual([1, [[intent.requestId, 'A1']]]);
    expect([second.here(), second.ports.download.left]).toEqual(['leaving', [ORDER.payUrl]]);
    survived();
  });

  it.each([...after.map((ms) => [ms, 30_000] as const), ...late.map((ms) => [ms, 90_000] as const)])(
    '%i ms after the way back, money after %i ms: known as paid, said once, nothing ordered anew',
    async (ms, paid) => {
      const books = cashier();
      const first = await visit(books, undefined, '/recharge');
      first.store.dispatch(checkoutEvents.asked(intent));
      await first.pass(ANSWER_MS + 500);
      expect(first.here()).toBe('leaving');
      books.paidAt = books.now + paid;
      const back = await visit(books, storagesOf(first), '/recharge?orderId=A1');
      await back.pass(ms);
      const known = back.here() === 'paid';
      const again = await visit(books, storagesOf(back), '/recharge');
      await again.pass(120_000);
      expect(books.asked).toBe(1);
      expect([known, again.here()]).toEqual(known ? [true, 'idle'] : [false, 'paid']);
      survived();
    },
  );
});
