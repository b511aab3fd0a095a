import type { UnknownAction } from '@reduxjs/toolkit';
import { toJson } from '@/app/replay/plainJson';
import type { SessionEntry } from '@/app/replay/sessionFile';
import { redactAction } from './redactAction';
import type { Redaction } from './redaction';

/** Where sentences stand in an action, as JSON pointers, and their names in the catalogue. */
function* places(value: unknown, said: ReadonlyMap<string, string>, path = ''): Generator<[path: string, key: string]> {
  if (typeof value === 'string') {
    const key = said.get(value);
    if (key !== undefined) yield [path, key];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      yield* places(inner, said, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** An action as a file may hold it, fit for JSON, and the sentences of Plaza's own that stand in it. */
export function writable(action: UnknownAction, redaction: Redaction): { a: { type: string }; w?: SessionEntry['w'] } {
  redaction.takeSaid();
  const a = toJson(redactAction(action, redaction)) as { type: string };
  const said = redaction.takeSaid();
  if (said.size === 0) return { a };
  const w = [...places(a, said)];
  return w.length > 0 ? { a, w } : { a };
}
