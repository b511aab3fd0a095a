import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { routeReducers } from './routeReducers';

type Reducers = Readonly<Record<string, Reducer>>;

/** A root reducer that takes in further slices after the start. */
export interface GrowingReducer<State, Late> {
  reducer: Reducer<State>;
  /** Notes what the slices that are not there yet miss; stands last, so that it hears what reducers hear. */
  middleware: Middleware;
  /** Takes the late slices in, with the state they would have if they had been there from the first action on. */
  grow(late: Late): void;
  /** A state from before that, with the late slices as they began. */
  whole(state: State): State;
}

/** Without the late slices until `grow`: equal to the whole reducer from then on, so that a replay needs to know nothing. */
export function createGrowingReducer<State extends object, Late extends Reducers>(
  core: Reducers,
): GrowingReducer<State, Late> {
  let inner: Reducer = routeReducers(core);
  let missed: UnknownAction[] | undefined = [];
  let begun: object = {};
  let madeUp: object = {};

  // A state from before the slices came lacks their names; one from the very start (undefined) lacks nothing.
  let last: object | undefined;
  const caughtUp = (state: object | undefined) =>
    state === last || state === undefined || Object.keys(madeUp).every((name) => name in state)
      ? state
      : { ...madeUp, ...state };

  return {
    reducer: ((state, action) => {
      last = inner(caughtUp(state), action);
      return last;
    }) as Reducer<State>,
    middleware: () => (next) => (action) => {
      missed?.push(action as UnknownAction);
      return next(action);
    },
    grow(late) {
      if (!missed) return;
      const reducer: Reducer = routeReducers(late as Reducers);
      begun = reducer(undefined, { type: 'late/started' });
      madeUp = missed.reduce<object>(reducer, begun);
      inner = routeReducers({ ...core, ...(late as Reducers) });
      last = undefined;
      missed = undefined;
    },
    whole: (state) => ({ ...begun, ...state }),
  };
}
