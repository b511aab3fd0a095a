import type { Reducer } from '@reduxjs/toolkit';
import { typesOf } from '@/kernel/createSlice';

type State = Readonly<Record<string, unknown>>;

/**
 * `combineReducers` for slices: the same state, but an action reaches only the slices that answer its type, and those
 * reducers of which nobody knows what they answer (RTK Query's own).
 */
export function routeReducers(reducers: Readonly<Record<string, Reducer>>): Reducer {
  const slices = Object.entries(reducers);
  const routes = new Map<string, typeof slices>();
  /** The state of the last call, which needs no second look whether every slice is in it. */
  let whole: State | undefined;

  function answering(type: string) {
    let asked = routes.get(type);
    if (!asked) {
      asked = slices.filter(([, reducer]) => typesOf(reducer)?.has(type) ?? true);
      routes.set(type, asked);
    }
    return asked;
  }

  return (state: State | undefined, action) => {
    const asked =
      state && (state === whole || slices.every(([name]) => state[name] !== undefined))
        ? answering(action.type)
        : slices;
    let next: Record<string, unknown> | undefined;
    for (const [name, reducer] of asked) {
      const before = state?.[name];
      const after = reducer(before, action);
      if (after === before) continue;
      next ??= { ...state };
      next[name] = after;
    }
    whole = next ?? state;
    return whole;
  };
}
