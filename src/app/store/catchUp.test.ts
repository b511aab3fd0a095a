import { combineSlices, createAction, createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { catchUp } from './catchUp';

const added = createAction<number>('added');

const count = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: { sum: 0 },
    reducers: {},
    extraReducers: (builder) =>
      builder.addCase(added, (state, { payload }) => {
        state.sum += payload;
      }),
    selectors: { selectSum: ({ sum }) => sum },
  });

const actions: UnknownAction[] = [1, 2, 3, 4].map((step) => added(step));

interface State {
  core: { sum: number };
  late?: { sum: number };
  later?: { sum: number };
}

/** A store reduced to its reducer and the last middleware. */
function start() {
  const lateReducer = combineSlices();
  const [late, later] = [count('late').injectInto(lateReducer), count('later').injectInto(lateReducer)];
  const root = catchUp<State>(combineSlices(count('core')), lateReducer);
  let state = root.reducer(undefined, { type: '@@init' });
  const hear = root.middleware({} as never)((action) => {
    state = root.reducer(state, action as UnknownAction);
    return action;
  });
  return {
    root,
    late,
    arrive: () => root.inject([late, later]),
    state: () => state,
    dispatch: (action: UnknownAction) => void hear(action),
  };
}

describe('slices that come late', () => {
  it.each([0, 1, 2, 3, 4])('H2: have missed nothing, whether they come after action %p or another', (when) => {
    const { arrive, state, dispatch } = start();
    actions.slice(0, when).forEach(dispatch);
    expect(state()).not.toHaveProperty('late');
    arrive();
    actions.slice(when).forEach(dispatch);
    dispatch({ type: 'arrived' });
    expect(state()).toEqual({ core: { sum: 10 }, late: { sum: 10 }, later: { sum: 10 } });
  });

  it('H1: begun anew by a debugger, nothing is made up', () => {
    const { root, arrive, dispatch } = start();
    actions.forEach(dispatch);
    arrive();
    const again = actions.reduce<State | undefined>(root.reducer, undefined);
    expect(again).toEqual({ core: { sum: 10 }, late: { sum: 10 }, later: { sum: 10 } });
  });

  it('come once, and a state stays the same where nothing changes', () => {
    const { arrive, state, dispatch } = start();
    arrive();
    dispatch(added(5));
    arrive();
    const before = state();
    dispatch({ type: 'nothing' });
    expect(state()).toBe(before);
    expect(before.late).toEqual({ sum: 5 });
  });

  it('H1: are read as they begin from a state that they are not in yet', () => {
    const { late, arrive, state, dispatch } = start();
    const before = state();
    dispatch(added(5));
    arrive();
    dispatch({ type: 'arrived' });
    expect([before, state()].map((one) => late.selectors.selectSum(one))).toEqual([0, 5]);
  });
});
