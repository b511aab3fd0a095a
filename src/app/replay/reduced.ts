import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { State } from './plaza';

/** The state after an action; one whose reducers throw changes nothing, as in the store. */
export function reduced(reducer: Reducer<State>, state: State, action: UnknownAction): State {
  try {
    return reducer(state, action);
  } catch {
    return state;
  }
}
