import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createListenWorld } from '@/testing/listenWorld';
import type { Listen } from './listen';
import type { RootState } from './rootState';

type Kettle = { at: 'cold' } | { at: 'heating'; cups: number } | { at: 'hot' };

const kettle = createSlice({
  name: 'kettle',
  initialState: { at: 'cold' } as Kettle,
  reducers: {
    switchedOn: (_kettle, { payload: cups }: PayloadAction<number>): Kettle => ({ at: 'heating', cups }),
    boiled: (): Kettle => ({ at: 'hot' }),
    emptied: (): Kettle => ({ at: 'cold' }),
  },
});
const { switchedOn, boiled, emptied } = kettle.actions;
const select = (root: RootState) => (root as unknown as { kettle: Kettle }).kettle;

/** A kitchen whose cook is still on the way. */
function kitchen() {
  const world = createListenWorld(combineReducers({ kettle: kettle.reducer }));
  const arrive = world.listen.expect();
  const said: string[] = [];
  const cook = (listen: Listen) => {
    listen.on(switchedOn, (cups) => void said.push(`on for ${cups}`));
    listen.onMatch(emptied.match, () => void said.push('emptied'));
    listen.onEnter(select, 'heating', ({ cups }, { signal }) => {
      said.push(`heating ${cups}`);
      signal.addEventListener('abort', () => said.push('no longer heating'));
    });
    listen.onEnter(select, 'cold', () => void said.push('cold'));
  };
  return { ...world, said, arrive: () => arrive([cook]) };
}

describe('effects that come in a later chunk', () => {
  it('hear what happened before they came, in order, and once', () => {
    const { dispatch, said, arrive } = kitchen();
    dispatch(switchedOn(3));
    dispatch(emptied());
    dispatch(switchedOn(5));
    expect(said).toEqual([]);
    arrive();
    expect(said).toEqual(['on for 3', 'emptied', 'heating 5', 'on for 5']);
  });

  it('start in the state a machine stands in, and are aborted when it leaves', () => {
    const { dispatch, said, arrive } = kitchen();
    dispatch(switchedOn(3));
    arrive();
    dispatch(boiled());
    expect(said).toEqual(['heating 3', 'on for 3', 'no longer heating']);
  });

  it('do not start for a state that was left, nor for one a machine began in', () => {
    const { dispatch, said, arrive } = kitchen();
    dispatch({ type: 'something/else' });
    arrive();
    expect(said).toEqual([]);
    const second = kitchen();
    second.dispatch(switchedOn(1));
    second.dispatch(boiled());
    second.arrive();
    expect(second.said).toEqual(['on for 1']);
  });

  it('work like all others from then on', () => {
    const { dispatch, said, arrive } = kitchen();
    arrive();
    dispatch(switchedOn(2));
    expect(said).toEqual(['heating 2', 'on for 2']);
  });

  it('a machine that an early action moves on is entered once', () => {
    const world = createListenWorld(combineReducers({ kettle: kettle.reducer }));
    const arrive = world.listen.expect();
    let entered = 0;
    world.dispatch(switchedOn(1));
    arrive([
      (listen) => {
        listen.on(switchedOn, (_cups, { dispatch }) => void dispatch(boiled()));
        listen.onEnter(select, 'hot', () => {
          entered += 1;
        });
      },
    ]);
    expect(entered).toBe(1);
  });

  it('do not run again what was there before', () => {
    const { dispatch, listen, arrive } = kitchen();
    let early = 0;
    listen.on(switchedOn, () => {
      early += 1;
    });
    listen.onEnter(select, 'heating', () => {
      early += 1;
    });
    dispatch(switchedOn(1));
    arrive();
    expect(early).toBe(2);
  });

  it('come in groups, a task each: every group hears all, in order and once, also what happens between two', async () => {
    const { dispatch, listen, clock } = createListenWorld(combineReducers({ kettle: kettle.reducer }));
    const arrive = listen.expect();
    const said: string[] = [];
    const group = (name: string) => (listen: Listen) => {
      listen.on(switchedOn, (cups) => void said.push(`${name}: on for ${cups}`));
      listen.onMatch(emptied.match, () => void said.push(`${name}: emptied`));
      listen.onEnter(select, 'heating', ({ cups }) => void said.push(`${name}: heating ${cups}`));
    };
    dispatch(switchedOn(1));
    arrive([group('first'), group('second')]);
    const first = ['first: heating 1', 'first: on for 1'];
    expect(said).toEqual(first);
    dispatch(emptied());
    dispatch(switchedOn(2));
    first.push('first: emptied', 'first: heating 2', 'first: on for 2');
    expect(said).toEqual(first);
    await clock.advance();
    const second = ['second: on for 1', 'second: emptied', 'second: heating 2', 'second: on for 2'];
    expect(said).toEqual([...first, ...second]);
    dispatch(emptied());
    expect(said).toEqual([...first, ...second, 'first: emptied', 'second: emptied']);
  });

  it('come all at once where nothing has happened yet', () => {
    const { dispatch, listen } = createListenWorld(combineReducers({ kettle: kettle.reducer }));
    const said: string[] = [];
    const group = (name: string) => (listen: Listen) => void listen.on(switchedOn, () => void said.push(name));
    listen.expect()([group('first'), group('second')]);
    dispatch(switchedOn(1));
    expect(said).toEqual(['first', 'second']);
  });

  it('H1: hold still while somebody travels, and catch up when the session is live again; in foreign never', async () => {
    const { dispatch, said, arrive, ports, clock } = kitchen();
    dispatch(switchedOn(3));
    ports.gate.enter('travel');
    arrive();
    await clock.advance(1_000);
    expect(said).toEqual([]);
    ports.gate.enter('live');
    await clock.advance();
    expect(said).toEqual(['heating 3', 'on for 3']);

    const stranger = kitchen();
    stranger.dispatch(switchedOn(3));
    stranger.ports.gate.enter('foreign');
    stranger.arrive();
    await stranger.clock.advance(1_000);
    expect(stranger.said).toEqual([]);
  });

  it('H1: never hear what was said outside live', () => {
    const { dispatch, said, arrive, ports } = kitchen();
    ports.gate.enter('travel');
    dispatch(switchedOn(3));
    ports.gate.enter('live');
    arrive();
    expect(said).toEqual([]);
  });
});
