import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { valueAt } from '@/app/replay/changes';
import type { Divergence } from '@/app/replay/compare';
import { valueHash } from '@/app/replay/hash';
import { loadOf, loadStart } from '@/app/replay/pageLoads';
import { fromJson } from '@/app/replay/plainJson';
import { type Breakpoint, stopsAt } from '@/app/replay/play';
import type { State } from '@/app/replay/plaza';
import { reduced } from '@/app/replay/reduced';
import { createReplayReducer } from '@/app/replay/replayReducer';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';

/** What a shorter list of actions still has to show. */
export type Goal = { divergence: Divergence } | { reaches: Breakpoint };

interface Step {
  entry: SessionEntry;
  before: State;
  state: State;
}

/** The first step, from the file's start, that is the goal. */
function firstStep(
  file: SessionFile,
  actions: readonly SessionEntry[],
  isGoal: (step: Step) => boolean,
  reducer: Reducer<State>,
): Step | undefined {
  let load = loadOf(file, 0);
  let state = loadStart(file, load, reducer);
  for (const entry of actions) {
    const now = loadOf(file, entry.s);
    // Another page began from a state of its own.
    if (now !== load) state = loadStart(file, now, reducer);
    load = now;
    const before = state;
    state = reduced(reducer, before, fromJson(entry.a) as UnknownAction);
    const step = { entry, before, state };
    if (isGoal(step)) return step;
  }
  return undefined;
}

/**
 * The shortest list of a file's actions that still comes to the goal (delta debugging: none of those that are left can be
 * missed); `undefined` when the file does not come to it at all. Yields between two tries.
 */
export function* minimise(
  file: SessionFile,
  goal: Goal,
  reducer: Reducer<State> = createReplayReducer(),
): Generator<void, readonly SessionEntry[] | undefined> {
  const isGoal = (step: Step) =>
    'reaches' in goal ? stopsAt([goal.reaches], step) !== undefined : step.entry.s === goal.divergence.s;
  const first = firstStep(file, file.entries, isGoal, reducer);
  if (!first) return undefined;
  const sameAsFirst = (step: Step) => {
    if ('reaches' in goal) return true;
    // From the same value to the same other one.
    const at = (state: State) => valueHash(valueAt(state, goal.divergence.path));
    return at(step.before) === at(first.before) && at(step.state) === at(first.state);
  };
  // What comes after it, and the action itself, are no question.
  const last = first.entry;
  let left = file.entries.slice(0, last.s - 1);
  const still = (some: readonly SessionEntry[]) => {
    const step = firstStep(file, [...some, last], isGoal, reducer);
    return step !== undefined && sameAsFirst(step);
  };
  for (let size = Math.ceil(left.length / 2); size >= 1 && left.length > 0; ) {
    let shorter = false;
    for (let from = 0; from < left.length; ) {
      yield;
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      if (still(without)) {
        left = without;
        shorter = true;
      } else from += size;
    }
    // At single actions, again and again until none can be missed.
    if (size > 1) size = Math.ceil(size / 2);
    else if (!shorter) break;
  }
  return [...left, last];
}
