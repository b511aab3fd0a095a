import type { DownloadState } from '@/features/download/downloadMachine';
import type { RootState } from '@/kernel/rootState';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildBulletin } from '@/testing/builders/platform';
import { createTestStore } from '@/testing/testStore';
import { bulletinEvents } from './bulletinSlice';
import { selectBulletinTurn } from './bulletinTurn';

const bulletin = buildBulletin();

async function waiting(at = '/', more: Partial<RootState> = {}) {
  const { store } = await createTestStore({ at });
  return { ...store.getState(), bulletin: { at: 'waiting' as const, bulletin }, ...more };
}

it('F1: it has its turn on home, where nothing is open', async () => {
  expect(selectBulletinTurn(await waiting())).toEqual({ at: 'free' });
});

it.each(['loginNeeded', 'confirming', 'insufficient', 'away', 'requesting', 'unknown'] as const)(
  'F1, E1: a download that is %s keeps it back, with its dialog open or not',
  async (at) => {
    const state = await waiting('/', { download: { at } as DownloadState });
    expect(selectBulletinTurn(state)).toEqual({ at: 'blocked' });
  },
);

it('F1, E6: it keeps back while an order is paid, and no longer for one that is late', async () => {
  const checkout = { orderId: 'A1', kind: 'vip', sourceGameId: 0 } as const;
  expect(selectBulletinTurn(await waiting('/', { checkout: { at: 'checking', ...checkout } }))).toEqual({
    at: 'blocked',
  });
  expect(selectBulletinTurn(await waiting('/', { checkout: { at: 'late', ...checkout } }))).toEqual({ at: 'free' });
});

it('F1: it opens over no page to sign in on', async () => {
  expect(selectBulletinTurn(await waiting('/login'))).toEqual({ at: 'blocked' });
});

describe('who came by a link', () => {
  async function byLink() {
    const { store } = await createTestStore({ at: '/detail/8' });
    const turn = (here: object) => selectBulletinTurn({ ...store.getState(), bulletin: here } as RootState).at;
    return { store, turn };
  }

  it('F1: sees its page first, and the bulletin with the next one', async () => {
    const { store, turn } = await byLink();
    expect(turn({ at: 'waiting', bulletin })).toBe('blocked');
    const { place } = store.getState().navigation;
    store.dispatch(navigationEvents.arrived({ place: { ...place, index: 1 }, how: 'push' }));
    expect(turn({ at: 'waiting', bulletin })).toBe('free');
  });

  it('F1: sees at once what they picked', async () => {
    const { store } = await byLink();
    store.dispatch(bulletinEvents.picked(bulletin));
    expect(store.getState().bulletin).toMatchObject({ at: 'shown' });
  });
});
