import type { RootState } from './rootState';

interface Here {
  at: string;
}

/** One `onEnter` as registered: which machines to watch, and how to start a run. */
export interface Entry {
  select(root: RootState): Readonly<Record<string, Here>>;
  at: string;
  round(here: Here): unknown;
  start(key: string, here: Here): AbortController;
}

interface Run {
  round: unknown;
  controller: AbortController;
}

/**
 * Keeps the runs of all `onEnter` effects. One look at each changed slice reference per action serves all machines:
 * a machine that arrived starts a run, one that left aborts it.
 */
export function createEntries() {
  const runs = new Map<Entry, Map<string, Run>>();

  const changed = (entry: Entry, now: RootState, before: RootState) => entry.select(now) !== entry.select(before);

  function settle(entry: Entry, now: RootState) {
    const machines = entry.select(now);
    const own = runs.get(entry);
    if (!own) return;
    for (const [key, run] of own) {
      const here = machines[key];
      if (here?.at === entry.at && Object.is(entry.round(here), run.round)) continue;
      own.delete(key);
      run.controller.abort();
    }
    for (const [key, here] of Object.entries(machines)) {
      if (here.at !== entry.at || own.has(key)) continue;
      // The run is noted before it starts: what it dispatches at once comes back here.
      const run: Run = { round: entry.round(here), controller: new AbortController() };
      own.set(key, run);
      run.controller = linked(run.controller, entry.start(key, here));
    }
  }

  return {
    add(entry: Entry) {
      runs.set(entry, new Map());
      return () => {
        for (const run of runs.get(entry)?.values() ?? []) run.controller.abort();
        runs.delete(entry);
      };
    },
    concerns: (now: RootState, before: RootState) =>
      now !== before && [...runs.keys()].some((entry) => changed(entry, now, before)),
    settleAll(getState: () => RootState, before: RootState) {
      for (const entry of [...runs.keys()]) if (changed(entry, getState(), before)) settle(entry, getState());
    },
  };
}

/** If the state was left while the run was still starting, the run is aborted as soon as it is known. */
function linked(early: AbortController, late: AbortController): AbortController {
  if (early.signal.aborted) late.abort();
  else early.signal.addEventListener('abort', () => late.abort(), { once: true });
  return early;
}
