import { LATEST_MS, SESSION_FORMAT } from '@/contract/recording';
import { sessionFileText as say } from '@/text/sessionFiles';
import { checkBase } from './bounds';
import { inOneGo } from './breathe';
import { parseGuarded } from './guardJson';
import { isRecorded } from './isRecorded';
import { toJson } from './plainJson';
import { Refusal } from './refusal';
import { sliceNames } from './replayReducer';
import { SESSION_VERSION, type SessionFile, type SessionHeader } from './sessionFile';
import { sealed } from './writeSession';

type Fields = Record<string, unknown>;
interface Row {
  action: unknown;
  at: number;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The DevTools write `undefined` in a way of their own. */
function ownMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownMarks);
  if (!isFields(value)) return value;
  if (value.$jsan === 'u') return toJson(undefined);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ownMarks(inner)]));
}

function timeOf({ timestamp = 0 }: Fields, id: unknown, nth: number): number {
  if (typeof timestamp === 'number' && timestamp >= 0 && timestamp <= LATEST_MS) return timestamp;
  const [expected, found] = [`0–${LATEST_MS}`, JSON.stringify(timestamp).slice(0, 60)];
  throw new Refusal(say.wrongType(nth, 'timestamp', expected, found), `/actionsById/${id}/timestamp`, nth);
}

/** The rows of a lifted state: what was staged and not skipped, in order. */
function liftedRows({ stagedActionIds, skippedActionIds, actionsById }: Fields): Row[] {
  if (!Array.isArray(stagedActionIds) || !isFields(actionsById)) throw new Refusal(say.unknownShape);
  const skipped = new Set(Array.isArray(skippedActionIds) ? skippedActionIds : []);
  return stagedActionIds
    .filter((id) => !skipped.has(id))
    .map((id, index) => {
      const row = actionsById[String(id)];
      return isFields(row) ? { action: row.action, at: timeOf(row, id, index + 1) } : { action: undefined, at: 0 };
    });
}

function inner(value: unknown): unknown {
  return typeof value === 'string' ? inOneGo(parseGuarded(value)) : value;
}

/** Whether the value is one of the shapes that Redux DevTools write. */
export const isDevTools = (value: unknown): boolean =>
  Array.isArray(value) || (isFields(value) && ('payload' in value || 'actionsById' in value));

/** The state before the first row, where the file has one. */
function baseOf(file: Fields, name: 'committedState' | 'preloadedState'): Fields | undefined {
  const base = inner(file[name]);
  if (!isFields(base)) return undefined;
  checkBase(base, name);
  return base;
}

/** Any JSON may be an array; one of actions has a type in each of its rows. */
function checkList(list: readonly unknown[]): void {
  if (list.length === 0) throw new Refusal(say.emptyList, '/');
  const odd = list.findIndex((row) => !isFields(row) || typeof row.type !== 'string');
  if (odd < 0) return;
  throw new Refusal(say.notActions(odd + 1, JSON.stringify(list[odd]).slice(0, 60)), `/${odd}`, odd + 1);
}

function rowsOf(value: unknown): { rows: Row[]; base: Fields | undefined } {
  if (Array.isArray(value)) checkList(value);
  if (Array.isArray(value)) return { rows: value.map((action) => ({ action, at: 0 })), base: undefined };
  const file = value as Fields;
  if (!('payload' in file)) return { rows: liftedRows(file), base: baseOf(file, 'committedState') };
  const payload = inner(file.payload);
  const preloaded = baseOf(file, 'preloadedState');
  if (Array.isArray(payload)) return { rows: payload.map((action) => ({ action, at: 0 })), base: preloaded };
  if (!isFields(payload)) throw new Refusal(say.unknownShape);
  return { rows: liftedRows(payload), base: preloaded ?? baseOf(payload, 'committedState') };
}

/** Which rules it went through: only Plaza's own exports say so. */
function redactionOf(value: unknown): SessionHeader['redaction'] {
  const said = isFields(value) ? value.redaction : undefined;
  return said === 'allow-list-1' || said === 'allow-list-2' ? said : 'none';
}

/**
 * A log that Redux DevTools wrote, as a session: the Export of the extension (texts in a text), a bare lifted state, a
 * lifted state as text, or a plain list of actions. It knows no hashes, so there is nothing to compare, and unless Plaza wrote it, it
 * went through no rules.
 */
export function fromDevTools(value: unknown): SessionFile {
  const { rows, base } = rowsOf(value);
  let t = 0;
  let recordedAt: number | undefined;
  const entries: { s: number; t: number; a: { type: string } }[] = [];
  rows.forEach(({ action, at }, index) => {
    if (!isFields(action) || typeof action.type !== 'string') {
      throw new Refusal(say.noAction(index + 1), `/entries/${index}/a`, index + 1);
    }
    if (!isRecorded(action as { type: string })) return;
    recordedAt ??= at;
    t = Math.max(t, at - recordedAt);
    entries.push({ s: entries.length + 1, t, a: ownMarks(action) as { type: string } });
  });
  const file = {
    format: SESSION_FORMAT,
    v: SESSION_VERSION,
    header: {
      id: 'devtools',
      build: '',
      recordedAt: recordedAt ?? 0,
      utcOffset: 0,
      viewport: [375, 812],
      lang: 'zh-CN',
      redaction: redactionOf(value),
      reason: 'devtools',
      slices: sliceNames,
      start: '',
    },
    ...(base ? { base: ownMarks(base) as object } : {}),
    entries,
    checkpoints: [],
    marks: [],
  } as const;
  return sealed(file);
}
