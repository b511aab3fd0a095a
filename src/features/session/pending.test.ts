import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectToasts, toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore, type Scene } from '@/testing/testStore';
import { pendingEvents, selectPending } from './pendingSlice';

jest.mock('@/app/effects/resumable', () => ({ resumable: ['toasts/raised'] }));

const tapped = toastEvents.raised({ type: 'info', text: '下载开始' });

/** A guest on a game's page taps something that needs login, and is on the login page now. */
async function sentToLogin(over: Scene = {}) {
  const world = await createTestStore({ at: '/detail/7', ...over });
  const { store, ports } = world;
  const go = async (to: string, how: 'push' | 'replace' = 'push') => {
    store.dispatch(navigationEvents.asked({ to, how }));
    await ports.clock.advance();
  };
  const signIn = async (uid = buildAccount().uid) => {
    store.dispatch(sessionStarted({ account: buildAccount({ uid }), by: 'login' }));
    await ports.clock.advance();
  };
  const happened = () =>
    Object.values(selectToasts(store.getState()))
      .filter(({ text }) => text === '下载开始')
      .map(({ count }) => count);
  store.dispatch(pendingEvents.remembered({ action: tapped }));
  await go('/login');
  return { ...world, go, signIn, happened };
}

describe('what was tapped before login', () => {
  it('C5: happens once, where it was tapped', async () => {
    const { store, go, signIn, happened, ports } = await sentToLogin();
    expect(happened()).toEqual([]);
    await signIn();
    expect([happened(), selectPlace(store.getState()).pathname]).toEqual([[1], '/detail/7']);
    await go('/games');
    await signIn();
    expect(happened()).toEqual([1]);
    expect(ports.session.read('plaza:pending')).toBeNull();
  });

  it('C5: also after a visit to the other sign-in pages', async () => {
    const { go, signIn, happened } = await sentToLogin();
    await go('/other', 'replace');
    await go('/register', 'replace');
    await signIn();
    expect(happened()).toEqual([1]);
  });

  it('C5: is over when the member goes elsewhere', async () => {
    const { store, go, signIn, happened, ports } = await sentToLogin();
    await go('/games');
    expect([selectPending(store.getState()), ports.session.read('plaza:pending')]).toEqual([null, null]);
    await go('/login');
    await signIn();
    expect(happened()).toEqual([]);
  });

  it('C5: survives a reload of the login page', async () => {
    const { ports } = await sentToLogin();
    const { store, ports: again } = await createTestStore({ at: '/login', ports: { session: ports.session } });
    store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
    await again.clock.advance();
    expect(Object.values(selectToasts(store.getState())).map(({ text }) => text)).toContain('下载开始');
  });

  describe('C5: what an expired session interrupted', () => {
    const expired = sessionEnded({ by: 'expired', uid: '1001' });
    const interrupted = pendingEvents.remembered({ action: tapped, interrupted: true });

    it.each([
      ['goes on for the same member', '1001', [1]],
      ['is over when somebody else signs in', '2002', []],
    ])('%s, also after a reload of the login page', async (_name, uid, times) => {
      const { store, ports, signIn, happened } = await sentToLogin();
      store.dispatch(expired);
      store.dispatch(interrupted);
      const again = await createTestStore({ at: '/login', ports: { session: ports.session } });
      await signIn(uid);
      expect(happened()).toEqual(times);
      again.store.dispatch(sessionStarted({ account: buildAccount({ uid }), by: 'login' }));
      await again.ports.clock.advance();
      const said = Object.values(selectToasts(again.store.getState())).map(({ text }) => text);
      expect(said.includes('下载开始')).toBe(times.length > 0);
    });

    it('binds nothing that a guest taps later', async () => {
      const { store, signIn, happened } = await sentToLogin();
      store.dispatch(expired);
      store.dispatch(interrupted);
      store.dispatch(pendingEvents.remembered({ action: tapped }));
      await signIn('2002');
      expect(happened()).toEqual([1]);
    });
  });

  it.each(['{', '[]', '"x"', '{"action":{"type":7}}', '{"action":{"type":"session/ended","payload":{"by":"logout"}}}'])(
    'a journal that reads %s is nothing',
    async (text) => {
      const { ports } = await createTestStore();
      ports.session.write('plaza:pending', text);
      const { store } = await createTestStore({ at: '/login', ports: { session: ports.session } });
      expect(selectPending(store.getState())).toBeNull();
    },
  );

  it('an action outside the list is never dispatched again', async () => {
    const { store, ports } = await createTestStore({ at: '/login' });
    store.dispatch(pendingEvents.remembered({ action: { type: 'forms/settled', payload: { form: 'x' } } }));
    expect(ports.log.warnings).toHaveLength(1);
    expect(ports.session.read('plaza:pending')).toBeNull();
  });
});
