import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/kernel/rootState';

/** The state after an action; one whose reducers throw changes nothing, as in the store. */
export function reduced(reducer: Reducer<RootState>, state: RootState, action: UnknownAction): RootState {
  try {
    return reducer(state, action);
  } catch {
    return state;
  }
}
