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

/** What a source said of a state, and which parts of that state it looked at to say so. */
interface Answer {
  said: unknown;
  read: readonly (keyof RootState)[];
}

/** A source asked, and watched while it answers. It is pure: while nothing that it read has changed, it says the same. */
function ask(source: Entry['source'], root: RootState): Answer {
  const read: (keyof RootState)[] = [];
  const get = (all: RootState, name: keyof RootState) => {
    read.push(name);
    return all[name];
  };
  return { said: source(new Proxy(root, { get } as ProxyHandler<RootState>)), read };
}

function differ(parts: Iterable<keyof RootState>, now: RootState, before: RootState): boolean {
  for (const name of parts) if (now[name] !== before[name]) return true;
  return false;
}

/**
 * Keeps the runs of all `onEnter` effects. One look at each changed slice reference per action serves all machines:
 * a machine that arrived starts a run, one that left aborts it.
 */
export function createEntries() {
  const runs = new Map<Entry, Map<string, Run>>();

  /** Each source with its answer about the last state: the next action begins there. */
  const sources = new Map<Entry['source'], Answer>();
  let saidOf: RootState | undefined;
  /** What any of them has ever looked at: where none of it has changed, no source is asked about. */
  const watched = new Set<keyof RootState>();

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
        sources.set(entry.source, { said: undefined, read: [] });
        saidOf = undefined;
      }
      return () => {
        for (const run of runs.get(entry)?.values() ?? []) run.controller.abort();
        runs.delete(entry);
      };
    },
    all: () => [...runs.keys()],
    /** Asked with every action: only the machines of slices that have changed are looked at, each once. */
    concerns(now: RootState, before: RootState) {
      if (now === before) return false;
      const known = saidOf === before;
      let any = false;
      if (!known || differ(watched, now, before)) {
        for (const [source, last] of sources) {
          if (known && !differ(last.read, now, before)) continue;
          const was = known ? last.said : source(before);
          const answer = ask(source, now);
          sources.set(source, answer);
          any ||= answer.said !== was;
          for (const name of answer.read) watched.add(name);
        }
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
