import type { UnknownAction } from '@reduxjs/toolkit';
import { machinesIn } from '@/app/replay/machines';
import { traceOf } from '@/app/replay/sessionFile';
import { sayLine } from '@/contract/serverLines';
import type { Log, ReplayerWorld } from './openLog';
import { whatOf } from './rows';
import { sayGap, sayTouch } from './touched';

/** A stretch of a lane, in parts of the whole width (0 to 1). */
export interface Stretch {
  from: number;
  to: number;
  /** The entry it begins with. */
  s: number;
  text: string;
  tone: 'plain' | 'good' | 'bad' | 'odd';
}

/** The lanes that stand one below the other. */
export interface Timeline {
  pages: Stretch[];
  taps: Stretch[];
  states: Stretch[];
  calls: Stretch[];
  /** Answers of which the server's log has lines. */
  server: Stretch[];
  /** Between two page loads: nothing is known of them. */
  gaps: Stretch[];
  /** Where each entry stands, 0 to 1; `places[0]` is the start. */
  places: readonly number[];
}

/** Nobody waits longer than this on the line, ms: what is longer is drawn as long. */
const LONGEST_PAUSE = 2_000;
/** More stretches than this cannot be told apart on any screen. */
const MOST = 400;

/** Flows whose states tell a case best, in the order in which one is chosen. */
const TELLING = ['checkout', 'download', 'unlock', 'publish', 'reply', 'credential', 'edit', 'session', 'app'];

function placesOf({ file: { entries } }: Log): number[] {
  let line = 0;
  let before = 0;
  const at = entries.map(({ t }) => {
    // Entries of one moment stand apart as well.
    line += Math.min(t - before, LONGEST_PAUSE) + 8;
    before = t;
    return line;
  });
  return [0, ...at.map((one) => one / (line || 1))];
}

const requestOf = ({ meta }: UnknownAction) => (meta as { requestId?: unknown } | undefined | null)?.requestId;

/** Of very long logs, as many as a screen can show. */
const thinned = (all: Stretch[]): Stretch[] => {
  const step = Math.ceil(all.length / MOST);
  return step <= 1 ? all : all.filter((_one, at) => at % step === 0);
};

/** Nothing goes on in a gap: a stretch that reaches over one ends before it and begins again after it. */
const parted = (stretches: readonly Stretch[], gaps: readonly Stretch[]): Stretch[] =>
  stretches.flatMap((stretch) => {
    const parts = [stretch];
    for (const gap of gaps) {
      const last = parts.slice(-1)[0] ?? stretch;
      if (last.from > gap.from || last.to < gap.to) continue;
      parts.splice(-1, 1, { ...last, to: gap.from });
      if (last.to > gap.to) parts.push({ ...last, from: gap.to, s: gap.s });
    }
    return parts;
  });

/** What somebody did, between the entries; of a file that says nothing of touches, the actions that are named like one. */
function tapsOf({ file: { entries, touches }, rows }: Log, place: (s: number) => number): Stretch[] {
  if (!touches) {
    return rows.flatMap(({ s, lane, type }) =>
      lane === 'tap' ? [{ from: place(s), to: place(s), s, text: type, tone: 'plain' as const }] : [],
    );
  }
  return touches.flatMap((touch) => {
    const text = sayTouch(touch);
    if (text === '' || touch.kind === 'scroll') return [];
    const [before, after] = [entries[touch.s - 1]?.t ?? 0, entries[touch.s]?.t ?? touch.t];
    const part = after > before ? (touch.t - before) / (after - before) : 0;
    const at = place(touch.s) + part * (place(touch.s + 1) - place(touch.s));
    return [{ from: at, to: at, s: touch.s, text, tone: touch.odd ? ('bad' as const) : ('plain' as const) }];
  });
}

/** The state of a slice that is a machine. */
function stateOf(root: object, slice: string): unknown {
  const now: unknown = Reflect.get(root, slice);
  return typeof now === 'object' && now !== null ? Reflect.get(now, 'at') : undefined;
}

/** The flow whose states the lane shows: the first of the telling ones that moves most. */
function flowOf({ replay: { states } }: Log): string {
  const moves = (slice: string) =>
    states.reduce((sum, state, at) => {
      const before = states[at - 1];
      return before && stateOf(state, slice) !== stateOf(before, slice) ? sum + 1 : sum;
    }, 0);
  return TELLING.find((slice) => moves(slice) > 1) ?? 'session';
}

/** The lanes of a log; made once for each. */
export function timelineOf(log: Log, lines?: ReplayerWorld['serverLines']): Timeline & { flow: string } {
  const { entries } = log.file;
  const places = placesOf(log);
  const place = (s: number) => places[s] ?? 1;
  const pages: Stretch[] = [];
  const server: Stretch[] = [];
  const calls: Stretch[] = [];
  const open = new Map<unknown, Stretch>();
  for (const entry of entries) {
    const { s, a } = entry;
    if (a.type === 'navigation/arrived') {
      const last = pages.slice(-1)[0];
      if (last) last.to = place(s);
      pages.push({ from: place(s), to: 1, s, text: whatOf(a), tone: 'plain' });
    }
    const trace = traceOf(entry);
    if (trace !== undefined) {
      const said = lines?.get(trace);
      const tone = a.type.endsWith('rejected') ? 'bad' : said ? 'odd' : 'good';
      server.push({ from: place(s), to: place(s), s, text: said?.map(sayLine).join('\n') ?? trace, tone });
    }
    if (/^api\/execute\w+\/pending$/.test(a.type)) {
      const call: Stretch = { from: place(s), to: place(s), s, text: whatOf(a), tone: 'plain' };
      open.set(requestOf(a), call);
      calls.push(call);
    } else if (/^api\/execute\w+\/(fulfilled|rejected)$/.test(a.type)) {
      const call = open.get(requestOf(a));
      if (call) Object.assign(call, { to: place(s), tone: a.type.endsWith('rejected') ? 'bad' : 'good' });
      open.delete(requestOf(a));
    }
  }
  const flow = flowOf(log);
  const gaps = (log.file.loads ?? []).map(
    ({ s, gap }): Stretch => ({ from: place(s - 1), to: place(s), s, text: sayGap(gap), tone: 'plain' }),
  );
  return {
    pages: thinned(parted(pages, gaps)),
    taps: thinned(tapsOf(log, place)),
    server: thinned(server),
    gaps,
    states: thinned(parted(statesOf(log, flow, place), gaps)),
    calls: thinned(calls),
    places,
    flow,
  };
}

function statesOf({ replay: { states } }: Log, flow: string, place: (s: number) => number): Stretch[] {
  const out: Stretch[] = [];
  let slice: unknown;
  for (const [s, state] of states.entries()) {
    const now: unknown = Reflect.get(state, flow);
    if (now === slice) continue;
    slice = now;
    const at = machinesIn(now, flow, 1)[0]?.at ?? '';
    const last = out.slice(-1)[0];
    if (last?.text === at) continue;
    if (last) last.to = place(s);
    out.push({ from: place(s), to: 1, s, text: at, tone: 'plain' });
  }
  return out;
}
