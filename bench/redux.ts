/** What an action costs in this app's store, in a bare one of the same library, recorded and replayed; run by `bench.mjs`. */
import {
  combineReducers,
  configureStore,
  createSlice,
  type PayloadAction,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { api } from '@/api/api';
import { recording } from '@/app/recorder/recording';
import { createReplayReducer } from '@/app/replay/replayReducer';
import { slices } from '@/app/store/bareReducer';
import { squareViewEvents } from '@/features/square/view/squareViewSlice';
import { createTape } from '@/kernel/tape';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { createTestStore } from '@/testing/testStore';

const DISPATCHES = 20_000;
/** A tape stops when it is full; each round of recording begins a new one. */
const RECORDED = 3_500;
const LOGS = [10_000, 100_000];
const clock = { now: () => Date.now(), after: () => () => undefined };

interface Figure {
  us: number;
  min: number;
  max: number;
}
interface Store {
  dispatch(action: UnknownAction): unknown;
}

/** µs an item over `rounds`: `make` builds a fresh subject, `go` runs `count` items on it. The first round warms up. */
async function time<T>(rounds: number, count: number, make: () => T | Promise<T>, go: (subject: T) => void) {
  const values: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const subject = await make();
    const began = performance.now();
    go(subject);
    if (round > 0) values.push(((performance.now() - began) * 1_000) / count);
  }
  values.sort((one, other) => one - other);
  return { us: values[values.length >> 1] ?? 0, min: values[0] ?? 0, max: values.at(-1) ?? 0 };
}

const dispatchAll = (actions: readonly UnknownAction[], count: number) => (store: Store) => {
  for (let at = 0; at < count; at += 1) store.dispatch(actions[at] as UnknownAction);
};

/** The floor: so many slices, RTK's default middleware and RTK Query. */
function floor(count: number) {
  const slices = Array.from({ length: count }, (_none, at) =>
    createSlice({
      name: `s${at}`,
      initialState: { count: 0 },
      reducers: {
        added: (state, { payload }: PayloadAction<number>) => {
          state.count += payload;
        },
      },
    }),
  );
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl: 'http://localhost/' }),
    endpoints: (build) => ({ x: build.query<unknown, void>({ query: () => 'x' }) }),
  });
  const reducers = Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer]));
  return {
    actions: Array.from({ length: DISPATCHES }, (_none, at) => slices[at % count]?.actions.added(1) as UnknownAction),
    store: () =>
      configureStore({
        reducer: combineReducers({ ...reducers, [api.reducerPath]: api.reducer }),
        middleware: (defaults) => defaults().concat(api.middleware),
      }),
  };
}

/** An action that changes one slice and nobody answers, as the floor's do. */
const action = (at: number): UnknownAction => squareViewEvents.pinsFolded({ folded: at % 2 === 0 });
/** What a long session is made of: actions of several slices, some of which change nothing. */
const mixed = (at: number): UnknownAction =>
  at % 3 === 0
    ? action(at)
    : at % 3 === 1
      ? toastEvents.raised({ type: 'info', text: `${at % 5}` })
      : toastEvents.newestDismissed();

function replay(reducer: Reducer, log: readonly UnknownAction[], every: number, kept: unknown[]): void {
  let state = reducer(undefined, { type: '@@replay/start' });
  for (let at = 0; at < log.length; at += 1) {
    if (at % every === 0) kept.push(state);
    state = reducer(state, log[at] as UnknownAction);
  }
}

/** All figures, in µs an action; `jump` in ms. */
export async function measureRedux(rounds: number): Promise<Record<string, Figure>> {
  const figures: Record<string, Figure> = {};
  for (const [what, count] of [
    ['dispatch, bare RTK floor', 20],
    ['dispatch, bare RTK floor of as many slices', Object.keys(slices).length],
  ] as const) {
    const bare = floor(count);
    figures[what] = await time(rounds, DISPATCHES, bare.store, dispatchAll(bare.actions, DISPATCHES));
  }

  const actions = Array.from({ length: DISPATCHES }, (_none, at) => action(at));
  const app = async () => {
    const { store, ports } = await createTestStore();
    ports.tape.stopped = 'byMember';
    return store;
  };
  figures['dispatch, the whole app'] = await time(rounds, DISPATCHES, app, dispatchAll(actions, DISPATCHES));

  const small = (enhanced: boolean) => () =>
    configureStore({
      reducer: createReplayReducer(),
      middleware: () => [] as never,
      enhancers: () => (enhanced ? [recording(createTape(), clock)] : []) as never,
    });
  figures['dispatch, reducers only'] = await time(rounds * 4, RECORDED, small(false), dispatchAll(actions, RECORDED));
  figures['dispatch, reducers and recorder'] = await time(
    rounds * 4,
    RECORDED,
    small(true),
    dispatchAll(actions, RECORDED),
  );

  const combined = combineReducers({
    ...Object.fromEntries(Object.entries(slices).map(([name, { reducer }]) => [name, reducer])),
    [api.reducerPath]: api.reducer,
  }) as Reducer;
  for (const length of LOGS) {
    const log = Array.from({ length }, (_none, at) => mixed(at));
    const few = Math.max(1, rounds >> 1);
    figures[`replay of ${length}, combineReducers`] = await time(
      few,
      length,
      () => combined,
      (reducer) => replay(reducer, log, 1_000, []),
    );
    const whole = createReplayReducer() as Reducer;
    figures[`replay of ${length}`] = await time(
      few,
      length,
      () => whole,
      (reducer) => replay(reducer, log, 1_000, []),
    );
    const kept: unknown[] = [];
    replay(whole, log, 1_000, kept);
    // The farthest a jump ever is from a state that was kept.
    const rest = log.slice(0, 999);
    const back = (reducer: Reducer) => {
      let state = kept.at(-1);
      for (const action of rest) state = reducer(state as never, action);
    };
    const { us, min, max } = await time(rounds, 1_000, () => whole, back);
    figures[`jump in ${length}, ms`] = { us, min, max };
  }
  return figures;
}
