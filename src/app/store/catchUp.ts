import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

interface Slice {
  reducerPath: string;
  reducer: Reducer;
}

/** Of `combineSlices`. */
type SlicesReducer = Reducer & { inject(slice: Slice): unknown };

/** A root reducer whose late slices have missed nothing. */
export interface CatchingUp<State> {
  reducer: Reducer<State>;
  /** Notes what slices that are not there yet miss; stands last, so that it hears what reducers hear. */
  middleware: Middleware;
  /** Takes the late slices in, with the state they would have if they had been there from the first action on. */
  inject(slices: readonly Slice[]): void;
}

/**
 * RTK's `inject` starts a slice at its first state, and what happened before is lost on it (decision 0013). `late` are
 * the same slices as one reducer.
 */
export function catchUp<State extends object>(root: SlicesReducer, late: Reducer): CatchingUp<State> {
  let missed: UnknownAction[] | undefined = [];
  let caughtUp: object = {};
  /** They come together: a state that lacks one is from before they came. */
  let oneOfThem: string | undefined;
  const isBefore = (state: object) => oneOfThem !== undefined && !(oneOfThem in state);

  return {
    // Begun anew by a debugger there is no state, and nothing to make up: the slices hear every action themselves.
    reducer: (state, action) => root(state && isBefore(state) ? { ...caughtUp, ...state } : state, action),
    middleware: () => (next) => (action) => {
      missed?.push(action as UnknownAction);
      return next(action);
    },
    inject(slices) {
      if (!missed) return;
      for (const slice of slices) root.inject(slice);
      caughtUp = missed.reduce(late, late(undefined, { type: 'late/started' }));
      oneOfThem = slices[0]?.reducerPath;
      missed = undefined;
    },
  };
}
