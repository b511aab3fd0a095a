import type { Reducer } from '@reduxjs/toolkit';
import { fromJson } from './plainJson';
import type { State } from './plaza';
import { startState } from './replayReducer';
import type { PageLoad, SessionFile } from './sessionFile';

/** The page load that an entry of the recording belongs to; undefined: the first one. */
export const loadOf = ({ loads = [] }: Pick<SessionFile, 'loads'>, s: number): PageLoad | undefined =>
  loads.filter((load) => load.s <= s).slice(-1)[0];

/** The state with which a page load began. */
export function loadStart(file: Pick<SessionFile, 'base'>, load: PageLoad | undefined, reducer: Reducer<State>): State {
  const { base } = load ?? file;
  return startState(reducer, base && (fromJson(base) as object));
}
