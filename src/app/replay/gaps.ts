import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Gap } from './compare';
import { stateHash } from './hash';
import { fromJson } from './plainJson';
import type { State } from './plaza';
import { reduced } from './reduced';
import type { SessionEntry, SessionFile } from './sessionFile';

/** So many entries ahead are tried in a gap: what was moved was moved by hand. */
const AHEAD = 40;

/**
 * Why a file's hashes do not follow at an entry: an action that stands elsewhere in the file fits there, or one is missing.
 * `before`: the state after the entry before it.
 */
export function gapAt(
  { header: { slices }, entries }: SessionFile,
  at: SessionEntry,
  before: State,
  reducer: Reducer<State>,
): Gap {
  const after = at.s - 1;
  const then = (state: State, entry: SessionEntry) => reduced(reducer, state, fromJson(entry.a) as UnknownAction);
  const leads = (state: State, entry: SessionEntry | undefined) =>
    entry?.h !== undefined && stateHash(then(state, entry), slices) === entry.h;
  // It came too early: without it the next one follows.
  if (leads(before, entries[at.s])) {
    let state = before;
    for (const entry of entries.slice(at.s, at.s + AHEAD)) {
      state = then(state, entry);
      if (leads(state, at)) return { kind: 'moved', s: at.s, after: entry.s };
    }
  }
  // Or one that comes later makes it follow.
  const fits = entries
    .slice(at.s, at.s + AHEAD)
    .find((entry) => leads(before, entry) && leads(then(before, entry), at));
  return fits ? { kind: 'moved', s: fits.s, after } : { kind: 'missing', after };
}
