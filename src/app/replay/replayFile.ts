import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Breathe } from './breathe';
import { type Comparing, compareStep, type Divergence, oddSlice } from './compare';
import { gapAt } from './gaps';
import { stateHash } from './hash';
import { fromJson } from './plainJson';
import type { State } from './plaza';
import { reduced } from './reduced';
import { createReplayReducer, isKnownType, startState } from './replayReducer';
import type { SessionEntry, SessionFile } from './sessionFile';
import { createLedger, sliceHashes } from './slices';

/** One replayed action. */
export interface ReplayStep {
  entry: SessionEntry;
  before: State;
  state: State;
  /** Set at the first entry that is not as recorded, and nowhere else. */
  divergence?: Divergence;
}

/** A whole replay. */
export interface Replay {
  /** `states[s]` is the state after entry `s`; `states[0]` the one before all. Held by reference: a jump costs nothing. */
  states: State[];
  divergence?: Divergence;
  /** Entries whose type this build does not know; they changed nothing. */
  unknown: { s: number; type: string }[];
  /** This build starts with another state than the recording: only what actions changed was compared. */
  otherStart: boolean;
}

export interface ReplaySetting {
  /** Called after each entry, in order. */
  onStep?: (step: ReplayStep) => void;
  /** Lets the page have its turn (`everySlice(ports.clock)`); without it the replay is one task. */
  breathe?: Breathe;
  /** Only the entries up to this one. */
  until?: number;
  /** For tests that replay with a changed reducer. */
  reducer?: Reducer<State>;
  /** The build that replays, to say of a divergence whether another one recorded. */
  build?: string;
}

/** A divergence that began with a gap, once the path is known by which it shows. */
function shownAt(
  divergence: Divergence,
  entry: SessionEntry,
  before: State,
  state: State,
  comparing: Comparing,
): Divergence {
  const slice = oddSlice(entry, state, comparing.header.slices);
  const found = slice === undefined ? undefined : compareStep(entry, before, state, comparing);
  if (!slice || !found) return divergence;
  const { path, expected, actual } = found;
  return { ...divergence, slice, path: path || `/${slice}`, expected, actual };
}

/**
 * Replays a session through the bare reducers and compares each step with what was recorded. It touches nothing of
 * the outside world and needs no store, no window and no storage: the same in a browser and in Node.
 */
export async function replayFile(file: SessionFile, setting: ReplaySetting = {}): Promise<Replay> {
  const { onStep, breathe, until = Number.POSITIVE_INFINITY, reducer = createReplayReducer(), build } = setting;
  const { header } = file;
  let state = startState(reducer, file.base && (fromJson(file.base) as object));
  const replay: Replay = {
    states: [state],
    unknown: [],
    otherStart: header.start !== '' && header.start !== stateHash(state, header.slices),
  };
  const checkpoints = new Map(file.checkpoints.map((checkpoint) => [checkpoint.s, checkpoint]));
  const comparing = { header, otherStart: replay.otherStart, checkpoints };
  const loads = new Map(file.loads?.map((load) => [load.s, load]));
  // The file's own hashes, where it begins as this build does.
  let ledger = replay.otherStart ? undefined : createLedger(sliceHashes(state, header.slices));
  for (const entry of file.entries) {
    if (entry.s > until) break;
    const load = loads.get(entry.s);
    if (load) {
      state = startState(reducer, load.base && (fromJson(load.base) as object));
      // Each page load may have begun with another state than this build does.
      comparing.otherStart = load.start !== stateHash(state, header.slices);
      replay.otherStart ||= comparing.otherStart;
      ledger = comparing.otherStart ? undefined : createLedger(sliceHashes(state, header.slices));
    }
    const before = state;
    const action = fromJson(entry.a) as UnknownAction;
    state = reduced(reducer, before, action);
    replay.states.push(state);
    if (!isKnownType(action.type)) replay.unknown.push({ s: entry.s, type: action.type });
    const step: ReplayStep = { entry, before, state };
    ledger?.take(entry);
    let odd = replay.divergence ? undefined : compareStep(entry, before, state, comparing);
    if (odd && ledger && !ledger.follows(entry)) odd = { ...odd, gap: gapAt(file, entry, before, reducer) };
    // What came of a gap shows where a slice is noted again.
    else if (replay.divergence?.gap && replay.divergence.path === '')
      replay.divergence = shownAt(replay.divergence, entry, before, state, comparing);
    if (odd) {
      replay.divergence = build !== undefined && build !== header.build ? { ...odd, otherBuild: true } : odd;
      step.divergence = replay.divergence;
    }
    onStep?.(step);
    await breathe?.();
  }
  return replay;
}
