import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createListenWorld } from '@/testing/listenWorld';
import type { EffectApi } from './listen';
import type { RootState } from './rootState';

type Kettle = { at: 'cold' } | { at: 'heating'; cups: number } | { at: 'hot' };

const kettle = createSlice({
  name: 'kettle',
  initialState: { at: 'cold' } as Kettle,
  reducers: {
    switchedOn: (_kettle, { payload: cups }: PayloadAction<number>): Kettle => ({ at: 'heating', cups }),
    plugged: (): Kettle => ({ at: 'heating', cups: 1 }),
    toppedUp: (now): Kettle => (now.at === 'heating' ? { at: 'heating', cups: now.cups + 1 } : now),
    boiled: (): Kettle => ({ at: 'hot' }),
    emptied: (): Kettle => ({ at: 'cold' }),
  },
});
const { switchedOn, plugged, toppedUp, boiled, emptied } = kettle.actions;

const noise = createSlice({ name: 'noise', initialState: 0, reducers: { made: (count) => count + 1 } });
const select = (root: RootState) => (root as unknown as { kettle: Kettle }).kettle;

function kitchen() {
  const world = createListenWorld(combineReducers({ kettle: kettle.reducer, noise: noise.reducer }));
  const runs: { cups: number; api: EffectApi }[] = [];
  const stop = world.listen.onEnter(select, 'heating', ({ cups }, api) => void runs.push({ cups, api }));
  return { ...world, runs, stop, at: () => select(world.getState() as RootState).at };
}

describe('onEnter', () => {
  it('runs whichever action led into the state, with the state as it was entered', () => {
    const { dispatch, runs } = kitchen();
    dispatch(switchedOn(3));
    dispatch(emptied());
    dispatch(plugged());
    expect(runs.map(({ cups }) => cups)).toEqual([3, 1]);
  });

  it('does not run for other states, other slices, or nothing new', () => {
    const { dispatch, runs } = kitchen();
    dispatch(emptied());
    dispatch(boiled());
    dispatch(noise.actions.made());
    expect(runs).toEqual([]);
  });

  it('does not start again while the machine stays in the state', () => {
    const { dispatch, runs } = kitchen();
    dispatch(switchedOn(1));
    dispatch(toppedUp());
    dispatch(plugged());
    expect(runs).toHaveLength(1);
    expect(runs[0]?.api.signal.aborted).toBe(false);
  });

  it('aborts the run when its state is left, and refuses what it says afterwards', () => {
    const { dispatch, runs, at } = kitchen();
    dispatch(switchedOn(1));
    const { api } = runs[0] as (typeof runs)[0];
    dispatch(emptied());
    expect(api.signal.aborted).toBe(true);
    expect(() => api.dispatch(boiled())).toThrow('aborted');
    expect(at()).toBe('cold');
  });

  it('gives each stay its own run: the first stays dead when the state is entered again', () => {
    const { dispatch, runs } = kitchen();
    dispatch(switchedOn(1));
    dispatch(emptied());
    dispatch(switchedOn(2));
    expect(runs.map(({ api }) => api.signal.aborted)).toEqual([true, false]);
  });

  it('a run that leaves its own state at once cannot say more', () => {
    const { dispatch, listen, at, ports } = kitchen();
    listen.onEnter(select, 'heating', (_here, api) => {
      api.dispatch(emptied());
      api.dispatch(boiled());
    });
    dispatch(switchedOn(1));
    expect(at()).toBe('cold');
    expect(ports.log.warnings).toEqual([]);
  });

  it('two effects on one state: the second does not start when the first led out of it', () => {
    const { dispatch, listen } = kitchen();
    let second = 0;
    listen.onEnter(select, 'hot', (_here, api) => void api.dispatch(emptied()));
    listen.onEnter(select, 'hot', () => {
      second += 1;
    });
    dispatch(boiled());
    expect(second).toBe(0);
  });

  it('ends an aborted run quietly and logs one that failed, without harm to the rest', async () => {
    const { dispatch, listen, ports, clock, runs } = kitchen();
    const broken = new Error('no water');
    listen.onEnter(select, 'hot', async () => Promise.reject(broken));
    listen.onEnter(select, 'heating', async (_here, { delay }) => delay(1_000));
    dispatch(switchedOn(1));
    dispatch(boiled());
    await clock.advance(2_000);
    expect(ports.log.warnings).toEqual([{ text: 'An effect failed', detail: broken }]);
    dispatch(switchedOn(2));
    expect(runs).toHaveLength(2);
  });

  it('a delay waits its time, and stops with the run, leaving no timer', async () => {
    const { dispatch, listen, clock, at } = kitchen();
    listen.onEnter(select, 'heating', async (_here, api) => {
      await api.delay(1_000);
      api.dispatch(boiled());
    });
    dispatch(switchedOn(1));
    await clock.advance(999);
    expect(at()).toBe('heating');
    await clock.advance(1);
    expect(at()).toBe('hot');
    dispatch(switchedOn(1));
    dispatch(emptied());
    expect(clock.timers).toBe(0);
  });

  it('H1: a delay that ends during travel goes on only when live again; in foreign never', async () => {
    const { dispatch, listen, clock, at, ports } = kitchen();
    listen.onEnter(select, 'heating', async (_here, api) => {
      await api.delay(1_000);
      api.dispatch(boiled());
    });
    dispatch(switchedOn(1));
    ports.gate.enter('travel');
    await clock.advance(60_000);
    expect(at()).toBe('heating');
    ports.gate.enter('live');
    await clock.advance();
    expect(at()).toBe('hot');

    dispatch(switchedOn(1));
    ports.gate.enter('foreign');
    await clock.advance(60_000);
    expect(at()).toBe('heating');
  });

  it('H1: nothing starts outside live', () => {
    const { dispatch, runs, ports } = kitchen();
    ports.gate.enter('travel');
    dispatch(switchedOn(1));
    expect(runs).toEqual([]);
  });

  it('can be taken down, which aborts its run', () => {
    const { dispatch, runs, stop } = kitchen();
    dispatch(switchedOn(1));
    stop();
    expect(runs[0]?.api.signal.aborted).toBe(true);
    dispatch(emptied());
    dispatch(switchedOn(2));
    expect(runs).toHaveLength(1);
  });
});
