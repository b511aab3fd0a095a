import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { typesOf } from '@/kernel/createSlice';

type State = Readonly<Record<string, unknown>>;

/**
 * `combineReducers` for slices: the same state, but an action reaches only the slices that answer its type, and those
 * reducers of which nobody knows what they answer (RTK Query's, redux-persist's).
 */
export function routeReducers(reducers: Readonly<Record<string, Reducer>>): Reducer {
  const names = Object.keys(reducers);
  const everyone = combineReducers(reducers) as Reducer<State>;
  let routes: ReadonlyMap<string, readonly string[]> | undefined;
  let others: readonly string[] = [];
  /** The state of the last call, which needs no second look whether every slice is in it. */
  let whole: State | undefined;

  function findRoutes() {
    const types = new Map(names.map((name) => [name, typesOf(reducers[name] as Reducer)]));
    others = names.filter((name) => !types.get(name));
    // In the order of the names, whoever answers.
    const all = new Set([...types.values()].flatMap((some) => some ?? []));
    return new Map([...all].map((type) => [type, names.filter((name) => types.get(name)?.includes(type) ?? true)]));
  }

  const isWhole = (state: State | undefined): state is State =>
    state !== undefined && (state === whole || names.every((name) => state[name] !== undefined));

  return (state: State | undefined, action) => {
    if (!isWhole(state)) {
      whole = everyone(state, action);
      return whole;
    }
    routes ??= findRoutes();
    let next: Record<string, unknown> | undefined;
    for (const name of routes.get(action.type) ?? others) {
      const before = state[name];
      const after = reducers[name]?.(before, action);
      if (after === undefined) throw new Error(`The slice ${name} has no state after ${action.type}`);
      if (after === before) continue;
      next ??= { ...state };
      next[name] = after;
    }
    whole = next ?? state;
    return whole;
  };
}
