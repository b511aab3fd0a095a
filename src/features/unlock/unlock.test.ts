import { welfareApi } from '@/api/welfareApi';
import { code } from '@/contract/codes';
import type { WelfareItem } from '@/contract/welfare';
import { sessionEvents } from '@/features/session/sessionSlice';
import { unlockTargetOf } from '@/features/welfare/welfareUnlock';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildStatus, buildVipStatus } from '@/testing/builders/member';
import { buildFilm, buildWelfareDetail } from '@/testing/builders/welfare';
import type { FakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { testRoutes } from '@/testing/testRoutes';
import { createTestStore } from '@/testing/testStore';
import { askUnlock } from './askUnlock';
import { unlockEvents as events, selectUnlock } from './unlockSlice';

const ME = 'POST user/center/me';
const ITEM = 'GET v1/welfare/{id}';
const SEND = 'POST v1/welfare/{id}/unlock';
const HERE = '/welfare?id=4';
const routes = [
  ...testRoutes,
  { name: 'welfare', path: '/welfare', layout: 'main', load: async () => () => null } as const,
];

/** A member (or guest) before a locked film, over the real store, with a server that sells. */
async function scene({
  guest = false,
  at = HERE,
  ports: over,
}: {
  guest?: boolean;
  at?: string;
  ports?: Partial<FakePorts>;
} = {}) {
  const made = await createTestStore({
    at,
    routes,
    ...(over ? { ports: over } : {}),
    ...(guest ? {} : { member: buildAccount() }),
  });
  const { store, ports } = made;
  const { server, clock } = ports;
  let film = buildFilm();
  server.reply(ME, buildStatus());
  server.reply(ITEM, () => buildWelfareDetail(film));
  server.reply(SEND, () => {
    film = { ...film, locked: false };
    return { charged: film.price, balanceAfter: 117, repeated: false };
  });
  const does = async (...actions: Parameters<typeof store.dispatch>[0][]) => {
    for (const action of actions) store.dispatch(action);
    await clock.advance();
  };
  return {
    ...made,
    server,
    clock,
    does,
    becomes: (change: Partial<WelfareItem>) => {
      film = { ...film, ...change };
    },
    asks: (how = {}) => does(askUnlock(unlockTargetOf(film), how) as never),
    at: () => selectUnlock(store.getState()),
    overlays: () => selectOverlays(store.getState()).map(({ kind }) => kind),
    toasts: () => Object.values(selectToasts(store.getState())).map(({ text }) => text),
    sent: () => server.callsTo(SEND),
  };
}

describe('unlocking in place', () => {
  it('E1: asks first; confirming sends the price that was seen, once, and the item is open everywhere', async () => {
    const { asks, does, sent, overlays, at, server, store, toasts } = await scene();
    server.reply('GET v1/welfare/list', page([buildFilm()]));
    await store.dispatch(welfareApi.endpoints.welfareList.initiate({ kind: 'video' }));
    await asks();
    expect(overlays()).toEqual(['unlock']);
    expect(sent()).toEqual([]);
    await does(...Array.from({ length: 20 }, () => events.confirmed()));
    expect(sent().map(({ form }) => form)).toEqual([
      expect.objectContaining({ expectPrice: '3', requestId: '00000000-0000-4000-8000-000000000001' }),
    ]);
    expect(at()).toMatchObject({ at: 'unlocked', charged: 3 });
    expect(overlays()).toEqual([]);
    expect(toasts()).toEqual(['已解锁，花费 3 钻']);
    const rows = welfareApi.endpoints.welfareList.select({ kind: 'video' })(store.getState()).data?.pages[0]?.records;
    expect(rows?.[0]?.locked).toBe(false);
    const item = welfareApi.endpoints.welfareItem.select({ id: 4 })(store.getState()).data;
    expect(item?.video?.url).toBeTruthy();
  });

  it('C5: a guest goes to login first, then the dialog asks once', async () => {
    const { asks, store, sent, ports } = await scene({ guest: true });
    await asks();
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(sent()).toEqual([]);
    expect(ports.session.read('plaza:pending')).toContain('unlock/resumed');
  });

  it('E1: too few diamonds show what is missing; back from the cashier the dialog asks again', async () => {
    const { asks, does, overlays, at, server, sent, store, clock } = await scene();
    server.reply(ME, buildStatus({ coinNum: 1 }));
    await asks();
    await does(events.confirmed());
    expect(overlays()).toEqual(['insufficient']);
    expect(at()).toMatchObject({ at: 'insufficient', price: 3, balance: 1 });
    await does(events.rechargeChosen());
    await does(navigationEvents.asked({ to: '/recharge', how: 'push' }));
    expect(at().at).toBe('away');
    server.reply(ME, buildStatus({ coinNum: 61 }));
    store.dispatch(navigationEvents.asked({ to: HERE, how: 'push' }));
    await clock.advance(1_000);
    // The cached status is renewed by what paid; here by hand.
    await does(sessionNews() as never);
    expect(at().at).toBe('confirming');
    expect(overlays()).toEqual(['unlock']);
    expect(sent()).toEqual([]);
  });

  it('E1: diamonds that came by another device count: a known balance that falls short is asked anew', async () => {
    const { asks, does, at, server, sent } = await scene();
    server.reply(ME, buildStatus({ coinNum: 1 }));
    await does(sessionNews() as never);
    server.reply(ME, buildStatus({ coinNum: 61 }));
    await asks();
    await does(events.confirmed());
    expect(at().at).toBe('unlocked');
    expect(sent()).toHaveLength(1);
  });

  it('E1: VIP pays nothing, and the request says so', async () => {
    const { asks, does, sent, server } = await scene();
    server.reply(ME, buildVipStatus({ coinNum: 0 }));
    await asks();
    await does(events.confirmed());
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['0']);
  });

  it('E1: 3006 asks again with the new price', async () => {
    const { asks, does, sent, at, overlays, server } = await scene();
    server.reply(SEND, fail(code.priceChanged, '价格有变动', { price: 6 }));
    await asks();
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'repriced', before: 3, intent: { target: { price: 6 } } });
    expect(overlays()).toEqual(['unlock']);
    server.reply(SEND, { charged: 6, balanceAfter: 114 });
    await does(events.confirmed());
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['3', '6']);
  });

  it('E1: 3006 for what VIP was thought to open for nothing asks once, and confirming agrees to the price', async () => {
    const { asks, does, sent, at, server } = await scene();
    server.reply(ME, buildVipStatus());
    server.reply(SEND, fail(code.priceChanged, '价格有变动', { price: 6 }));
    await asks();
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'repriced', before: 0, intent: { target: { price: 6 } } });
    server.reply(SEND, { charged: 6, balanceAfter: 114 });
    await does(events.confirmed());
    expect(at().at).toBe('unlocked');
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['0', '6']);
  });

  it('E3: what another tab bought meanwhile is open without asking or paying', async () => {
    const { asks, at, overlays, sent, becomes, toasts } = await scene();
    const locked = asks;
    becomes({ locked: false });
    await locked();
    expect(at()).toMatchObject({ at: 'unlocked', charged: null });
    expect(overlays()).toEqual([]);
    expect(sent()).toEqual([]);
    expect(toasts()).toEqual(['已解锁']);
  });

  it('the dialog learns the newest price', async () => {
    const { asks, at, becomes } = await scene();
    const before = buildFilm();
    becomes({ price: 8 });
    await asks();
    expect(before.price).toBe(3);
    expect(at()).toMatchObject({ at: 'confirming', intent: { target: { price: 8 } } });
  });

  it.each([
    ['a lost connection', new Error('lost')],
    ['a server in trouble', status(502)],
  ])('E3: after %s nothing is sent again before it is known what happened', async (_name, answer) => {
    const { asks, does, sent, at, server, overlays, clock, becomes } = await scene();
    server.reply(SEND, answer);
    server.reply(ITEM, status(503));
    await asks();
    await does(events.confirmed());
    expect(at().at).toBe('unknown');
    expect(overlays()).toEqual(['unlock']);
    await does(events.confirmed());
    expect(sent()).toHaveLength(1);
    becomes({ locked: false });
    server.reply(ITEM, () => buildWelfareDetail(buildFilm({ locked: false })));
    await clock.advance(60_000);
    expect(at()).toMatchObject({ at: 'unlocked', charged: null });
    expect(sent()).toHaveLength(1);
  });

  it('E3: a lost answer that bought nothing asks again', async () => {
    const { asks, does, at, server } = await scene();
    server.reply(SEND, new Error('lost'));
    await asks();
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'confirming', unpaid: true });
  });

  it('E3: a lost answer about what is gone by now ends with the server’s words', async () => {
    const { asks, does, at, server, overlays, toasts } = await scene();
    await asks();
    server.reply(SEND, new Error('lost'));
    server.reply(ITEM, fail(code.notFound, '内容不存在或已被删除'));
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'failed', text: '内容不存在或已被删除' });
    expect(overlays()).toEqual([]);
    expect(toasts()).toContain('内容不存在或已被删除');
  });

  it('a book that buys by itself asks without the dialog', async () => {
    const { asks, sent, overlays } = await scene();
    await asks({ auto: true });
    expect(sent()).toHaveLength(1);
    expect(overlays()).toEqual([]);
  });

  it('E1: a reload finds the sent request again, and looks for what it did', async () => {
    const first = await scene();
    first.server.defer(SEND);
    await first.asks();
    await first.does(events.confirmed());
    expect(first.at().at).toBe('requesting');
    const { session, local } = first.ports;
    const again = await scene({ ports: { session, local } });
    expect(['unknown', 'confirming']).toContain(again.at().at);
    await again.clock.advance(20_000);
    expect(again.at()).toMatchObject({ at: 'confirming', unpaid: true });
    expect(again.sent()).toEqual([]);
  });

  it.each([
    ['over when another member signs in', '2002', 'idle'],
    ['looked for by the same member who signs in anew', '1001', 'unknown'],
  ])('C5: a lost answer is %s', async (_name, uid, stands) => {
    const { asks, does, at, server, overlays } = await scene();
    server.reply(SEND, new Error('lost'));
    server.reply(ITEM, status(503));
    await asks();
    await does(events.confirmed());
    await does(sessionStarted({ account: buildAccount({ uid, token: 'next' }), by: 'login' }));
    expect([at().at, overlays()]).toEqual([stands, stands === 'idle' ? [] : ['unlock']]);
  });

  it('D4: what an expired session interrupted asks the same member alone', async () => {
    for (const [uid, asked] of [
      ['1001', ['unlock']],
      ['2002', []],
    ] as const) {
      const { asks, does, overlays, server, clock } = await scene();
      server.reply(SEND, fail(code.sessionInvalid));
      await asks();
      await does(events.confirmed());
      await does(sessionStarted({ account: buildAccount({ uid, token: 'next' }), by: 'login' }));
      await clock.advance();
      expect(overlays()).toEqual(asked);
    }
  });

  it('D4: code 2 while the member is signing in anew leaves no request that is waited for in vain', async () => {
    const { asks, does, server, at } = await scene();
    await asks();
    const held = server.defer(SEND);
    await does(events.confirmed());
    server.defer('POST user/login');
    await does(sessionEvents.submitted({ method: 'name', loginName: 'xiaoming', password: 'handle' }));
    server.defer(ITEM);
    held.answer(fail(code.sessionInvalid));
    await does();
    expect(at().at).toBe('unknown');
  });

  it('leaving the page drops the question, and the end of the session everything', async () => {
    const { asks, does, at } = await scene();
    await asks();
    await does(overlayEvents.cleared());
    expect(at().at).toBe('idle');
    await asks();
    await does(sessionEnded({ by: 'logout' }));
    expect(at().at).toBe('idle');
  });
});

/** What a payment makes the app do: ask for the member's status again. */
function sessionNews() {
  return async (dispatch: (thunk: never) => Promise<unknown>) => {
    const { statusApi } = await import('@/api/statusApi');
    return dispatch(statusApi.endpoints.me.initiate({ uid: buildAccount().uid }, { forceRefetch: true }) as never);
  };
}
