import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { createSlice, typesOf } from './createSlice';

const rang = createAction<number>('bell/rang');

const counter = createSlice({
  name: 'counter',
  initialState: { sum: 0, list: [] as readonly number[] },
  reducers: {
    added: (state, { payload }: PayloadAction<number>) => ({ ...state, sum: state.sum + payload }),
    kept: (state) => state,
    stamped: {
      prepare: (at: number) => ({ payload: { at } }),
      reducer: (state, { payload }: PayloadAction<{ at: number }>) => ({ ...state, sum: payload.at }),
    },
    written: (state) => {
      state.sum += 1;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(rang, (state, { payload }) => ({ ...state, sum: state.sum * payload }))
      .addCase('plain/type', (state) => ({ ...state, sum: -1 })),
  selectors: { selectSum: ({ sum }) => sum },
});

const { reducer, actions } = counter;
const start = reducer(undefined, { type: '@@init' });

describe('a slice', () => {
  it('begins with its first state, and answers its own facts and those of others', () => {
    expect(start).toEqual({ sum: 0, list: [] });
    const sums = [actions.added(2), rang(5), actions.stamped(7), { type: 'plain/type' }].map(
      (action) => reducer({ sum: 1, list: [] }, action).sum,
    );
    expect(sums).toEqual([3, 5, 7, -1]);
    expect(counter.selectors.selectSum({ counter: { sum: 4, list: [] } })).toBe(4);
  });

  it('keeps the very state where nothing changes', () => {
    expect(reducer(start, actions.kept())).toBe(start);
    expect(reducer(start, { type: 'unknown' })).toBe(start);
    expect(reducer(start, actions.added(1)).list).toBe(start.list);
  });

  it('knows which types it answers', () => {
    const types = typesOf(reducer);
    const all = ['counter/added', 'counter/stamped', 'bell/rang', 'plain/type', 'counter/unknown', 'unknown'];
    expect(all.filter((type) => types?.has(type))).toEqual(all.slice(0, 4));
    expect(typesOf(() => 0)).toBeUndefined();
  });

  it('reads as it begins where a state has no such slice yet, the same each time', () => {
    const late = createSlice({
      name: 'late',
      initialState: () => ({ list: [1] }),
      reducers: {},
      selectors: { selectList: ({ list }) => list },
    });
    const { selectList } = late.selectors;
    expect(selectList({} as never)).toEqual([1]);
    expect(selectList({} as never)).toBe(selectList({} as never));
    expect(selectList({ late: { list: [2] } })).toEqual([2]);
  });

  it('lets no case write into its state', () => {
    expect(() => reducer(start, actions.written())).toThrow(TypeError);
    expect(Object.isFrozen(reducer(start, actions.added(1)).list)).toBe(true);
  });

  it('answers by nothing but the type', () => {
    const loose = createSlice({
      name: 'loose',
      initialState: {},
      reducers: {},
      extraReducers: (builder) =>
        builder.addMatcher(
          () => true,
          (state) => state,
        ),
    });
    expect(() => loose.reducer(undefined, { type: 'x' })).toThrow('addMatcher');
  });
});
