import type { ServerLineRow } from '@server/db/schema/lines';
import type { Insertable } from 'kysely';

/** A line that is kept. */
export type KeptLine = Insertable<ServerLineRow>;

/** A level below is the operator's alone: it may have a line for every call. */
const INFO = 30;
const LONGEST = 200;

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, LONGEST) : null);
const whole = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null);

/** Kind and code of an error; its message may quote what was asked. */
function faultOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { type, code } = error as { type?: unknown; code?: unknown };
  return text([type, code].filter((part) => typeof part === 'string').join(' '));
}

/**
 * A line of the log as it is kept, null for one that is about no call. Named fields alone: whoever logs something new at a call shows it to
 * nobody by that.
 */
export function readLine(line: string): KeptLine | null {
  let said: Record<string, unknown> | null;
  try {
    said = JSON.parse(line) as Record<string, unknown> | null;
  } catch {
    return null;
  }
  if (said === null) return null;
  const [trace, message, level] = [text(said.traceId), text(said.msg), whole(said.level)];
  if (trace === null || message === null || level === null || level < INFO || typeof said.time !== 'number')
    return null;
  return {
    at: new Date(said.time),
    ...{ trace, message, level },
    support: text(said.support),
    method: text(said.method),
    route: text(said.route),
    ...{ status: whole(said.status), code: whole(said.code), ms: whole(said.ms) },
    fault: faultOf(said.err),
  };
}
