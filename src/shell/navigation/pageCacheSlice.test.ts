import { sessionEnded } from '@/kernel/sessionEvents';
import { navigationEvents } from './navigationSlice';
import { KEPT_PAGES, pageCacheSlice, pageEvents, selectPages } from './pageCacheSlice';
import type { Place } from './place';

type AnyAction = Parameters<typeof pageCacheSlice.reducer>[1];
const place = (page: string): Place => ({
  ...{ pathname: page, search: '', hash: '', route: page, params: {}, page, keepAlive: true, index: 0 },
});
const arrived = (page: string, how: 'push' | 'pop' = 'push') => navigationEvents.arrived({ place: place(page), how });
const rested = (page: string, top: number) => pageEvents.rested({ page, item: 'i', offset: 2, top });
const stateAfter = (...actions: AnyAction[]) =>
  actions.reduce(pageCacheSlice.reducer, pageCacheSlice.getInitialState());
const away = Array.from({ length: KEPT_PAGES }, (_none, n) => arrived(`/other/${n}`));
const last = (...actions: AnyAction[]) => stateAfter(...actions).pages.at(-1);

describe('C7: a page that was given up', () => {
  const visit = [arrived('/a'), rested('/a', 700), ...away];

  it('is known by where it rested, as long as it is not alive', () => {
    expect(stateAfter(...visit).left).toEqual([{ page: '/a', resting: { item: 'i', offset: 2, top: 700 } }]);
    expect(stateAfter(arrived('/a'), ...away).left).toEqual([]);
    expect(stateAfter(...visit.slice(0, -1)).left).toEqual([]);
  });

  it('is found there by who goes back, and at its top by who comes anew', () => {
    expect(last(...visit, arrived('/a', 'pop'))?.resting?.top).toBe(700);
    expect(last(...visit, arrived('/a'))?.resting).toBeUndefined();
    expect(stateAfter(...visit, arrived('/a', 'pop')).left).toEqual([]);
    expect(last(...visit, arrived('/b', 'pop'))?.resting).toBeUndefined();
  });

  it('is one of fifty: the oldest is forgotten', () => {
    const many = Array.from({ length: KEPT_PAGES + 55 }, (_none, n) => [
      arrived(`/p/${n}`),
      rested(`/p/${n}`, n),
    ]).flat();
    const { left } = stateAfter(...many);
    expect([left.length, left[0]?.page, left.at(-1)?.page]).toEqual([50, '/p/5', '/p/54']);
  });
});

describe('C7: a page that is alive', () => {
  it('keeps where it rests, however it is reached', () => {
    for (const how of ['push', 'pop'] as const)
      expect(last(arrived('/a'), rested('/a', 9), arrived('/b'), arrived('/a', how))?.resting?.top).toBe(9);
  });

  it('D4: forgets where the last member rested', () => {
    const state = stateAfter(
      arrived('/a'),
      rested('/a', 9),
      arrived('/b'),
      rested('/b', 4),
      sessionEnded({ by: 'logout' }),
    );
    expect(selectPages({ page: state })).toEqual([{ place: place('/b') }]);
    expect(state.left).toEqual([]);
  });
});
