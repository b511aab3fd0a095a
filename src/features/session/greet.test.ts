import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { testRoutes } from '@/testing/testRoutes';
import { createTestStore } from '@/testing/testStore';
import { selectAccount } from './accountSlice';

const bind = route({ name: 'bindPhone', path: '/bind', layout: 'simple', load: async () => () => null });

async function scene(routes = [...testRoutes, bind]) {
  const world = await createTestStore({ at: '/login', routes });
  const { store, ports } = world;
  const go = async (to: string) => {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await ports.clock.advance();
  };
  const signIn = async (over: Parameters<typeof buildAccount>[0], by: 'login' | 'otherTab' = 'login') => {
    store.dispatch(sessionStarted({ account: buildAccount(over), by }));
    await ports.clock.advance();
  };
  const offers = () => selectOverlays(store.getState()).map(({ kind }) => kind);
  const hints = () => Object.values(selectToasts(store.getState())).filter(({ type }) => type === 'info').length;
  return { ...world, go, signIn, offers, hints };
}

describe('after a login', () => {
  it('D2: binding a phone is offered once, and can be put off', async () => {
    const { store, go, signIn, offers } = await scene();
    await signIn({ needBind: true });
    expect(offers()).toEqual(['bindOffer']);
    store.dispatch(overlayEvents.withdrawn({ kind: 'bindOffer' }));
    await go('/games');
    expect(offers()).toEqual([]);
  });

  it('D2: nothing is offered where this build cannot bind, or nothing is to be bound', async () => {
    const without = await scene([...testRoutes]);
    await without.signIn({ needBind: true });
    const bound = await scene();
    await bound.signIn({ needBind: false });
    expect([without.offers(), bound.offers()]).toEqual([[], []]);
  });

  it('D2: a dialog that is open goes first', async () => {
    const { store, ports, go, signIn, offers } = await scene();
    await go('/games');
    store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
    await ports.clock.advance();
    await signIn({ needBind: true });
    expect(offers()).toEqual(['purchase']);
    await go('/');
    expect(offers()).toEqual(['bindOffer']);
  });

  it('D2: binding waits for a page of the tabs: nobody is held up on the way to what they came for', async () => {
    const { go, signIn, offers } = await scene();
    await go('/detail/7');
    await signIn({ needBind: true });
    expect(offers()).toEqual([]);
    await go('/games');
    expect(offers()).toEqual(['bindOffer']);
  });

  it('D2: a newcomer reads of the gift once', async () => {
    const { store, go, signIn, hints } = await scene();
    await signIn({ newAccount: true });
    await go('/games');
    expect([hints(), selectAccount(store.getState()).newAccount]).toEqual([1, false]);
  });

  it('D2: following another tab is no login', async () => {
    const { signIn, offers, hints } = await scene();
    await signIn({ needBind: true, newAccount: true }, 'otherTab');
    expect([offers(), hints()]).toEqual([[], 0]);
  });
});
