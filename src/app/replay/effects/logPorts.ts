import type { UnknownAction } from '@reduxjs/toolkit';
import { createGate } from '@/kernel/gate';
import type { Ports, StorePort } from '@/kernel/ports';
import type { Tape, TapeEntry } from '@/kernel/tape';
import type { LogClock } from './logClock';
import type { LogHistory } from './logHistory';

/** Storage of a browser that knows nothing yet. */
function createLogStore(): StorePort {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    survives: () => true,
    onForeignWrite: () => () => undefined,
  };
}

const never = () => () => undefined;

interface LogWorld {
  clock: LogClock;
  history: LogHistory;
  fetch: Ports['fetch'];
  /** What it was recorded on, as far as the app asks. */
  userAgent: string;
  /** Hears every action before the reducers get it. */
  note(action: UnknownAction): void;
}

/** A tape that passes on what it hears and keeps nothing. */
function createNotingTape(note: LogWorld['note']): Tape {
  const push = ({ action }: TapeEntry) => {
    note(action);
    return 0;
  };
  return { entries: Object.assign([] as TapeEntry[], { push }), marks: [] };
}

/** A world in which nothing happens but what the log says. */
export function createLogPorts({ clock, history, fetch: send, userAgent, note }: LogWorld): Ports {
  let count = 0;
  return {
    gate: createGate(),
    tape: createNotingTape(note),
    clock,
    ids: {
      uuid: () => {
        count += 1;
        return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      },
    },
    local: createLogStore(),
    session: createLogStore(),
    fetch: send,
    upload: () => Promise.reject(new Error('A log holds no files')),
    history,
    download: { start: () => undefined, leave: () => undefined },
    faults: { report: () => undefined, tellTo: () => undefined },
    // What it was is not recorded: the answer to it is.
    proof: { solve: async () => '' },
    worker: {
      usesLastConfig: false,
      start: async () => {},
      fetchNewer: async () => false,
      takeOver: async () => {},
      retire: async () => {},
    },
    keptPages: { keep: async () => {}, keepOnly: async () => {} },
    share: { copy: async () => true, canShare: false, share: async () => false, shareFile: async () => false },
    images: {
      hold: () => ({ id: 'picture', bytes: 0, url: '' }),
      shrink: () => Promise.reject(new Error('A log holds no pictures')),
      release: () => undefined,
    },
    document: {
      setTitle: () => undefined,
      dress: () => undefined,
      isVisible: () => true,
      onVisible: never,
      isOnline: () => true,
      onOnline: never,
      onHide: never,
      userAgent,
      build: '',
      origin: '',
      touchPoints: 0,
      hasDevTools: false,
      reload: () => undefined,
    },
    screen: {
      keepAwake: never,
      savesData: () => false,
      fill: async () => undefined,
      onFill: never,
      isInstalled: () => false,
      onInstallOffer: never,
      install: async () => false,
      badge: () => undefined,
      keepAt: never,
      showIcon: () => undefined,
    },
    load: { isAgain: false },
    log: { warn: () => undefined },
  };
}
