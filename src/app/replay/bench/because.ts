import type { UnknownAction } from '@reduxjs/toolkit';
import { valueAt } from '@/app/replay/changes';
import { valueHash } from '@/app/replay/hash';
import type { SessionEntry } from '@/app/replay/sessionFile';

/** An action after which a value was another one. */
export interface ValueChange {
  s: number;
  /** `undefined`: nothing there. */
  before: unknown;
  after: unknown;
}

/** One step back from an action: what led to it, and how that is known. */
export interface Cause {
  s: number;
  /** `effect`: an effect dispatched it after that action · `call`: it answers the call that began there. */
  how: 'effect' | 'call';
}

/** A path as people write it: a JSON pointer, or names with dots between them (`recharge.order.status`). */
export function pointerOf(typed: string): string {
  const path = typed.trim();
  if (path === '' || path.startsWith('/')) return path;
  const names = path.includes('/') ? path.split('/') : path.split('.');
  return `/${names.join('/')}`;
}

/** Every action that changed the value at a JSON pointer, in order; `states[s]` is the state after entry `s`. */
export function changesOf(states: readonly object[], path: string): ValueChange[] {
  const found: ValueChange[] = [];
  let before = valueAt(states[0], path);
  for (const [s, state] of states.entries()) {
    const after = valueAt(state, path);
    // The same object says the same; another one may.
    if (
      after !== before &&
      ((after === undefined) !== (before === undefined) || valueHash(after) !== valueHash(before))
    )
      found.push({ s, before, after });
    before = after;
  }
  return found;
}

const requestOf = ({ meta }: UnknownAction): unknown =>
  typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'requestId') : undefined;
const isAnswer = ({ type }: UnknownAction) => /\/(fulfilled|rejected)$/.test(type);

/** What led to an entry directly; nothing where it came from outside: a finger, the page, the browser. */
function causeOf(entries: readonly SessionEntry[], s: number): Cause | undefined {
  const entry = entries[s - 1];
  if (!entry) return undefined;
  if (isAnswer(entry.a)) {
    const id = requestOf(entry.a);
    const begun = entries
      .filter((one) => one.s < s && one.a.type.endsWith('/pending') && requestOf(one.a) === id)
      .slice(-1)[0];
    if (id !== undefined && begun) return { s: begun.s, how: 'call' };
  }
  return entry.by === undefined ? undefined : { s: entry.by, how: 'effect' };
}

/** What led to an entry, step by step back to what came from outside; nearest first. */
export function causesOf(entries: readonly SessionEntry[], s: number): Cause[] {
  const chain: Cause[] = [];
  for (let cause = causeOf(entries, s); cause; cause = causeOf(entries, cause.s)) {
    // A file may say anything; a cause lies before.
    if (cause.s >= (chain.slice(-1)[0]?.s ?? s)) break;
    chain.push(cause);
  }
  return chain;
}
