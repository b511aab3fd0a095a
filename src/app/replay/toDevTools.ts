import { fromJson } from './plainJson';
import type { SessionFile } from './sessionFile';

const MARK = { $jsan: 'u' };

/** Values for a tool that reads with `jsan`: `undefined` in its way of writing. */
function forJsan(value: unknown): unknown {
  if (value === undefined) return MARK;
  if (Array.isArray(value)) return value.map(forJsan);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, forJsan(inner)]));
}

const plain = (value: unknown) => forJsan(fromJson(value));

/**
 * The file for the Import button of Redux DevTools that keeps the times (`*.devtools.json`): a bare lifted state, as
 * many rows as entries and one for the start, paused at the start. The states are computed by whoever opens it. It says which rules it
 * went through; a tool of others keeps or loses that.
 */
export function liftedText({ header, base, entries }: SessionFile): string {
  const row = (action: unknown, timestamp: number) => ({ type: 'PERFORM_ACTION', action, timestamp });
  const rows = [
    row({ type: '@@INIT' }, header.recordedAt),
    ...entries.map(({ a, t }) => row(plain(a), header.recordedAt + t)),
  ];
  // No `monitorState`: it would take the place of the panel's own, which falls over it.
  return JSON.stringify({
    nextActionId: rows.length,
    actionsById: Object.fromEntries(rows.map((one, id) => [id, one])),
    stagedActionIds: rows.map((_one, id) => id),
    skippedActionIds: [],
    ...(base === undefined ? {} : { committedState: plain(base) }),
    currentStateIndex: 0,
    computedStates: [],
    isLocked: false,
    isPaused: false,
    redaction: header.redaction,
  });
}

/** The same in the shape that the extension's own Export button writes (`*.actions.json`): texts in a text, no times. */
export function actionsText({ header: { redaction }, base, entries }: SessionFile): string {
  const payload = JSON.stringify(entries.map(({ a }) => plain(a)));
  const preloadedState = base === undefined ? undefined : JSON.stringify(plain(base));
  return JSON.stringify({ payload, preloadedState, redaction }, null, '\t');
}
