import { counted, effort } from '@scripts/reliability/tally';
import { gameApi } from '@/api/gameApi';
import { selectAccount } from '@/features/session/accountSlice';
import { selectSession } from '@/features/session/sessionSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { seededRandom } from '@/lib/faults/seededRandom';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectToasts, toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { fail } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const SEED = 20_261_121;
const random = seededRandom(SEED);
const pick = (bound: number) => Math.floor(random() * bound);

/** The store as it ships: the checks of a development build walk the whole state at each of millions of actions. */
async function shippedStore() {
  const { env } = process;
  const mode = env.NODE_ENV;
  Object.assign(env, { NODE_ENV: 'production' });
  try {
    return await createTestStore({ at: '/games', member: buildAccount() });
  } finally {
    Object.assign(env, { NODE_ENV: mode });
  }
}

/** One member after another in the same visit; what happens to each of them is counted from `begin` on. */
async function visit() {
  const { store, ports } = await shippedStore();
  const { clock, server } = ports;
  const held = server.defer('POST web/game/detail');
  let uid = 1_001;
  let ends = 0;
  let arrivals: string[] = [];
  let was = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    if (selectAccount(was).uid !== '' && selectAccount(now).uid === '') ends += 1;
    if (selectPlace(was) !== selectPlace(now)) arrivals.push(selectPlace(now).pathname);
    was = now;
  });
  const signIn = () => {
    uid += 1;
    store.dispatch(sessionStarted({ account: buildAccount({ uid: String(uid), token: `t${uid}` }), by: 'login' }));
  };
  return {
    store,
    clock,
    held,
    signIn,
    uid: () => String(uid),
    logouts: () => server.callsTo('user/logout').length,
    seen: () => ({ ends, arrivals, uid: selectAccount(store.getState()).uid, at: selectSession(store.getState()).at }),
    toasts: () => Object.values(selectToasts(store.getState())).map(({ text, count }) => `${text}×${count}`),
    /** A new member stands on the recharge page, and nothing has happened to them yet. */
    async begin() {
      signIn();
      store.dispatch(navigationEvents.asked({ to: '/recharge', how: 'replace' }));
      await clock.advance();
      while (held.waiting.length > 0) held.answer(fail(1));
      await clock.advance(400);
      for (const id of Object.keys(selectToasts(store.getState()))) store.dispatch(toastEvents.dismissed({ id }));
      ends = 0;
      arrivals = [];
    },
    async ask(calls: number) {
      const ask = { subscribe: false, forceRefetch: true } as const;
      for (let n = 0; n < calls; n += 1)
        void store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: String(n) }, ask));
      await clock.advance();
    },
    /** Answers one of those that wait, and now and then lets everything that follows happen. */
    async expire() {
      held.answer(fail(2, '登录已失效'), pick(held.waiting.length));
      if (pick(3) === 0) await clock.advance();
    },
  };
}

describe('code 2 from everywhere at once', () => {
  it.each([
    [20, effort(30, 1_000)],
    [200, effort(2, 1_000)],
  ])(
    'D4: %i calls: one end, one way to login, one message, no call to the server, %i schedules',
    async (calls, schedules) => {
      const { begin, ask, expire, held, clock, seen, toasts, logouts, store } = await visit();
      for (let round = 0; round < schedules; round += 1) {
        await begin();
        await ask(calls);
        expect(held.waiting).toHaveLength(calls);
        while (held.waiting.length > 0) await expire();
        await clock.advance();
        expect({ round, ...seen(), toasts: toasts() }).toEqual({
          round,
          ends: 1,
          arrivals: ['/login'],
          uid: '',
          at: 'guest',
          toasts: ['登录已失效，请重新登录×1'],
        });
        expect(selectPlace(store.getState()).returnTo).toBe('/recharge');
        expect(logouts()).toBe(0);
        // Said of each as it ends: the whole thousand takes an hour on a busy machine.
        counted('session', `schedules of ${calls} calls that answer code 2: one end, one redirect, one message`, 1, {
          kind: 'faults',
          seed: SEED,
        });
      }
    },
    7_200_000,
  );

  it('D4: whoever signs in meanwhile stays in, however late the others answer', async () => {
    const { begin, ask, expire, held, clock, seen, signIn, uid } = await visit();
    const schedules = effort(30, 1_000);
    for (let round = 0; round < schedules; round += 1) {
      await begin();
      await ask(20);
      // Some, or none, before the new session; with some the old one has ended by itself.
      const before = pick(2) === 0 ? 0 : pick(20);
      for (let n = 0; n < before; n += 1) await expire();
      if (before > 0) await clock.advance();
      signIn();
      while (held.waiting.length > 0) await expire();
      await clock.advance();
      expect({ round, ...seen() }).toMatchObject({ round, ends: before > 0 ? 1 : 0, uid: uid(), at: 'member' });
    }
    counted('session', 'late code 2 after a new login: the new session stays', schedules, {
      kind: 'faults',
      seed: SEED,
    });
  }, 3_600_000);
});
