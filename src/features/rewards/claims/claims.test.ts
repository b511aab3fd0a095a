import { byId, rowsOf } from '@/api/feed';
import { giftApi } from '@/api/giftApi';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildGiftPack } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { askClaim } from './askClaim';
import { selectClaims, selectShownPack } from './claimsSlice';

const CLAIM = 'POST v1/gift/{id}/claim';
const gift = { kind: 'gift', id: 21 } as const;
const claimed = buildGiftPack({ state: 'claimed', code: 'AAAA-BBBB-CCCC', left: 419 });
const { giftList } = giftApi.endpoints;

async function giftCentre({ guest = false, ports = createFakePorts() } = {}) {
  ports.server.reply('GET v1/gift/list', page([buildGiftPack()]));
  ports.server.reply(CLAIM, { ...claimed, repeated: false });
  const scene = { ports: { ...ports, fetch: ports.server.fetch } };
  const world = await createTestStore(guest ? scene : { ...scene, member: buildAccount() });
  const { store } = world;
  store.dispatch(giftList.initiate({ scope: 'open' }));
  await world.ports.clock.advance();
  return {
    ...world,
    server: world.ports.server,
    tap: () => store.dispatch(askClaim(gift)),
    row: () => rowsOf(giftList.select({ scope: 'open' })(store.getState()).data, byId)[0],
    sheets: () => selectOverlays(store.getState()).map(({ kind }) => kind),
    toasts: () => Object.values(selectToasts(store.getState())).map(({ text }) => text),
    ids: () => world.ports.server.callsTo(CLAIM).map(({ form }) => form.requestId),
  };
}

describe('claiming', () => {
  it('sends one request however often it is tapped, shows the code and what is left', async () => {
    const { tap, ports, row, sheets, ids, store } = await giftCentre();
    tap();
    tap();
    await ports.clock.advance();
    expect(ids()).toHaveLength(1);
    expect(row()).toMatchObject({ state: 'claimed', left: 419, code: 'AAAA-BBBB-CCCC' });
    expect(sheets()).toEqual(['gift-code']);
    expect(selectShownPack(store.getState())?.code).toBe('AAAA-BBBB-CCCC');
  });

  it('asks again under the same id when the answer was lost, until it is known', async () => {
    const { tap, server, ports, ids, row, toasts } = await giftCentre();
    server.reply(CLAIM, status(503));
    tap();
    await ports.clock.advance(500);
    expect(toasts()).toContain('网络不太稳，正在确认结果，请勿重复操作');
    server.reply(CLAIM, { ...claimed, repeated: true });
    tap();
    await ports.clock.advance(3_000);
    expect(new Set(ids()).size).toBe(1);
    expect(ids().length).toBeGreaterThan(1);
    expect(row()?.state).toBe('claimed');
  });

  it('goes on after a reload of the tab, under the same id', async () => {
    const first = await giftCentre();
    first.server.reply(CLAIM, status(503));
    first.tap();
    await first.ports.clock.advance(500);
    const [before] = first.ids();
    const ports = createFakePorts();
    const kept = first.ports.session.read('plaza:claims');
    ports.session.write('plaza:claims', kept ?? '');
    const second = await giftCentre({ ports });
    await second.ports.clock.advance(2_000);
    expect(second.ids()).toEqual([before]);
    expect(selectClaims(second.store.getState())).toEqual({});
  });

  it('shows the code one had already, and says why where there is none', async () => {
    const had = await giftCentre();
    had.server.reply(CLAIM, fail(4002, '你已经领取过这个礼包了', { code: 'OLD-CODE' }));
    had.tap();
    await had.ports.clock.advance();
    expect(had.row()).toMatchObject({ state: 'claimed', code: 'OLD-CODE' });
    expect(had.sheets()).toEqual(['gift-code']);

    const gone = await giftCentre();
    gone.server.reply(CLAIM, fail(4001, '手慢了，礼包已被抢完'));
    gone.tap();
    await gone.ports.clock.advance();
    expect(gone.row()).toMatchObject({ state: 'soldOut', left: 0 });
    expect(gone.toasts()).toEqual(['手慢了，礼包已被抢完']);
  });

  it('C5: a guest logs in first, then it happens once', async () => {
    const { tap, ports, store, ids, routes } = await giftCentre({ guest: true });
    tap();
    await ports.clock.advance();
    expect(ids()).toEqual([]);
    store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
    const { page: at, ...place } = routes.resolve('/');
    store.dispatch(
      navigationEvents.arrived({ place: { page: at, ...place, index: 0, overlays: [] } as never, how: 'push' }),
    );
    await ports.clock.advance();
    expect(ids()).toHaveLength(1);
  });

  it('C5, D4: a tap that meets the end of the session happens once after login, under the id of the tap', async () => {
    const { tap, server, ports, store, ids, sheets } = await giftCentre();
    server.reply(CLAIM, fail(2));
    tap();
    await ports.clock.advance();
    expect(selectRouteName(store.getState())).toBe('login');
    server.reply(CLAIM, { ...claimed, repeated: false });
    store.dispatch(sessionStarted({ account: buildAccount({ token: 'next' }), by: 'login' }));
    await ports.clock.advance(1_000);
    expect(selectRouteName(store.getState())).toBe('home');
    expect(ids()).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
    expect(sheets()).toEqual(['gift-code']);
    expect(ports.session.read('plaza:pending')).toBeNull();
  });

  it('C5, D4: what a session interrupted is not claimed by another member who signs in', async () => {
    const { tap, server, ports, store, ids } = await giftCentre();
    server.reply(CLAIM, fail(2));
    tap();
    await ports.clock.advance();
    server.reply(CLAIM, { ...claimed, repeated: false });
    store.dispatch(sessionStarted({ account: buildAccount({ uid: '2002' }), by: 'login' }));
    await ports.clock.advance(1_000);
    expect(selectRouteName(store.getState())).toBe('home');
    expect(ids()).toHaveLength(1);
    expect(ports.session.read('plaza:pending')).toBeNull();
  });

  it('D3: a log-out forgets what was under way', async () => {
    const { tap, server, ports, store, ids } = await giftCentre();
    server.defer(CLAIM);
    tap();
    await ports.clock.advance();
    store.dispatch(sessionEnded({ by: 'logout' }));
    store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
    await ports.clock.advance(1_000);
    expect(ids()).toHaveLength(1);
    expect(selectClaims(store.getState())).toEqual({});
  });
});
