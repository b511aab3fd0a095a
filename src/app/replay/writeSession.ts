import type { UnknownAction } from '@reduxjs/toolkit';
import { SESSION_FORMAT } from '@/contract/recording';
import { recordingText } from '@/lib/recording/recordingText';
import { type Breathe, inOneGo } from './breathe';
import { changesBetween } from './changes';
import { comparable, stateHash, textHash, valueHash } from './hash';
import { illegalEvent } from './machines';
import { fromJson, toJson } from './plainJson';
import type { State } from './plaza';
import { createReplayReducer, sliceNames, startState } from './replayReducer';
import {
  type Checkpoint,
  type LiveCheck,
  type PageLoad,
  SESSION_VERSION,
  type SessionEntry,
  type SessionFile,
  type SessionHeader,
  type SessionMark,
  type Touch,
} from './sessionFile';
import { changedSlices } from './slices';

/** A whole state is written after so many entries, and after the last. */
const CHECKPOINT_EVERY = 200;

/** What a session is made of before its states are known. */
export interface SessionParts {
  header: Omit<SessionHeader, 'slices' | 'start'>;
  base?: object;
  /** Actions with their ms since `recordedAt`, fit for JSON, the keys of Plaza's sentences in them, and what led to them. */
  actions: readonly Pick<SessionEntry, 't' | 'a' | 'w' | 'by'>[];
  marks: readonly SessionMark[];
  /** Page loads after the first. */
  loads?: readonly Omit<PageLoad, 'start'>[];
  touches?: readonly Touch[];
  /** Looks at each state beside the live one, where that is still at hand. */
  live?: { look(s: number, state: object): void; all(): LiveCheck[] };
}

/** How much of the chain an entry carries. */
const LINK = 8;

/** How the parts of a file hang together: each link stands for its part and all before it. */
export interface Chain {
  /** After head and base. */
  head: string;
  /** After each entry, in order. */
  links: string[];
  /** After everything but the end. */
  digest: string;
}

/** The chain of a file as it stands, part by part. */
export function* chainSteps(file: Omit<SessionFile, 'end'>): Generator<void, Chain> {
  const { format, v, header, base, entries, checkpoints, marks, loads = [], touches = [], live = [] } = file;
  let chain = '';
  const add = (part: unknown) => {
    chain = textHash(chain + valueHash(part));
    return chain.slice(0, LINK);
  };
  add({ format, v, header });
  const head = add(base ?? null);
  const links: string[] = [];
  for (const { c: _link, ...entry } of entries) {
    links.push(add(entry));
    yield;
  }
  for (const part of [...checkpoints, ...marks, ...loads, ...touches, ...live]) {
    add(part);
    yield;
  }
  return { head, links, digest: `h64:${chain}` };
}

/** A finished file: each entry carries its link of the chain, so that a reader can name the first one that was changed. */
export function sealed(file: Omit<SessionFile, 'end'>): SessionFile {
  const { head, links, digest } = inOneGo(chainSteps(file));
  const entries = file.entries.map((entry, at) => ({ ...entry, c: links[at] as string }));
  return { ...file, entries, end: { s: entries.length, digest, head } };
}

const asJson = <T>(value: T): T => toJson(value) as T;

/**
 * Makes a whole session file: replays the actions once and writes the state's hash and its changes after each. What
 * was hidden in the actions is hidden in the states too, because they come from nothing else.
 */
export async function writeSession(parts: SessionParts, breathe?: Breathe): Promise<SessionFile> {
  const reducer = createReplayReducer();
  let state = startState(reducer, parts.base && (fromJson(parts.base) as object));
  const header = wholeHeader(parts.header, stateHash(state, sliceNames));
  const entries: SessionEntry[] = [];
  const checkpoints: Checkpoint[] = [];
  const marks: SessionMark[] = [...parts.marks];
  const loads: PageLoad[] = [];
  for (const { t, a, w, by } of parts.actions) {
    const s = entries.length + 1;
    const load = parts.loads?.find((one) => one.s === s);
    if (load) {
      state = startState(reducer, load.base && (fromJson(load.base) as object));
      loads.push({ ...load, start: stateHash(state, sliceNames) });
    }
    const before = state;
    const written = asJson(a);
    const action = fromJson(written) as UnknownAction;
    try {
      state = reducer(before, action);
    } catch (fault) {
      marks.push({ s, kind: 'threw', text: fault instanceof Error ? fault.name : 'Error' });
    }
    const illegal = illegalEvent(action, before);
    if (illegal) marks.push({ s, kind: 'illegal', ...illegal });
    const d = changesBetween(comparable(before, sliceNames), comparable(state, sliceNames)).map(asJson);
    const hs = changedSlices(before, state, sliceNames);
    const more = { ...(w && { w }), ...(by !== undefined && { by }) };
    entries.push({ s, t, a: written, h: stateHash(state, sliceNames), d, hs, ...more });
    parts.live?.look(s, state);
    if (s % CHECKPOINT_EVERY === 0 || s === parts.actions.length) checkpoints.push({ s, state: checkpointOf(state) });
    await breathe?.();
  }
  marks.sort((one, other) => one.s - other.s);
  const base = parts.base && { base: parts.base };
  const { touches = [] } = parts;
  const live = parts.live?.all() ?? [];
  const beside = {
    ...(loads.length > 0 && { loads }),
    ...(touches.length > 0 && { touches }),
    ...(live.length > 0 && { live }),
  };
  const states = { entries, checkpoints, marks };
  const file = { format: SESSION_FORMAT, v: SESSION_VERSION, header, ...base, ...states, ...beside } as const;
  return sealed(file);
}

/** Always in the same order, so that the same file is the same text. */
function wholeHeader(head: SessionParts['header'], start: string): SessionHeader {
  const { id, build, recordedAt, utcOffset, viewport, lang, device, redaction, reason, note, support } = head;
  const place = { utcOffset, viewport, lang, ...(device ? { device } : {}) };
  const known = { id, build, recordedAt, ...place, redaction, reason, slices: sliceNames, start };
  return { ...known, ...(note !== undefined && { note }), ...(support !== undefined && { support }) };
}

const checkpointOf = (state: State) => asJson(comparable(state, sliceNames));

/** The text of a session file: one entry a line, so that two files can be compared by eye. The same file gives the same text. */
export const sessionText = (file: SessionFile): string => recordingText(file);
