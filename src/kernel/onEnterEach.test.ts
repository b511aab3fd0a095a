import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createListenWorld } from '@/testing/listenWorld';
import type { EffectApi } from './listen';
import type { RootState } from './rootState';

type Lamp = { at: 'off' } | { at: 'on'; since: number };

const lamps = createSlice({
  name: 'lamps',
  initialState: {} as Record<string, Lamp>,
  reducers: {
    lit: (all, { payload: { name, since = 0 } }: PayloadAction<{ name: string; since?: number }>) => {
      all[name] = { at: 'on', since };
    },
    allLit: (all) => {
      for (const name of Object.keys(all)) all[name] = { at: 'on', since: 0 };
    },
    put: (all, { payload: name }: PayloadAction<string>) => {
      all[name] = { at: 'off' };
    },
    removed: (all, { payload: name }: PayloadAction<string>) => {
      delete all[name];
    },
  },
});
const { lit, allLit, put, removed } = lamps.actions;
const select = (root: RootState) => (root as unknown as { lamps: Record<string, Lamp> }).lamps;

function room() {
  const world = createListenWorld(combineReducers({ lamps: lamps.reducer }));
  const runs: { key: string; since: number; api: EffectApi }[] = [];
  world.listen.onEnterEach(
    select,
    'on',
    ({ key, here }, api) => void runs.push({ key, since: here.since, api }),
    ({ since }) => since,
  );
  return { ...world, runs, alive: () => runs.filter(({ api }) => !api.signal.aborted).map(({ key }) => key) };
}

describe('onEnterEach', () => {
  it('runs once for each machine that arrives, and leaves the others alone', () => {
    const { dispatch, runs, alive } = room();
    dispatch(lit({ name: 'desk' }));
    dispatch(lit({ name: 'hall' }));
    dispatch(put('desk'));
    expect(runs.map(({ key }) => key)).toEqual(['desk', 'hall']);
    expect(alive()).toEqual(['hall']);
  });

  it('tells two stays in the same state apart by their round', () => {
    const { dispatch, runs, alive } = room();
    dispatch(lit({ name: 'desk', since: 1 }));
    dispatch(lit({ name: 'desk', since: 1 }));
    dispatch(lit({ name: 'desk', since: 2 }));
    expect(runs.map(({ since, api }) => [since, api.signal.aborted])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(alive()).toEqual(['desk']);
  });

  it('aborts the run of a machine that is gone', () => {
    const { dispatch, alive } = room();
    dispatch(lit({ name: 'desk' }));
    dispatch(removed('desk'));
    expect(alive()).toEqual([]);
  });

  it('does not start a machine that the run of another one just moved', () => {
    const world = createListenWorld(combineReducers({ lamps: lamps.reducer }));
    const started: string[] = [];
    world.dispatch(put('a'));
    world.dispatch(put('b'));
    world.listen.onEnterEach(select, 'on', ({ key }, api) => {
      started.push(key);
      if (key === 'a') api.dispatch(put('b'));
    });
    world.dispatch(allLit());
    expect(started).toEqual(['a']);
  });

  it('starts a machine once although the run of another one lit it again', () => {
    const world = createListenWorld(combineReducers({ lamps: lamps.reducer }));
    const started: string[] = [];
    world.dispatch(put('a'));
    world.listen.onEnterEach(select, 'on', ({ key }, api) => {
      started.push(key);
      if (key === 'a') api.dispatch(lit({ name: 'b' }));
    });
    world.dispatch(allLit());
    expect(started).toEqual(['a', 'b']);
  });
});
