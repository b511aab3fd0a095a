import '@/testing/attachDevTools';
import { gameApi } from '@/api/gameApi';
import { POLL_MS } from '@/features/checkout/checkoutEffects';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { downloadEvents } from '@/features/download/downloadSlice';
import { LOOK_AGAIN_MS } from '@/features/download/requestEffects';
import { selectSession } from '@/features/session/sessionSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildGame, buildGameDetail, buildTicket } from '@/testing/builders/game';
import { liftedOf } from '@/testing/devTools';
import { DETAIL, downloadScene, ME, SEND } from '@/testing/downloadScene';
import { fail, ok, page } from '@/testing/fakes/answers';

const { gameList } = gameApi.endpoints;
const LIST = 'POST web/game/list';
const ORDER = 'POST user/center/coin/order';
const order = { orderId: 'A1', kind: 'recharge', amountFen: 600, coins: 120, status: 'paid', createTime: 1, title: '' };

async function scene() {
  const made = await downloadScene();
  const { store, ports } = made;
  const lifted = liftedOf(store);
  const tip = () => lifted.getState().stagedActionIds.length - 1;
  const types = () => Object.values(lifted.getState().actionsById).map(({ action }) => action.type);
  const jump = (index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  /** Looks at the past for `ms`, at each of its actions once, and comes back. */
  const travel = async (ms: number, meanwhile: () => void = () => undefined) => {
    const [actions, calls] = [tip(), ports.server.calls.length];
    for (let index = actions - 1; index >= 0; index -= 1) jump(index);
    meanwhile();
    await ports.clock.advance(ms);
    expect([tip(), ports.server.calls.length]).toEqual([actions, calls]);
    jump(actions);
    await ports.clock.advance(500);
  };
  return { ...made, clock: ports.clock, types, travel };
}

/** The way of a purchase that has one question open, and what the server may say to it. */
const purchases = [
  ['the balance is asked for', ME, ok({ coinNum: 100, levelType: 0, expTime: 0 })],
  ['the game is on its way', SEND, buildTicket()],
] as const;

describe('a jump while something is under way', () => {
  it.each(purchases)('R5: while %s: one purchase, one answer', async (_what, path, answer) => {
    const { asks, does, server, clock, at, sent, types, travel } = await scene();
    await asks(buildGame());
    await clock.advance(120_000);
    const held = server.defer(path);
    await does(downloadEvents.confirmed());
    expect(['checking', 'requesting']).toContain(at().at);
    await travel(10_000, () => held.answer(answer));
    await clock.advance(1_000);
    expect(at().at).toBe('started');
    expect(sent()).toHaveLength(1);
    expect(types().filter((type) => type === 'download/answered')).toHaveLength(1);
  });

  it('R5: in the pause of an effect: the search for a lost answer goes on after it, and nothing is bought twice', async () => {
    const { asks, does, server, clock, at, sent, travel } = await scene();
    await asks(buildGame());
    const held = server.defer(SEND);
    await does(downloadEvents.confirmed());
    server.reply(DETAIL, new TypeError('Failed to fetch'));
    held.answer(new TypeError('Failed to fetch'));
    await clock.advance(LOOK_AGAIN_MS[1]);
    expect(at().at).toBe('unknown');
    await travel(60_000);
    expect(at().at).toBe('unknown');
    // It was bought after all; the second request is the one that fetches what is owned already.
    server.reply(DETAIL, ({ form }) => buildGameDetail({ id: Number(form.appID), owned: true }));
    server.reply(SEND, buildTicket({ charged: 0 }));
    await clock.advance(60_000);
    expect(at().at).toBe('started');
    expect(new Set(sent().map(({ form }) => form.requestId)).size).toBe(1);
    expect(sent()).toHaveLength(2);
  });

  it('R5: while a list loads: its rows are there after the return, asked for once', async () => {
    const { store, server, clock, types, travel } = await scene();
    const held = server.defer(LIST);
    void store.dispatch(gameList.initiate({}));
    await clock.advance();
    const rows = page([buildGame({ id: 1 }), buildGame({ id: 2 })], {
      currentPage: 1,
      pageSize: 2,
      total: 2,
      hasMore: false,
    });
    await travel(10_000, () => held.answer(rows));
    expect(gameList.select({})(store.getState()).data?.pages[0]?.records).toHaveLength(2);
    expect(server.callsTo(LIST)).toHaveLength(1);
    expect(types().filter((type) => type === 'api/executeQuery/fulfilled').length).toBeGreaterThan(0);
  });

  it('R5: while an order is asked about every two seconds: not in the past, and paid once after it', async () => {
    const { store, server, clock, does, types, travel, toasts } = await scene();
    server.reply(ORDER, ok({ ...order, status: 'pending' }));
    await does(navigationEvents.asked({ to: '/recharge?orderId=A1', how: 'push' }));
    await clock.advance(POLL_MS);
    expect(selectCheckout(store.getState()).at).toBe('checking');
    await travel(20 * POLL_MS);
    server.reply(ORDER, ok(order));
    await clock.advance(2 * POLL_MS);
    expect(selectCheckout(store.getState()).at).toBe('paid');
    expect(types().filter((type) => type === 'checkout/paid')).toHaveLength(1);
    expect(new Set(toasts()).size).toBe(toasts().length);
  });

  it('R5: while the server ends the session: the purchase asks for a login once, after the return', async () => {
    const { store, asks, does, server, clock, sent, types, travel } = await scene();
    await asks(buildGame());
    const held = server.defer(SEND);
    await does(downloadEvents.confirmed());
    await travel(10_000, () => held.answer(fail(2)));
    await clock.advance(1_000);
    expect(selectSession(store.getState()).at).toBe('guest');
    expect(types().filter((type) => type === 'session/ended')).toHaveLength(1);
    expect(sent()).toHaveLength(1);
  });
});
