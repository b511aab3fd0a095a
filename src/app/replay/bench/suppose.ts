import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Breathe } from '@/app/replay/breathe';
import { loadStart } from '@/app/replay/pageLoads';
import { fromJson } from '@/app/replay/plainJson';
import type { State } from '@/app/replay/plaza';
import { reduced } from '@/app/replay/reduced';
import type { Replay, ReplayStep } from '@/app/replay/replayFile';
import { createReplayReducer, isKnownType } from '@/app/replay/replayReducer';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';

/** What somebody changes about one action of a recording, to see what follows. */
export type Edit =
  | { kind: 'skipped'; s: number }
  | { kind: 'repeated'; s: number }
  | { kind: 'edited'; s: number; action: UnknownAction };

/** A session that never was: a recording with one action skipped, repeated or edited. */
export interface Supposed {
  file: SessionFile;
  replay: Replay;
  /** `from[s]` is the entry of the recording that stands at `s` now; `from[0]` is 0. */
  from: readonly number[];
}

function edited(entries: readonly SessionEntry[], edit: Edit): SessionEntry[] {
  return entries.flatMap((entry) => {
    if (entry.s !== edit.s) return [entry];
    if (edit.kind === 'skipped') return [];
    if (edit.kind === 'repeated') return [entry, entry];
    return [{ ...entry, a: edit.action }];
  });
}

/**
 * What would have followed. States before the edit are those of the replay itself, by reference; from there on the reducers say, and
 * nothing is known of how it should be: hashes and changes of the recording are left out.
 */
export async function suppose(
  { file, replay }: { file: SessionFile; replay: Replay },
  edit: Edit,
  {
    breathe,
    onStep,
    reducer = createReplayReducer(),
  }: { breathe?: Breathe; onStep?: (step: ReplayStep) => void; reducer?: Reducer<State> } = {},
): Promise<Supposed> {
  const kept = edited(file.entries, edit);
  const from = [0, ...kept.map(({ s }) => s)];
  const placeNow = new Map(from.map((s, at) => [s, at]));
  const entries = kept.map(({ h: _hash, hs: _slices, d: _changes, c: _link, by, ...entry }, at): SessionEntry => {
    const cause = by === undefined ? undefined : placeNow.get(by);
    return { ...entry, s: at + 1, ...(cause === undefined || cause > at ? {} : { by: cause }) };
  });
  const loads = (file.loads ?? []).map((load) => ({ ...load, s: from.findIndex((s) => s >= load.s) }));
  const states = replay.states.slice(0, edit.s);
  const unknown = replay.unknown.filter(({ s }) => s < edit.s);
  for (const entry of entries.slice(edit.s - 1)) {
    const load = loads.find(({ s }) => s === entry.s);
    const before = load ? loadStart(file, load, reducer) : (states.slice(-1)[0] as State);
    const state = reduced(reducer, before, fromJson(entry.a) as UnknownAction);
    states.push(state);
    if (!isKnownType(entry.a.type)) unknown.push({ s: entry.s, type: entry.a.type });
    onStep?.({ entry, before, state });
    await breathe?.();
  }
  const marks = file.marks.flatMap((mark) => {
    const s = placeNow.get(mark.s);
    return s === undefined || mark.kind === 'illegal' ? [] : [{ ...mark, s }];
  });
  const { live: _live, touches: _touches, ...rest } = file;
  const supposed = { ...rest, entries, marks, checkpoints: [], ...(loads.length > 0 ? { loads } : {}) };
  return { file: supposed, replay: { states, unknown, otherStart: replay.otherStart }, from };
}
