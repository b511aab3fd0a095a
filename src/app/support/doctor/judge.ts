import * as v from 'valibot';
import type { Call } from '@/contract/call';
import { code } from '@/contract/codes';
import { Envelope } from '@/contract/envelope';
import { compare, gotOf } from './compare';
import type { Verdict } from './findings';

/** An answer as it came; undefined where nobody answered. */
export type Reply = { status: number; text: string } | undefined;

const NOT_THERE = new Set([404, 405, 501]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const notWrapped = (got: unknown): Verdict => ({
  at: 'differs',
  differences: [{ path: '', expected: '{ code, data, msg }', got: gotOf(got), count: 1 }],
});

/** What an answer to somebody who may ask comes to, with the payload of a good one. */
export function judge({ output }: Pick<Call, 'output'>, reply: Reply): { verdict: Verdict; data?: unknown } {
  if (reply === undefined) return { verdict: { at: 'silent' } };
  const { status } = reply;
  if (NOT_THERE.has(status)) return { verdict: { at: 'missing', status } };
  if (status < 200 || status > 299) return { verdict: { at: 'failed', status } };
  const body = parse(reply.text);
  const envelope = v.safeParse(Envelope, body);
  if (!envelope.success) return { verdict: notWrapped(body) };
  const { code: said, msg, data } = envelope.output;
  if (said !== code.ok) return { verdict: { at: 'refused', code: said, message: msg ?? '' } };
  const differences = compare(output, data);
  return { verdict: differences.length > 0 ? { at: 'differs', differences } : { at: 'same' }, data };
}

/** Somebody without a token asked for what is a member's: code 2, whatever the HTTP status (D4). */
export function judgeGuest(reply: Reply): Verdict {
  if (reply === undefined) return { at: 'silent' };
  const body = parse(reply.text);
  const envelope = v.safeParse(Envelope, body);
  if (envelope.success && envelope.output.code === code.sessionInvalid) return { at: 'same' };
  if (NOT_THERE.has(reply.status)) return { at: 'missing', status: reply.status };
  if (reply.status < 200 || reply.status > 299) return { at: 'failed', status: reply.status };
  if (!envelope.success) return notWrapped(body);
  if (envelope.output.code === code.ok) return { at: 'open' };
  return { at: 'refused', code: envelope.output.code, message: envelope.output.msg ?? '' };
}
