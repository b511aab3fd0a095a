import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { application, type State } from './plaza';

/** The slices of this build, in the order hashes take them. */
export const sliceNames: readonly string[] = application.slices;

/** Every type of action that this build answers. RTK Query's own begin with `api/`. */
export const isKnownType = (type: string): boolean =>
  application.isOwnType(type) || type.startsWith('api/') || type.startsWith('persist/');

/** The reducer of a replay: every slice and every endpoint from the first action on. */
export const createReplayReducer = (): Reducer<State> => application.createReducer();

/** The state before the first entry: the base of the file, or the state the app starts with. */
export function startState(reducer: Reducer<State>, base?: object): State {
  const start: UnknownAction = { type: '@@replay/start' };
  return { ...reducer(undefined, start), ...base } as State;
}
