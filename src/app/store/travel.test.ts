import '@/testing/attachDevTools';
import { statusApi } from '@/api/statusApi';
import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { selectToasts, toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { liftedOf } from '@/testing/devTools';
import { ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

/** A member's session with places, an overlay and a toast in its history. */
async function session() {
  const scene = await createTestStore();
  const { store, ports } = scene;
  ports.server.reply('POST user/message', ok({ unread: 1 }));
  ports.server.reply('POST user/center/me', ok({ coinNum: 5, levelType: 0 }));
  store.dispatch(sessionStarted({ account: buildAccount(), by: 'storage' }));
  for (const to of ['/games', '/detail/1']) {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await ports.clock.advance();
  }
  store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
  store.dispatch(toastEvents.raised({ type: 'info', text: '你好' }));
  await ports.clock.advance(500);
  const lifted = liftedOf(store);
  const jump = (index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  const tip = () => lifted.getState().stagedActionIds.length - 1;
  const world = () => ({
    requests: ports.server.calls.length,
    written: JSON.stringify([ports.local.writes, ports.session.writes]),
    entries: ports.history.entries.length,
    position: ports.history.position,
    actions: tip(),
    timers: ports.clock.timers,
  });
  return { ...scene, lifted, jump, tip, world };
}

describe('Redux DevTools on a real session', () => {
  it('H1: visiting every action shows its address and causes nothing in the world', async () => {
    const { store, ports, jump, tip, world } = await session();
    const before = world();
    const addresses = new Set<string>();
    for (const index of [...Array(tip() + 1).keys(), ...[...Array(tip() + 1).keys()].reverse()]) {
      jump(index);
      const { pathname } = selectPlace(store.getState());
      if (index < tip()) expect(ports.history.shown.at(-1)).toBe(pathname);
      addresses.add(pathname);
      // What a curious visitor does meanwhile: tap, ask, come back to the tab.
      if (index < tip()) {
        store.dispatch(navigationEvents.asked({ to: '/profile', how: 'push' }));
        store.dispatch(toastEvents.raised({ type: 'error', text: '不该出现' }));
        void store.dispatch(statusApi.endpoints.me.initiate({ uid: '1' }, { subscribe: false, forceRefetch: true }));
        ports.document.becomeVisible(false);
        ports.document.becomeVisible(true);
      }
    }
    jump(0);
    await ports.clock.advance(2_000);
    expect(world()).toMatchObject({ ...before, timers: expect.any(Number) });
    expect([...addresses]).toEqual(expect.arrayContaining(['/', '/games', '/detail/1']));
  });

  it('H1: back at the last action the session goes on where it was', async () => {
    const { store, ports, jump, tip } = await session();
    jump(2);
    await ports.clock.advance(10_000);
    jump(tip());
    expect(ports.gate.mode).toBe('live');
    expect(ports.history.shown.at(-1)).toBe('/detail/1');
    store.dispatch(navigationEvents.asked({ to: '/profile', how: 'push' }));
    await ports.clock.advance();
    expect(selectPlace(store.getState()).pathname).toBe('/profile');
  });

  it('H1: an answer to a request begun live is held, and delivered once on return', async () => {
    const { store, ports, jump, tip } = await session();
    const held = ports.server.defer('POST user/center/me');
    const asked = store.dispatch(
      statusApi.endpoints.me.initiate({ uid: '1001' }, { subscribe: false, forceRefetch: true }),
    );
    await ports.clock.advance();
    const actions = tip();
    jump(1);
    held.answer(ok({ coinNum: 77, levelType: 0 }));
    await ports.clock.advance(5_000);
    expect(tip()).toBe(actions);
    jump(tip());
    await ports.clock.advance();
    expect((await asked).data?.coinNum).toBe(77);
    expect(ports.server.callsTo('user/center/me')).toHaveLength(1);
  });

  it('H1: a toast whose time ran out during travel leaves after the return, not before', async () => {
    const { store, ports, jump, tip } = await session();
    const actions = tip();
    jump(1);
    await ports.clock.advance(10_000);
    expect(tip()).toBe(actions);
    jump(tip());
    await ports.clock.advance();
    expect(selectToasts(store.getState())).toEqual({});
  });

  it.each(['LOCK_CHANGES', 'PAUSE_RECORDING'])('H1: %s counts as travel until it is taken back', async (type) => {
    const { ports, lifted } = await session();
    lifted.dispatch({ type, status: true });
    expect(ports.gate.mode).toBe('travel');
    lifted.dispatch({ type, status: false });
    expect(ports.gate.mode).toBe('live');
  });

  it("H1: an imported stranger's session never reaches the member's storage, and lasts until reload", async () => {
    const { store, ports, lifted, world } = await session();
    const before = world();
    const stranger = buildAccount({ uid: '666', token: 'stolen', name: '陌生人' });
    lifted.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: [sessionStarted({ account: stranger, by: 'login' })],
      preloadedState: store.getState(),
    });
    expect(store.getState().account.uid).toBe('666');
    expect(ports.gate.mode).toBe('foreign');
    await ports.clock.advance(60_000);
    expect(world().written).toBe(before.written);
    expect(world().requests).toBe(before.requests);
    lifted.dispatch({ type: 'LOCK_CHANGES', status: false });
    expect(ports.gate.mode).toBe('foreign');
  });

  it.each(['COMMIT', 'PAUSE_RECORDING'])(
    "H1: %s in the past cuts the session off from its present, so it is nobody's any more",
    async (type) => {
      const { ports, lifted, jump } = await session();
      jump(2);
      lifted.dispatch({ type, status: true });
      expect(ports.gate.mode).toBe('foreign');
      lifted.dispatch({ type: 'PAUSE_RECORDING', status: false });
      expect(ports.gate.mode).toBe('foreign');
    },
  );

  it('H1: COMMIT at the last action changes nothing but the list', async () => {
    const { store, ports, lifted, world } = await session();
    const [state, { actions: _gone, ...before }] = [store.getState(), world()];
    lifted.dispatch({ type: 'COMMIT' });
    expect(store.getState()).toBe(state);
    expect(ports.gate.mode).toBe('live');
    expect(world()).toMatchObject(before);
  });

  it('R6, H1: from the past the page is not loaded anew, and what is foreign ends by it', async () => {
    const { ports, lifted, jump, tip } = await session();
    jump(2);
    ports.document.reload();
    expect(ports.document.reloads).toBe(0);
    jump(tip());
    ports.document.reload();
    expect(ports.document.reloads).toBe(1);
    lifted.dispatch({ type: 'RESET', timestamp: 0 });
    ports.document.reload();
    expect(ports.document.reloads).toBe(2);
  });

  it.each(['TOGGLE_ACTION', 'SET_ACTIONS_ACTIVE', 'REORDER_ACTION', 'SWEEP', 'ROLLBACK', 'RESET'])(
    'H1: %s makes the session foreign',
    async (type) => {
      const { ports, lifted, world } = await session();
      const before = world();
      lifted.dispatch({ type, id: 2, actionId: 2, beforeActionId: 1, timestamp: 0, start: 2, end: 4, active: false });
      await ports.clock.advance(60_000);
      expect(ports.gate.mode).toBe('foreign');
      expect(world().written).toBe(before.written);
      expect(world().requests).toBe(before.requests);
      expect(world().entries).toBe(before.entries);
    },
  );
});
