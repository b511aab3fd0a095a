import type { DeskFrame } from '@/app/ports/deskFrame';
import { type Edit, suppose } from '@/app/replay/bench/suppose';
import { everySlice } from '@/app/replay/breathe';
import { touchedEntries } from '@/app/replay/lanes';
import { type Reading, readSessionInSlices } from '@/app/replay/readSessionFile';
import { type Replay, type ReplayStep, replayFile } from '@/app/replay/replayFile';
import type { SessionFile } from '@/app/replay/sessionFile';
import type { ServerLine } from '@/contract/serverLines';
import type { ClockPort } from '@/kernel/ports';
import { marked, type Row, rowOf } from './rows';

/** Where a log comes from: a file, a drop, the clipboard. */
export interface Source {
  name: string;
  text(): Promise<string>;
}

/** A log that was read, replayed and compared. */
export interface Log {
  name: string;
  file: SessionFile;
  replay: Replay;
  rows: readonly Row[];
  /** It never was: what follows if one action is skipped, repeated or edited. */
  supposed?: Supposition;
}

/** Where a supposed log comes from. */
export interface Supposition {
  edit: Edit;
  /** The log it was made of, to go back to. */
  before: Log;
  /** The entry of `before` that stands at each place. */
  back: readonly number[];
  /** The recording itself, and the entry of it that stands at each place. */
  recording: Log;
  from: readonly number[];
}

export type Refused = Omit<Extract<Reading, { ok: false }>, 'ok'>;
export type Opened = { ok: true; log: Log } | { ok: false; why: Refused };

/** What the page knows of the world around it. */
export interface ReplayerWorld {
  /** What a link brought: a recording that was sent to support, or none although it names one. */
  brought?: Source | 'nothing';
  /** The desk around the page, when it stands in a frame of it. */
  desk?: DeskFrame;
  /** What the server's log says of the calls in what was brought, by the names it has for them. */
  serverLines?: ReadonlyMap<string, readonly ServerLine[]>;
  clock: ClockPort;
  /** Which build this is, to say of a divergence whether another one recorded. */
  build: string;
}

/** Reads a log, replays it and makes its lines, in slices, so that the page answers meanwhile. */
export async function openLog({ name, text }: Source, { clock, build }: ReplayerWorld): Promise<Opened> {
  const breathe = everySlice(clock);
  const reading = await readSessionInSlices(await text(), breathe);
  if (!reading.ok) return { ok: false, why: reading };
  const { file } = reading;
  const rows: Row[] = [];
  const touched = touchedEntries(file);
  const onStep = (step: ReplayStep) => void rows.push(rowOf(step, touched));
  const replay = await replayFile(file, { breathe, build, onStep });
  return { ok: true, log: { name, file, replay, rows: marked(rows, file, replay) } };
}

/** What would follow from an edit at the log that is open; lines and states before it are taken over. */
export async function supposeLog(log: Log, edit: Edit, { clock }: ReplayerWorld): Promise<Log> {
  const rows: Row[] = log.rows.slice(0, edit.s - 1);
  const onStep = (step: ReplayStep) => void rows.push(rowOf(step));
  const { file, replay, from } = await suppose(log, edit, { breathe: everySlice(clock), onStep });
  const recording = log.supposed?.recording ?? log;
  const before = log.supposed?.from;
  const supposed = {
    edit,
    before: log,
    back: from,
    recording,
    from: before ? from.map((s) => before[s] ?? 0) : from,
  };
  return { name: log.name, file, replay, rows: marked(rows, file, replay), supposed };
}

/** `download/asked`, and of a call or a place which. */
export function namedAt({ rows }: Log, s: number): string {
  const row = rows[s - 1];
  if (!row) return '';
  return row.what ? `${row.type} · ${row.what}` : row.type;
}

/** What happened at entry `s`, as breakpoints and details look at it; nothing at the very start. */
export function stepAt({ file, replay }: Log, s: number): ReplayStep | undefined {
  const [entry, before, state] = [file.entries[s - 1], replay.states[s - 1], replay.states[s]];
  if (!entry || !before || !state) return undefined;
  return { entry, before, state, ...(replay.divergence?.s === s ? { divergence: replay.divergence } : {}) };
}

/** What the clock said at entry `s`, epoch ms. */
export const timeAt = ({ file: { header, entries } }: Log, s: number): number =>
  header.recordedAt + (entries[s - 1]?.t ?? 0);
