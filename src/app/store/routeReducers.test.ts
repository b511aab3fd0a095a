import { readFileSync } from 'node:fs';
import { combineReducers, createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { api } from '@/api/api';
import '@/app/replay/allEndpoints';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { createSlice } from '@/kernel/createSlice';
import { slices } from './bareReducer';
import { reducersOf } from './reducersOf';
import { routeReducers } from './routeReducers';

const rang = createAction<number>('bell/rang');

const counting = (name: string) =>
  createSlice({
    name,
    initialState: { sum: 0 },
    reducers: { added: (state, { payload }: { payload: number; type: string }) => ({ sum: state.sum + payload }) },
    extraReducers: (builder) => builder.addCase(rang, (state, { payload }) => ({ sum: state.sum * payload })),
  });

function twoSlices() {
  const [one, other] = [counting('one'), counting('other')];
  const calls: string[] = [];
  const foreign: Reducer<number> = (state = 0, action) => {
    calls.push(action.type);
    return action.type === 'foreign/counted' ? state + 1 : state;
  };
  const reducers = { one: one.reducer, other: other.reducer, foreign };
  return { one, other, calls, routed: routeReducers(reducers), combined: combineReducers(reducers) as Reducer };
}

describe('reducers by the types they answer', () => {
  it('equal combineReducers, whatever comes in whatever order', () => {
    const { one, other, routed, combined } = twoSlices();
    const action = fc.oneof(
      fc.integer({ max: 9, min: -9 }).map((by) => one.actions.added(by)),
      fc.integer({ max: 9, min: -9 }).map((by) => other.actions.added(by)),
      fc.integer({ max: 9, min: -9 }).map((by) => rang(by)),
      fc.constantFrom<UnknownAction>({ type: 'foreign/counted' }, { type: 'unknown' }, { type: 'one' }),
    );
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        expect(actions.reduce(routed, undefined)).toEqual(actions.reduce(combined, undefined));
      }),
      { seed: 7 },
    );
  });

  it('ask a reducer of somebody else for every action, and keep the state where nothing changes', () => {
    const { one, calls, routed } = twoSlices();
    const begun = routed(undefined, { type: '@@start' });
    calls.length = 0;
    const added = routed(begun, one.actions.added(1));
    expect(calls).toEqual(['one/added']);
    expect(added).toEqual({ one: { sum: 1 }, other: { sum: 0 }, foreign: 0 });
    expect(added.other).toBe(begun.other);
    expect(routed(added, { type: 'unknown' })).toBe(added);
  });

  it('complete a state that lacks a slice, also after others that lacked none', () => {
    const { one, routed } = twoSlices();
    const begun = routed(undefined, { type: '@@start' });
    expect(routed({ ...begun, other: undefined }, { type: 'unknown' })).toEqual(begun);
    expect(routed({ one: begun.one }, one.actions.added(2))).toEqual({
      one: { sum: 2 },
      other: { sum: 0 },
      foreign: 0,
    });
  });

  it('H2: give every state of a recorded purchase as combineReducers gives it', () => {
    const read = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
    if (!read.ok) throw new Error(read.text);
    const reducers = { ...reducersOf(slices), [api.reducerPath]: api.reducer } as unknown as Record<string, Reducer>;
    const [routed, combined] = [routeReducers(reducers), combineReducers(reducers) as Reducer];
    const start = { type: '@@replay/start' };
    let [one, other] = [routed(undefined, start), combined(undefined, start)];
    for (const { a } of read.file.entries) {
      [one, other] = [routed(one, a as UnknownAction), combined(other, a as UnknownAction)];
      expect({ type: a.type, state: one }).toEqual({ type: a.type, state: other });
    }
    expect(read.file.entries.length).toBeGreaterThan(30);
  });
});
