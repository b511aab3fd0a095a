import type { UnknownAction } from '@reduxjs/toolkit';
import { type Lane, laneOf } from '@/app/replay/lanes';
import { illegalEvent } from '@/app/replay/machines';
import type { Replay, ReplayStep } from '@/app/replay/replayFile';
import { isKnownType } from '@/app/replay/replayReducer';
import type { SessionFile } from '@/app/replay/sessionFile';
import { saidIn, sayGap, sayTouch, touchesBefore } from './touched';

export type MarkKind =
  | 'illegal'
  | 'crash'
  | 'note'
  | 'threw'
  | 'divergence'
  | 'fault'
  | 'unknown'
  | 'gap'
  | 'dead'
  | 'rage';

/** Something worth noticing at an entry. */
export interface RowMark {
  kind: MarkKind;
  /** What it says, in the words of the log. */
  text: string;
}

/** One action as a line of the list. */
export interface Row {
  s: number;
  /** Ms since the recording began. */
  t: number;
  type: string;
  /** What else tells it apart, such as the endpoint of a call. */
  what: string;
  lane: Lane;
  /** What a finger or a key did right before, in words. */
  touch?: string;
  marks: readonly RowMark[];
}

const FAILED = /^api\/execute\w+\/rejected$/;
/** RTK Query says so of a call that was not needed after all. */
const isNeedless = ({ meta }: UnknownAction) => (meta as { condition?: boolean } | undefined)?.condition === true;

/** What tells an action apart from others of its type: the endpoint of a call, the path of a place, a kind or a name. */
export function whatOf({ type, meta, payload }: UnknownAction): string {
  const endpoint = (meta as { arg?: { endpointName?: unknown } } | undefined | null)?.arg?.endpointName;
  const { kind, name, place } = (typeof payload === 'object' && payload !== null ? payload : {}) as Record<
    string,
    unknown
  >;
  const path = type === 'navigation/arrived' && (place as { pathname?: unknown } | undefined | null)?.pathname;
  return ([endpoint, path, kind, name].find((one) => typeof one === 'string' && one !== '') as string) ?? '';
}

/** Where a machine of its own slice went: `confirming → requesting`. */
function moved({ type }: UnknownAction, before: object, after: object): string {
  const slice = type.split('/')[0] ?? '';
  const [from, to] = [before, after].map((state) => (state as Record<string, { at?: unknown } | undefined>)[slice]?.at);
  return from !== to && typeof from === 'string' && typeof to === 'string' ? `${from} → ${to}` : '';
}

/** The line of one step, with the marks that follow from the step itself. `touched`: the entries that a finger brought about. */
export function rowOf({ entry, before, state }: ReplayStep, touched?: ReadonlySet<number>): Row {
  const { s, t, a } = entry;
  const marks: RowMark[] = [];
  const illegal = illegalEvent(a, before);
  if (illegal) marks.push({ kind: 'illegal', text: `${illegal.machine}: ${illegal.from} ⊘ ${illegal.event}` });
  if (FAILED.test(a.type) && !isNeedless(a)) marks.push({ kind: 'fault', text: whatOf(a) });
  if (!isKnownType(a.type)) marks.push({ kind: 'unknown', text: a.type });
  const what = saidIn(entry) || whatOf(a) || moved(a, before, state);
  return { s, t, type: a.type, what, lane: laneOf(a, touched?.has(s)), marks };
}

/** The lines with what the file and the comparison say beside the actions. */
export function marked(rows: readonly Row[], file: SessionFile, { divergence }: Replay): Row[] {
  const { marks, loads = [], touches = [] } = file;
  const besides = new Map<number, RowMark[]>();
  const add = (s: number, mark: RowMark) => besides.set(Math.max(1, s), [...(besides.get(Math.max(1, s)) ?? []), mark]);
  // Illegal events are found anew by this build's machines.
  for (const mark of marks) if (mark.kind !== 'illegal') add(mark.s, { kind: mark.kind, text: mark.text });
  for (const { s, gap } of loads) add(s, { kind: 'gap', text: sayGap(gap) });
  for (const touch of touches) if (touch.odd) add(touch.s, { kind: touch.odd, text: sayTouch(touch) });
  if (divergence) add(divergence.s, { kind: 'divergence', text: divergence.path });
  const before = touchesBefore(file);
  return rows.map((row) => {
    const more = besides.get(row.s);
    const touch = before.get(row.s);
    if (!more && touch === undefined) return row;
    return { ...row, ...(touch !== undefined && { touch }), marks: [...row.marks, ...(more ?? [])] };
  });
}

/** Which lines to show. */
export interface Sieve {
  words: string;
  lanes: ReadonlySet<Lane>;
}

/** The lines that hold every word and stand in one of the lanes (none chosen: all). */
export function sifted(rows: readonly Row[], { words, lanes }: Sieve): readonly Row[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && lanes.size === 0) return rows;
  return rows.filter(
    ({ type, what, lane, touch = '' }) =>
      (lanes.size === 0 || lanes.has(lane)) &&
      wanted.every((word) => `${type} ${what} ${touch}`.toLowerCase().includes(word)),
  );
}
