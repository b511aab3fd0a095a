import './allEndpoints';
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createBareReducer, slices } from '@/app/store/bareReducer';
import { actionRules } from '@/app/store/recordingRules';
import type { RootState } from '@/kernel/rootState';

/** The slices of this build, in the order hashes take them. */
export const sliceNames: readonly string[] = [...Object.keys(slices), 'api'].sort();

/** Every type of action that this build answers. RTK Query's own begin with `api/`. */
export const isKnownType = (type: string): boolean =>
  type in actionRules || type.startsWith('api/') || type.startsWith('persist/');

/** The reducer of a replay: every slice and every endpoint from the first action on. */
export const createReplayReducer = (): Reducer<RootState> => createBareReducer();

/** The state before the first entry: the base of the file, or the state the app starts with. */
export function startState(reducer: Reducer<RootState>, base?: object): RootState {
  const start: UnknownAction = { type: '@@replay/start' };
  return { ...reducer(undefined, start), ...base } as RootState;
}
