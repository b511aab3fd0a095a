import { createAppStore } from '@/app/store/createAppStore';
import { startPersisting } from '@/app/store/persist';
import { askDownload } from '@/features/download/askDownload';
import { sessionStarted } from '@/kernel/sessionEvents';
import { chunkEvents, selectChunk } from '@/shell/chunks/chunksSlice';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { inviteEvents, selectInviteCode } from '@/shell/invite/inviteSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { createRouteTable } from '@/shell/navigation/routeTable';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts, toastEvents } from '@/shell/toasts/toastsSlice';
import { buildGame } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts, type FakePorts } from '@/testing/fakePorts';
import { createFakeHistory } from '@/testing/fakes/fakeHistory';
import { testRoutes } from '@/testing/testRoutes';
import { type LateBase, lateBase } from './lateBase';
import { later } from './later';
import { LATER, type LaterCode } from './laterChunk';

/** The app as a browser starts it: the later chunk is loaded by `load`. */
async function start(load: () => Promise<LaterCode>, over: Partial<FakePorts> = {}) {
  const ports = createFakePorts(over);
  ports.history = createFakeHistory(ports.gate, '/');
  const routes = createRouteTable(testRoutes);
  const shelf = new Map();
  const store = createAppStore({ ports, routes, shelf, late: { base: async () => lateBase, later: load } });
  await startPersisting(store);
  const arrive = (to: string) =>
    store.dispatch(navigationEvents.arrived({ place: { ...routes.resolve(to), index: 0 }, how: 'first' }));
  const chunk = () => selectChunk(store.getState(), LATER)?.at;
  return { store, ports, shelf, arrive, chunk };
}

/** A load that is under way until told. */
function held() {
  let arrived: (code: LaterCode) => void = () => {};
  const code = new Promise<LaterCode>((resolve) => {
    arrived = resolve;
  });
  return { load: () => code, arrive: () => arrived(later) };
}

describe('the later chunk', () => {
  it('is asked for once the first page is there, and brings the hosts of overlays and toasts', async () => {
    const network = held();
    const { ports, shelf, arrive, chunk } = await start(network.load);
    expect(chunk()).toBeUndefined();
    arrive('/');
    await ports.clock.advance();
    expect(chunk()).toBe('loading');
    network.arrive();
    await ports.clock.advance();
    expect(chunk()).toBe('ready');
    expect(shelf.get(LATER)).toBe(later.LaterParts);
  });

  it('a toast raised before it came leaves in its time; a login before it came is greeted', async () => {
    const network = held();
    const { store, ports, arrive } = await start(network.load);
    arrive('/');
    store.dispatch(toastEvents.raised({ type: 'info', text: '早' }));
    store.dispatch(sessionStarted({ account: buildAccount({ name: '阿星' }), by: 'login' }));
    await ports.clock.advance(5_000);
    const texts = () => Object.values(selectToasts(store.getState())).map(({ text }) => text);
    expect(texts()).toEqual(['早']);
    network.arrive();
    await ports.clock.advance();
    expect(texts()).toEqual(['早', '欢迎回来:阿星']);
    await ports.clock.advance(3_000);
    expect(texts()).toEqual([]);
  });

  it('C5: a guest who taps 下载 before it came, here or on the page before, is asked after login, once', async () => {
    for (const page of ['/', '/games']) {
      const network = held();
      const { store, ports, arrive } = await start(network.load);
      const seen = () => [
        selectPlace(store.getState()).pathname,
        ...selectOverlays(store.getState()).map(({ kind }) => kind),
      ];
      arrive('/');
      store.dispatch(navigationEvents.asked({ to: page, how: 'push' }));
      await ports.clock.advance();
      store.dispatch(askDownload(buildGame()));
      network.arrive();
      await ports.clock.advance();
      expect(seen()).toEqual(['/login']);
      store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
      await ports.clock.advance();
      expect(seen()).toEqual([page, 'purchase']);
    }
  });

  it('D4: what is typed before it came is kept, and there again after a reload', async () => {
    const { store, ports, arrive } = await start(held().load);
    const draft = { loginName: 'just_now' };
    arrive('/games');
    await ports.clock.advance();
    store.dispatch(formEvents.drafted({ form: 'register', draft }));
    const { session } = ports;
    const after = await start(held().load, { session });
    after.arrive('/games');
    await after.ports.clock.advance();
    expect(selectForm(after.store.getState(), 'register').draft).toEqual(draft);
  });

  it('C8: is tried again when it could not be had, and with the next place when it broke', async () => {
    let tries = 0;
    let online = false;
    const { ports, arrive, chunk } = await start(async () => {
      tries += 1;
      if (!online) throw new Error('no network');
      return later;
    });
    arrive('/');
    await ports.clock.advance(10_000);
    expect([chunk(), tries]).toEqual(['renewing', 3]);
    online = true;
    arrive('/games');
    await ports.clock.advance();
    expect(chunk()).toBe('ready');
  });

  it('home waits for nothing; any other page waits for the late slices, which have missed nothing', async () => {
    const ports = createFakePorts();
    ports.history = createFakeHistory(ports.gate, '/');
    const table = createRouteTable(testRoutes.map((one) => ({ ...one, coreOnly: one.name === 'home' })));
    let slicesCame = () => {};
    const slices = new Promise<LateBase>((resolve) => {
      slicesCame = () => resolve(lateBase);
    });
    const late = { base: () => slices, later: async () => later };
    const store = createAppStore({ ports, routes: table, shelf: new Map(), late });
    const at = (name: string) => selectChunk(store.getState(), name)?.at;
    for (const to of ['/?inviteCode=STAR77', '/games']) {
      store.dispatch(navigationEvents.arrived({ place: { ...table.resolve(to), index: 0 }, how: 'first' }));
    }
    store.dispatch(inviteEvents.found({ code: 'STAR77' }));
    await ports.clock.advance();
    // Home's own data and pictures have the line to themselves for a moment.
    expect([at('home'), at('games'), at(LATER)]).toEqual(['ready', 'loading', undefined]);
    await ports.clock.advance(1_000);
    expect([at('home'), at('games'), at(LATER)]).toEqual(['ready', 'loading', 'loading']);
    expect(store.getState().invite).toBeUndefined();
    slicesCame();
    await ports.clock.advance();
    expect([at('games'), at(LATER)]).toEqual(['ready', 'ready']);
    expect(selectInviteCode(store.getState())).toBe('STAR77');
  });

  it('comes even when the first page does not', async () => {
    const { store, ports, arrive, chunk } = await start(async () => later);
    arrive('/nowhere-yet');
    store.dispatch(chunkEvents.preloadFailed({ name: 'home' }));
    await ports.clock.advance();
    expect(chunk()).toBe('ready');
  });
});
