import type { RootState } from './rootState';

interface Here {
  at: string;
}

/** One `onEnter` as registered: which machines to watch, and how to start a run; the signal ends with the stay. */
export interface Entry {
  /** What it looks at, as it stands in the state: the same function for all entries of one machine. */
  source(root: RootState): unknown;
  select(root: RootState): Readonly<Record<string, Here>>;
  at: string;
  round(here: Here): unknown;
  start(key: string, here: Here, signal: AbortSignal): void;
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

  /** Each source with what it said of the state it was asked about last: the next action begins there. */
  const sources = new Map<Entry['source'], { said: unknown }>();
  let saidOf: RootState | undefined;

  const changed = ({ source }: Pick<Entry, 'source'>, now: RootState, before: RootState) =>
    source(now) !== source(before);

  function settle(entry: Entry, getState: () => RootState) {
    const own = runs.get(entry);
    if (!own) return;
    const now = entry.select(getState());
    for (const [key, run] of own) {
      const here = now[key];
      if (here?.at === entry.at && Object.is(entry.round(here), run.round)) continue;
      own.delete(key);
      run.controller.abort();
    }
    for (const key of Object.keys(now)) {
      // Read anew each time: what an earlier run dispatched at once may have moved this machine.
      const here = entry.select(getState())[key];
      if (here?.at !== entry.at || own.has(key)) continue;
      // The run is noted before it starts: what it dispatches at once comes back here, and may end it at once.
      const run: Run = { round: entry.round(here), controller: new AbortController() };
      own.set(key, run);
      entry.start(key, here, run.controller.signal);
    }
  }

  return {
    add(entry: Entry) {
      runs.set(entry, new Map());
      if (!sources.has(entry.source)) {
        sources.set(entry.source, { said: undefined });
        saidOf = undefined;
      }
      return () => {
        for (const run of runs.get(entry)?.values() ?? []) run.controller.abort();
        runs.delete(entry);
      };
    },
    all: () => [...runs.keys()],
    /** Asked with every action: one look at each machine, however many effects hang on it. */
    concerns(now: RootState, before: RootState) {
      if (now === before) return false;
      const known = saidOf === before;
      let any = false;
      for (const [source, last] of sources) {
        const was = known ? last.said : source(before);
        last.said = source(now);
        any ||= last.said !== was;
      }
      saidOf = now;
      return any;
    },
    /** Brings the runs of all entries, or of `only` some, to what changed since `before`. */
    settleAll(getState: () => RootState, before: RootState, only: Iterable<Entry> = [...runs.keys()]) {
      for (const entry of only) if (changed(entry, getState(), before)) settle(entry, getState);
    },
  };
}
