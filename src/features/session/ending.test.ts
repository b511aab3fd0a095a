import fc from 'fast-check';
import { gameApi } from '@/api/gameApi';
import { statusApi } from '@/api/statusApi';
import { sessionStarted } from '@/kernel/sessionEvents';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { fail, ok } from '@/testing/fakes/answers';
import { createTestStore, type Scene } from '@/testing/testStore';
import { guestAccount, selectAccount } from './accountSlice';
import { LOGOUT_PATIENCE_MS } from './sessionEffects';
import { selectSession, sessionEvents } from './sessionSlice';
import { submitSignIn } from './submitSignIn';

const ask = { subscribe: false, forceRefetch: true } as const;

/** A signed-in member (or a guest) and the actions that followed from then on. */
async function scene({ guest = false, ...over }: Scene & { guest?: boolean } = {}) {
  const world = await createTestStore({ at: '/recharge', ...(guest ? {} : { member: buildAccount() }), ...over });
  const { store, ports } = world;
  const arrivals: string[] = [];
  let seen = selectPlace(store.getState());
  let ends = 0;
  let wasMember = selectAccount(store.getState()).uid !== '';
  store.subscribe(() => {
    const place = selectPlace(store.getState());
    if (place !== seen) arrivals.push(place.pathname);
    seen = place;
    const isMember = selectAccount(store.getState()).uid !== '';
    if (wasMember && !isMember) ends += 1;
    wasMember = isMember;
  });
  const toasts = () => Object.values(selectToasts(store.getState())).map(({ text, count }) => `${text}×${count}`);
  return { ...world, arrivals, toasts, ends: () => ends, logouts: () => ports.server.callsTo('user/logout').length };
}

type Store = Awaited<ReturnType<typeof scene>>['store'];

/** Looks at games `0` to `count - 1`, all at once. */
const lookAtGames = (store: Store, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_none, n) =>
      store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: String(n) }, ask)),
    ),
  );

describe('logging out', () => {
  it('D3: tells the server with the token, forgets the account and every private answer', async () => {
    const { store, ports, logouts } = await scene();
    ports.server.reply('POST user/center/me', ok(buildStatus()));
    ports.server.reply('POST user/logout', ok());
    await store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
    store.dispatch(sessionEvents.logoutAsked({ skipServer: false }));
    await ports.clock.advance();
    expect(logouts()).toBe(1);
    expect(ports.server.callsTo('user/logout')[0]?.headers.token).toBe('token-1001');
    expect(selectAccount(store.getState())).toEqual(expect.objectContaining(guestAccount));
    expect(statusApi.endpoints.me.select({ uid: '1001' })(store.getState()).data).toBeUndefined();
    expect(selectPlace(store.getState()).pathname).toBe('/');
  });

  it('D3: skips the server when told to', async () => {
    const { store, ports, logouts } = await scene();
    store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await ports.clock.advance();
    expect([logouts(), selectSession(store.getState()).at]).toEqual([0, 'guest']);
  });

  it.each([
    ['offline', () => new Error('offline')],
    ['refused', () => fail(1, '失败')],
    ['answered 502', () => new Response('', { status: 502 })],
  ])('D3: ends here also when the server is %s', async (_how, answer) => {
    const { store, ports } = await scene();
    ports.server.reply('POST user/logout', answer);
    store.dispatch(sessionEvents.logoutAsked({ skipServer: false }));
    await ports.clock.advance();
    expect(selectAccount(store.getState()).uid).toBe('');
  });

  it('D3: does not wait for a silent server longer than a moment', async () => {
    const { store, ports } = await scene();
    ports.server.defer('POST user/logout');
    store.dispatch(sessionEvents.logoutAsked({ skipServer: false }));
    await ports.clock.advance(LOGOUT_PATIENCE_MS - 1);
    expect(selectAccount(store.getState()).uid).toBe('1001');
    await ports.clock.advance(1);
    expect(selectAccount(store.getState()).uid).toBe('');
  });
});

