import * as v from 'valibot';
import type { Schema } from '@/contract/call';
import { code } from '@/contract/codes';
import { Envelope } from '@/contract/envelope';
import { Null } from '@/contract/fields';
import type { Identity } from '@/kernel/identity';
import type { ApiFault } from './fault';
import { readFields } from './readFields';

type Read = { data: unknown; code: number } | { error: ApiFault; code?: number };

/** Unwraps the envelope and checks the payload against the contract (G5). */
export function readAnswer(body: unknown, output: Schema, { uid, epoch }: Identity): Read {
  const envelope = v.safeParse(Envelope, body);
  if (!envelope.success) return { error: { kind: 'unreadable', path: 'envelope' } };
  const answer = envelope.output;
  if (answer.code === code.sessionInvalid) return { error: { kind: 'session', uid, epoch }, code: answer.code };
  if (answer.code !== code.ok) {
    const { msg, data } = answer;
    return {
      error: { kind: 'business', code: answer.code, message: msg ?? '', data: data ?? null },
      code: answer.code,
    };
  }
  // Nothing is expected, so nothing is kept of what came.
  if (output === Null) return { data: null, code: answer.code };
  const payload = v.safeParse(output, readFields(answer.data ?? null));
  if (!payload.success) {
    const path = v.getDotPath(payload.issues[0]) ?? 'data';
    return { error: { kind: 'unreadable', path }, code: answer.code };
  }
  return { data: payload.output, code: answer.code };
}
