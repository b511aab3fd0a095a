import * as v from 'valibot';
import type { Schema } from '@/contract/call';
import { code } from '@/contract/codes';
import { Envelope } from '@/contract/envelope';
import { Null } from '@/contract/fields';
import type { Identity } from '@/kernel/identity';
import type { ApiFault } from './fault';
import { readFields } from './readFields';

type Read =
  | { data: unknown; code: number; leftOut?: readonly string[]; traceId?: string }
  | { error: ApiFault; code?: number; traceId?: string };

/** Any server may answer: what is no plain short word is not shown to a member. */
const TRACE_ID = /^[\w.:-]{1,64}$/;

/** Unwraps the envelope and checks the payload against the contract (G5). */
export function readAnswer(body: unknown, output: Schema, { uid, epoch }: Identity): Read {
  const envelope = v.safeParse(Envelope, body);
  if (!envelope.success) return { error: { kind: 'unreadable', path: 'envelope' } };
  const answer = envelope.output;
  const traced = TRACE_ID.test(answer.traceId ?? '') ? { traceId: answer.traceId ?? '' } : {};
  if (answer.code === code.sessionInvalid)
    return { error: { kind: 'session', uid, epoch }, code: answer.code, ...traced };
  if (answer.code !== code.ok) {
    const { msg, data } = answer;
    return {
      error: { kind: 'business', code: answer.code, message: msg ?? '', data: data ?? null, ...traced },
      code: answer.code,
      ...traced,
    };
  }
  // Nothing is expected, so nothing is kept of what came.
  if (output === Null) return { data: null, code: answer.code, ...traced };
  const fields = readFields(answer.data ?? null);
  const payload = v.safeParse(output, fields);
  if (payload.success) return { data: payload.output, code: answer.code, ...traced };
  const pathOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? 'data';
  const rest = leaveOut(payload.issues) ? v.safeParse(output, fields) : payload;
  if (rest.success) return { data: rest.output, code: answer.code, leftOut: payload.issues.map(pathOf), ...traced };
  return { error: { kind: 'unreadable', path: pathOf(payload.issues[0]), ...traced }, code: answer.code, ...traced };
}

/**
 * Takes what this app cannot read yet (a platform, a kind, a badge of a newer server) out of the innermost list around it, so that
 * one row costs no more than itself; false where something stands in no list.
 */
function leaveOut(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const gone = new Map<unknown[], Set<unknown>>();
  for (const { path } of issues) {
    const place = [...(path ?? [])].reverse().find(({ input }) => Array.isArray(input));
    if (!place || !Array.isArray(place.input)) return false;
    gone.set(place.input, (gone.get(place.input) ?? new Set()).add(place.key));
  }
  for (const [list, keys] of gone) list.splice(0, list.length, ...list.filter((_row, index) => !keys.has(index)));
  return true;
}
