import { createGate } from '@/kernel/gate';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakeHistory, historyEntry } from '@/testing/fakes/fakeHistory';
import { createTestStore } from '@/testing/testStore';
import { navigationEvents, selectPlace } from './navigationSlice';
import { KEPT_PAGES, pageEvents, selectPages } from './pageCacheSlice';
import { addressOf } from './place';

async function visitor(at = '/') {
  const scene = await createTestStore({ at });
  const { store, ports } = scene;
  const go = async (to: string, how: 'push' | 'replace' = 'push') => {
    store.dispatch(navigationEvents.asked({ to, how }));
    await ports.clock.advance();
  };
  const open = async (kind: string, search?: string) => {
    store.dispatch(overlayEvents.opened({ kind, ...(search === undefined ? {} : { search }) }));
    await ports.clock.advance();
  };
  const back = async () => {
    await ports.history.back();
    await ports.clock.advance();
  };
  const signIn = () => store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
  const here = () => addressOf(selectPlace(store.getState()));
  const kinds = () => selectOverlays(store.getState()).map(({ kind }) => kind);
  return { ...scene, go, open, back, signIn, here, kinds };
}

describe('moving', () => {
  it('follows a link: address bar, state and history agree', async () => {
    const { go, here, ports } = await visitor();
    await go('/detail/7?from=home');
    expect(here()).toBe('/detail/7?from=home');
    expect(ports.history.current()).toMatchObject({ pathname: '/detail/7', search: '?from=home', index: 1 });
  });

  it('C4: leads an unknown path home, and never out of the app', async () => {
    const { go, here } = await visitor('/detail/1');
    for (const hostile of [
      '/nowhere',
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await go(hostile, 'replace');
      expect(here()).toBe('/');
    }
  });

  it('A3: an unknown path with an invitation leads home and keeps it', async () => {
    const { here } = await visitor('/old-page?inviteCode=friend7');
    expect(here()).toBe('/?inviteCode=friend7');
  });

  it('C3: back goes to the route of the metadata, else back in history, else to the owning tab', async () => {
    const { go, here, store, ports } = await visitor('/detail/1');
    const pressBack = async () => {
      store.dispatch(navigationEvents.backAsked());
      await ports.clock.advance();
    };
    await pressBack();
    expect(here()).toBe('/games');
    await go('/detail/2');
    await pressBack();
    expect(here()).toBe('/games');
    await go('/login');
    await pressBack();
    expect(here()).toBe('/');
  });

  it('C3: back from a page of sign-in to the page below it is a step back, and leaves that page in the history once', async () => {
    const { go, here, store, ports } = await visitor();
    await go('/login');
    store.dispatch(navigationEvents.backAsked());
    await ports.clock.advance();
    expect([here(), ports.history.current().index]).toEqual(['/', 0]);
  });

  it("hears the browser's Back also when the app was reloaded in the middle of its history", async () => {
    const gate = createGate();
    const history = createFakeHistory(gate, '/games');
    history.push(historyEntry('/detail/3', { index: 1 }));
    const { store, ports } = await createTestStore({ ports: { gate, history } });
    await history.back();
    await ports.clock.advance();
    expect(addressOf(selectPlace(store.getState()))).toBe('/games');
  });

  it('C1: asking for the place one is at adds no history entry', async () => {
    const { go, ports } = await visitor('/games');
    await go('/games');
    expect(ports.history.entries).toHaveLength(1);
  });
});

describe('guard', () => {
  it('C5: a guest who wants a guarded page gets login, with the way back noted', async () => {
    const { go, here, store, ports } = await visitor();
    await go('/recharge?view=ledger');
    expect(here()).toBe('/login');
    expect(selectPlace(store.getState()).returnTo).toBe('/recharge?view=ledger');
    expect(ports.history.current().returnTo).toBe('/recharge?view=ledger');
  });

  it('C5: a guarded address typed by a guest never shows the page', async () => {
    const { here } = await visitor('/recharge');
    expect(here()).toBe('/login');
  });

  it('C5: a member passes', async () => {
    const { go, here, signIn } = await visitor();
    signIn();
    await go('/recharge');
    expect(here()).toBe('/recharge');
  });

  it('D3: logging out on a guarded page leads home', async () => {
    const { go, here, signIn, store, ports } = await visitor();
    signIn();
    await go('/recharge');
    store.dispatch(sessionEnded({ by: 'logout' }));
    await ports.clock.advance();
    expect(here()).toBe('/');
  });
});

describe('overlays and the back button', () => {
  it('F3: each Back closes one layer, the page unchanged, the history as before', async () => {
    const { go, open, back, here, kinds, ports } = await visitor();
    await go('/detail/1');
    await open('purchase');
    await open('insufficient');
    expect(ports.history.current()).toMatchObject({ index: 3, overlays: ['o1', 'o2'] });
    await back();
    expect(kinds()).toEqual(['purchase']);
    await back();
    expect(kinds()).toEqual([]);
    expect(here()).toBe('/detail/1');
    expect(ports.history.current()).toMatchObject({ index: 1, overlays: [] });
  });

  it('closing by the app takes the history entry away', async () => {
    const { go, open, store, ports } = await visitor();
    await go('/detail/1');
    await open('purchase');
    store.dispatch(overlayEvents.withdrawn({ kind: 'purchase' }));
    await ports.clock.advance();
    expect(ports.history.current()).toMatchObject({ pathname: '/detail/1', index: 1, overlays: [] });
  });

  it('going elsewhere from an overlay replaces its entry', async () => {
    const { go, open, back, here, kinds, ports } = await visitor();
    await go('/detail/1');
    await open('purchase');
    await open('insufficient');
    await go('/profile');
    expect(kinds()).toEqual([]);
    expect(here()).toBe('/profile');
    expect(ports.history.entries.slice(0, ports.history.position + 1)).toHaveLength(3);
    await back();
    expect(here()).toBe('/detail/1');
  });

  it('an overlay may have an address of its own, which Back takes away', async () => {
    const { go, open, back, ports, here } = await visitor();
    await go('/profile');
    await open('vip', '?pop=1');
    expect(ports.history.current().search).toBe('?pop=1');
    await back();
    expect(ports.history.current()).toMatchObject({ pathname: '/profile', search: '' });
    expect(here()).toBe('/profile');
  });

  it.each([
    ['stays over a page that only gets another address', '/profile', 'replace', ['next']],
    ['and over one that shows another view', '/profile?view=games', 'push', ['next']],
    ['goes with its page', '/games', 'replace', []],
  ] as const)('what opens while a wish waits for the browser %s', async (_what, to, how, left) => {
    const { open, store, ports, kinds, here } = await visitor('/profile?view=orders');
    await open('kefu');
    const { go } = ports.history;
    let move = () => {};
    ports.history.go = (delta) => {
      move = () => go(delta);
    };
    store.dispatch(overlayEvents.withdrawn({ kind: 'kefu' }));
    store.dispatch(navigationEvents.asked({ to, how }));
    await ports.clock.advance();
    store.dispatch(overlayEvents.opened({ kind: 'next' }));
    ports.history.go = go;
    move();
    await ports.clock.advance();
    expect([here(), kinds()]).toEqual([to, left]);
    expect(ports.history.current().overlays).toHaveLength(left.length);
  });

  it('opening and closing at once leaves the history as it was', async () => {
    const { go, store, ports } = await visitor();
    await go('/detail/1');
    for (let round = 0; round < 20; round += 1) {
      store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
      store.dispatch(overlayEvents.withdrawn({ kind: 'purchase' }));
    }
    await ports.clock.advance();
    expect(ports.history.current()).toMatchObject({ pathname: '/detail/1', index: 1, overlays: [] });
  });

  it('Forward into an entry whose overlay is closed shows the page alone', async () => {
    const { go, open, back, kinds, ports, here } = await visitor();
    await go('/detail/1');
    await open('purchase');
    await back();
    await ports.history.forward();
    await ports.clock.advance();
    expect(kinds()).toEqual([]);
    expect(here()).toBe('/detail/1');
  });
});

describe('kept pages', () => {
  const pages = (scene: Awaited<ReturnType<typeof visitor>>) =>
    selectPages(scene.store.getState()).map(({ place }) => place.page);

  it('C7: keeps ten, dropping the least recently used', async () => {
    const scene = await visitor('/detail/0');
    for (let id = 1; id < 12; id += 1) {
      await scene.go(`/detail/${id}`);
      await scene.go('/detail/0', 'replace');
    }
    expect(pages(scene)).toHaveLength(KEPT_PAGES);
    expect(pages(scene)).toContain('/detail/0');
    expect(pages(scene)).not.toContain('/detail/1');
    expect(pages(scene)).not.toContain('/detail/2');
    expect(pages(scene)).toContain('/detail/3');
  });

  it('query and type never make a new page of games', async () => {
    const scene = await visitor('/games');
    await scene.go('/games/ios?sort=new');
    expect(pages(scene)).toEqual(['/games']);
    expect(selectPages(scene.store.getState())[0]?.place.params).toEqual({ type: 'ios' });
  });

  it('C7: a page that is never kept goes when it is left', async () => {
    const scene = await visitor('/commenthistory');
    await scene.go('/games');
    expect(pages(scene)).toEqual(['/games']);
  });

  it('remembers where a page rests', async () => {
    const scene = await visitor('/games');
    scene.store.dispatch(pageEvents.rested({ page: '/games', item: '15', offset: -20, top: 900 }));
    await scene.go('/detail/1');
    expect(selectPages(scene.store.getState())[0]?.resting).toEqual({ item: '15', offset: -20, top: 900 });
  });

  it('C7: back on a page that was given up, it rests where it did; gone to anew, it begins at its top', async () => {
    const scene = await visitor('/commenthistory');
    const rested = { item: 'post-3', offset: -20, top: 900 };
    scene.store.dispatch(pageEvents.rested({ page: '/commenthistory', ...rested }));
    await scene.go('/games');
    await scene.back();
    expect(selectPages(scene.store.getState()).at(-1)).toMatchObject({
      place: { page: '/commenthistory' },
      resting: rested,
    });
    await scene.go('/games');
    await scene.go('/commenthistory');
    expect(selectPages(scene.store.getState()).at(-1)?.resting).toBeUndefined();
  });

  it('D3: another account finds no page of the last one', async () => {
    const scene = await visitor('/games');
    await scene.go('/detail/1');
    scene.signIn();
    expect(pages(scene)).toEqual(['/detail/1']);
  });
});
