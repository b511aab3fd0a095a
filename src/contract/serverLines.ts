import * as v from 'valibot';
import { Count, Id, Time } from './fields';

/** A line of the server's log about a call, as the desk keeps it: what was asked, and who asked, is not in it. */
export const ServerLine = v.object({
  id: Id,
  at: Time,
  /** The call, as its answer names it. */
  trace: v.string(),
  /** As pino counts: 30 info, 40 warn, 50 error. */
  level: v.number(),
  /** What happened, in a few words: `refused`, `failed`, `answered slowly`. */
  message: v.string(),
  method: v.nullable(v.string()),
  /** The pattern of its address. */
  route: v.nullable(v.string()),
  status: v.nullable(v.number()),
  /** Of the product. */
  code: v.nullable(v.number()),
  ms: v.nullable(Count),
  /** Of what went wrong: kind and code of the error. */
  fault: v.nullable(v.string()),
});
export type ServerLine = v.InferOutput<typeof ServerLine>;

/** Lines by the call that they are about. */
export function byCall(lines: readonly ServerLine[]): Map<string, ServerLine[]> {
  const found = new Map<string, ServerLine[]>();
  for (const line of lines) found.set(line.trace, [...(found.get(line.trace) ?? []), line]);
  return found;
}

/** A line as it is read: `POST /api/center/coin/order 200 (3001) 41 ms refused`. */
export function sayLine({ method, route, status, code, ms, message, fault }: ServerLine): string {
  const parts = [method, route, status, code && `(${code})`, ms === null ? null : `${ms} ms`, message, fault];
  return parts.filter((part) => part !== null && part !== 0).join(' ');
}
