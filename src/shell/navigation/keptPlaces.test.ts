import { combineReducers } from '@reduxjs/toolkit';
import { sessionEnded } from '@/kernel/sessionEvents';
import { createFakePorts, type FakePorts } from '@/testing/fakePorts';
import { createListenWorld } from '@/testing/listenWorld';
import { keptPlacesEffects } from './keptPlacesEffects';
import { navigationEvents, navigationSlice } from './navigationSlice';
import { pageCacheSlice, pageEvents, selectPages } from './pageCacheSlice';
import type { Place } from './place';

const place = (page: string): Place => ({
  ...{ pathname: page, search: '', hash: '', route: page, params: {}, page, keepAlive: true, index: 0 },
});
const rest = { item: '7', offset: 12, top: 900 };

/** One load of the page in a tab; `session` is what the tab kept of the one before. */
function load(over: Partial<FakePorts> = {}, uid = '') {
  const ports = createFakePorts(over);
  const reducer = combineReducers({
    account: () => ({ uid }),
    navigation: navigationSlice.reducer,
    page: pageCacheSlice.reducer,
  });
  const world = createListenWorld(reducer, { ports });
  keptPlacesEffects(world.listen);
  const arrive = (page: string, how: 'first' | 'push' | 'pop' = 'first') =>
    world.dispatch(navigationEvents.arrived({ place: place(page), how }));
  const resting = () => selectPages(world.getState()).at(-1)?.resting;
  return { ...world, ports, arrive, resting };
}

const again = { load: { isAgain: true } };

/** A tab in which the games were scrolled, then a game opened and scrolled, before the phone took the page away. */
function left(uid = '') {
  const { ports, dispatch, arrive } = load({}, uid);
  arrive('/games');
  dispatch(pageEvents.rested({ page: '/games', ...rest }));
  arrive('/detail/3', 'push');
  dispatch(pageEvents.rested({ page: '/detail/3', item: '', offset: 0, top: 400 }));
  ports.document.hide();
  return ports;
}

describe('where a page rested before it was loaded again', () => {
  it('is where it stands then; the others are found there by who goes back', () => {
    const { session } = left();
    const { arrive, resting } = load({ session, ...again });
    arrive('/detail/3');
    expect(resting()).toEqual({ item: '', offset: 0, top: 400, isKept: true });
    arrive('/games', 'pop');
    expect(resting()).toEqual({ ...rest, isKept: true });
  });

  it('is not where somebody stands who came by a link or typed the address; who goes back finds the others', () => {
    const { session } = left();
    const { arrive, resting } = load({ session });
    arrive('/detail/3');
    expect(resting()).toBeUndefined();
    arrive('/games', 'pop');
    expect(resting()).toEqual({ ...rest, isKept: true });
  });

  it('is theirs whose page it was: another member, or a guest, begins at the top', () => {
    const { session } = left('100200300');
    const own = load({ session, ...again }, '100200300');
    own.arrive('/detail/3');
    expect(own.resting()?.top).toBe(400);
    for (const uid of ['100200301', '']) {
      const { arrive, resting } = load({ session, ...again }, uid);
      arrive('/detail/3');
      expect(resting()).toBeUndefined();
    }
  });

  it('is forgotten by a log-out at once', () => {
    const { session } = left('100200300');
    const { arrive, dispatch } = load({ session, ...again }, '100200300');
    arrive('/games');
    dispatch(sessionEnded({ by: 'logout' }));
    expect([...session.kept.keys()]).toEqual([]);
  });

  it('moves nobody who has scrolled or gone on before it was known', () => {
    const { session } = left();
    const scrolled = load({ session, ...again });
    const own = { page: '/detail/3', item: '', offset: 0, top: 50 };
    const late = scrolled.listen.expect();
    scrolled.arrive('/detail/3');
    scrolled.dispatch(pageEvents.rested(own));
    late([keptPlacesEffects]);
    expect(scrolled.resting()?.top).toBe(50);
  });

  it('is nothing where what was kept does not read as places', () => {
    const { session } = left();
    session.write('plaza:places', '{"uid":"","places":[{"page":1}]}');
    const { arrive, resting, seen } = load({ session, ...again });
    arrive('/detail/3');
    expect(resting()).toBeUndefined();
    expect(seen.map(({ type }) => type)).toEqual(['navigation/arrived']);
  });
});
