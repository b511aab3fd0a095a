import type { UnknownAction } from '@reduxjs/toolkit';
import { redactAction } from '@/app/recorder/redactAction';
import { Redaction } from '@/app/recorder/redaction';
import { changesBetween } from '@/app/replay/changes';
import { lasting } from '@/app/replay/volatile';

/** What a log holds has its placeholders already: rules take things out of it and give no new names. */
class Rules extends Redaction {
  override readonly pseudonyms = Object.assign(Object.create(null), {
    of: (value: unknown) => value,
    get: () => undefined,
  });
}

const rules = new Rules();

/** An action as two runs of the same session have it in common. */
export function commonPart(action: UnknownAction): Record<string, unknown> {
  const { type, payload, meta } = redactAction(action, rules);
  const arg = (meta as { arg?: { endpointName?: string; originalArgs?: unknown } } | undefined)?.arg;
  return lasting({ type, payload, ...(arg && { endpoint: arg.endpointName, asked: arg.originalArgs }) }) as Record<
    string,
    unknown
  >;
}

/** What a log hides says nothing: its rules may have been stricter than those of this build. */
function hiddenAlike(made: unknown, recorded: unknown): unknown {
  if (typeof recorded === 'string' && typeof made === 'string') {
    const [said = '', ...hidden] = recorded.split('•');
    return hidden.length > 0 && made.startsWith(said) ? recorded : made;
  }
  if (typeof made !== 'object' || made === null || typeof recorded !== 'object' || recorded === null) return made;
  const alike = ([name, inner]: [string, unknown]) => [name, hiddenAlike(inner, Reflect.get(recorded, name))];
  if (Array.isArray(made)) return made.map((inner, at) => hiddenAlike(inner, Reflect.get(recorded, at)));
  return Object.fromEntries(Object.entries(made).map(alike));
}

/** Where two actions of the same session differ, as a JSON pointer; `undefined`: nowhere. */
export function oddPath(recorded: UnknownAction, made: UnknownAction): string | undefined {
  const then = commonPart(recorded);
  return changesBetween(then, hiddenAlike(commonPart(made), then) as Record<string, unknown>)[0]?.[0];
}