describe('code 2', () => {
  it.each([1, 20, 200])(
    'D4: %i calls at once make one end, one redirect, one message, no server call',
    async (calls) => {
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.nat()), async (order) => {
          const { store, ports, arrivals, toasts, ends, logouts } = await scene();
          const held = ports.server.defer('POST web/game/detail');
          void lookAtGames(store, calls);
          await ports.clock.advance();
          while (held.waiting.length > 0) {
            held.answer(fail(2, '登录已失效'), (order.next().value ?? 0) % held.waiting.length);
            if ((order.next().value ?? 0) % 3 === 0) await ports.clock.advance();
          }
          await ports.clock.advance();
          expect([ends(), arrivals, toasts(), logouts()]).toEqual([1, ['/login'], ['登录已失效，请重新登录×1'], 0]);
          expect(selectPlace(store.getState()).returnTo).toBe('/recharge');
        }),
        { numRuns: calls > 50 ? 5 : 25 },
      );
    },
  );

  it('D4: an answer that belongs to an earlier session is ignored, however late', async () => {
    const { store, ports, arrivals, ends } = await scene({ at: '/games' });
    const held = ports.server.defer('POST web/game/detail');
    void lookAtGames(store, 20);
    await ports.clock.advance();
    store.dispatch(sessionStarted({ account: buildAccount({ uid: '2002', token: 'new' }), by: 'login' }));
    await ports.clock.advance();
    while (held.waiting.length > 0) held.answer(fail(2));
    await ports.clock.advance();
    expect([ends(), arrivals, selectAccount(store.getState()).uid]).toEqual([0, [], '2002']);
  });

  it('D4: a guest is led to login once, without a log-out', async () => {
    const { store, ports, arrivals, ends, toasts } = await scene({ at: '/games', guest: true });
    ports.server.reply('POST web/game/detail', () => fail(2));
    void lookAtGames(store, 20);
    await ports.clock.advance();
    expect([ends(), arrivals, toasts()]).toEqual([0, ['/login'], []]);
    expect(selectPlace(store.getState()).returnTo).toBe('/games');
  });

  it.each(['/login', '/register', '/other'])('D4: on %s a guest stays where they are', async (at) => {
    const { store, ports, arrivals } = await scene({ at, guest: true });
    ports.server.reply('POST web/game/detail', () => fail(2));
    await lookAtGames(store, 1);
    await ports.clock.advance();
    expect(arrivals).toEqual([]);
  });

  it("D4: a guest's answer from before a session leads nowhere after it", async () => {
    const { store, ports, arrivals } = await scene({ at: '/games', guest: true });
    const held = ports.server.defer('POST web/game/detail');
    void lookAtGames(store, 1);
    await ports.clock.advance();
    store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
    store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await ports.clock.advance();
    held.answer(fail(2));
    await ports.clock.advance();
    expect([selectSession(store.getState()).at, arrivals]).toEqual(['guest', []]);
  });

  it('D4: drafts survive, and come back to the same member only', async () => {
    const { store, ports } = await scene({ at: '/games' });
    const draft = () => selectForm(store.getState(), 'post').draft.content;
    store.dispatch(formEvents.drafted({ form: 'post', draft: { content: '写到一半' } }));
    ports.server.reply('POST web/game/detail', () => fail(2));
    await lookAtGames(store, 1);
    await ports.clock.advance();
    expect([selectSession(store.getState()).at, draft()]).toEqual(['guest', '写到一半']);
    store.dispatch(sessionStarted({ account: buildAccount({ token: 'new' }), by: 'login' }));
    expect(draft()).toBe('写到一半');
    store.dispatch(sessionStarted({ account: buildAccount({ uid: '2002' }), by: 'login' }));
    expect(draft()).toBeUndefined();
  });

  it('D4: a member who signs in anew with a dead token is told once and may try again', async () => {
    const { store, ports, arrivals, toasts, ends } = await scene({ at: '/other' });
    ports.server.reply('POST user/login', fail(2));
    store.dispatch(submitSignIn({ method: 'name', loginName: 'xinghe', password: 'plaza2026' }));
    await ports.clock.advance();
    expect([ends(), arrivals, toasts()]).toEqual([1, [], ['登录已失效，请重新登录×1']]);
    ports.server.reply('POST user/login', ok(buildAccount()));
    store.dispatch(submitSignIn({ method: 'name', loginName: 'xinghe', password: 'plaza2026' }));
    await ports.clock.advance();
    expect(selectAccount(store.getState()).uid).toBe('1001');
  });

  it('D4: after the redirect the next answer may lead to login again', async () => {
    const { store, ports, arrivals } = await scene({ at: '/games', guest: true });
    ports.server.reply('POST web/game/detail', () => fail(2));
    const call = async () => {
      await lookAtGames(store, 1);
      await ports.clock.advance();
    };
    await call();
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'replace' }));
    await ports.clock.advance();
    await call();
    expect(arrivals).toEqual(['/login', '/games', '/login']);
  });
});
