import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@/kernel/createSlice';
import { createGrowingReducer } from './growingReducer';

const added = createAction<number>('added');

const count = (name: string) =>
  createSlice({
    name,
    initialState: { sum: 0 },
    reducers: {},
    extraReducers: (builder) => builder.addCase(added, (state, { payload }) => ({ sum: state.sum + payload })),
  }).reducer;

const facts: UnknownAction[] = [1, 2, 3, 4].map((step) => added(step));

interface State {
  core: { sum: number };
  late?: { sum: number };
}

/** A store reduced to its reducer and the last middleware. */
function start() {
  const root = createGrowingReducer<State, { late: ReturnType<typeof count> }>({ core: count('core') });
  let state = root.reducer(undefined, { type: '@@init' });
  const hear = root.middleware({} as never)((action) => {
    state = root.reducer(state, action as UnknownAction);
    return action;
  });
  return { root, state: () => state, dispatch: (action: UnknownAction) => void hear(action) };
}

describe('a root reducer that grows', () => {
  it.each([0, 1, 2, 3, 4])(
    'H2: is the whole reducer, whether the late slice comes after fact %p or another',
    (when) => {
      const { root, state, dispatch } = start();
      facts.slice(0, when).forEach(dispatch);
      expect(state().late).toBeUndefined();
      root.grow({ late: count('late') });
      facts.slice(when).forEach(dispatch);
      dispatch({ type: 'arrived' });
      expect(state()).toEqual({ core: { sum: 10 }, late: { sum: 10 } });
    },
  );

  it('H1: begun anew by a debugger, it makes nothing up', () => {
    const { root, dispatch } = start();
    facts.forEach(dispatch);
    root.grow({ late: count('late') });
    const again = facts.reduce<State | undefined>(root.reducer, undefined);
    expect(again).toEqual({ core: { sum: 10 }, late: { sum: 10 } });
  });

  it('grows once, and keeps its state while nothing changes', () => {
    const { root, state, dispatch } = start();
    root.grow({ late: count('late') });
    dispatch(added(5));
    root.grow({ late: count('late') });
    const before = state();
    dispatch({ type: 'nothing' });
    expect(state()).toBe(before);
    expect(before.late).toEqual({ sum: 5 });
  });
});
