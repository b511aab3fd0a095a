import type { UnknownAction } from '@reduxjs/toolkit';
import { isRuleBy, type Rule } from '@/kernel/recording';
import { application } from './plaza';
import type { Redaction } from './redaction';
import { redactValue } from './redactValue';

interface CallAction extends UnknownAction {
  payload?: unknown;
  meta: { arg: { endpointName: string; originalArgs?: unknown; param?: unknown }; [field: string]: unknown };
}
interface PatchAction extends UnknownAction {
  payload: { queryCacheKey: string; patches: { op: string; path: (string | number)[]; value?: unknown }[] };
}

const CALL = /^api\/execute(Query|Mutation)\/(pending|fulfilled|rejected)$/;
const PATCHED = 'api/queries/queryResultPatched';

/** The action as a file may hold it. Order of fields and every fact about control flow stay. */
export function redactAction(action: UnknownAction, redaction: Redaction): UnknownAction {
  const { type } = action;
  if (CALL.test(type)) return call(action as CallAction, redaction);
  if (type === PATCHED) return patched(action as PatchAction, redaction);
  if (type === 'persist/REHYDRATE') {
    const key = String(action.key);
    return { type, key, payload: redactValue(action.payload, application.storedRules[key] ?? 'shape', redaction) };
  }
  // What waits for login is an action itself, with a rule of its own.
  if (type === 'pending/remembered') {
    const { action: waiting } = action.payload as { action: UnknownAction };
    return { type, payload: { action: redactAction(waiting, redaction) } };
  }
  const rule = application.actionRules[type] ?? (type.startsWith('api/') ? 'keep' : 'shape');
  return {
    type,
    ...(action.payload !== undefined
      ? { payload: withoutWords(redactValue(action.payload, rule, redaction), redaction) }
      : {}),
    ...('meta' in action
      ? { meta: redactValue(action.meta, type.startsWith('api/') ? 'keep' : 'shape', redaction) }
      : {}),
  };
}

/** Fields that carry what was said to a member; kept or not, words that are not ours may name anybody. */
const WORDS = /^(text|message|msg|words|errors)$/;

function withoutWords(value: unknown, redaction: Redaction, isWords = false): unknown {
  if (typeof value === 'string') return isWords ? redaction.words(value) : value;
  if (Array.isArray(value)) return value.map((row) => withoutWords(row, redaction, isWords));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, field]) => [
    name,
    withoutWords(field, redaction, isWords || WORDS.test(name)),
  ]);
  return Object.fromEntries(inner);
}

function call({ type, payload, meta, error }: CallAction, redaction: Redaction): UnknownAction {
  const { arg, ...rest } = meta;
  const rules = application.endpointRules[arg.endpointName] ?? { arg: 'shape', result: 'shape' };
  const { originalArgs, param, ...how } = arg;
  const failed = type.endsWith('/rejected');
  if (type === 'api/executeMutation/pending') typed(originalArgs, rules.arg, redaction);
  return {
    type,
    ...(payload === undefined
      ? {}
      : { payload: redactValue(payload, failed ? application.faultRule : rules.result, redaction) }),
    meta: {
      ...(redactValue(rest, 'keep', redaction) as object),
      arg: {
        ...(redactValue(how, 'keep', redaction) as object),
        ...(param === undefined ? {} : { param: redactValue(param, application.pageParamRule, redaction) }),
        ...('originalArgs' in arg ? { originalArgs: redactValue(originalArgs, rules.arg, redaction) } : {}),
      },
    },
    // What a thunk threw may quote anything; that it threw is in the type.
    ...(error === undefined ? {} : { error: { message: 'Rejected' } }),
  };
}

/** Shorter texts may stand in any file: the title of a game is a comment too. */
const TYPED = 16;

/** Tells the redaction what somebody wrote and sent. */
function typed(sent: unknown, rule: Rule, redaction: Redaction): void {
  if (typeof sent !== 'object' || sent === null || typeof rule !== 'object') return;
  for (const [name, value] of Object.entries(sent)) {
    const of = isRuleBy(rule) ? undefined : rule[name];
    if (of === 'length' && typeof value === 'string' && [...value].length >= TYPED) redaction.dropped(value);
  }
}

function patched({ type, payload }: PatchAction, redaction: Redaction): UnknownAction {
  const endpoint = payload.queryCacheKey.replace(/\(.*$/s, '');
  const result = application.endpointRules[endpoint]?.result ?? 'shape';
  return {
    type,
    payload: {
      queryCacheKey: redaction.known(payload.queryCacheKey),
      patches: payload.patches.map(({ op, path, value }) => ({
        op,
        path,
        ...(value === undefined ? {} : { value: redactValue(value, ruleAt(result, path), redaction) }),
      })),
    },
  };
}

/** The rule of a part of an answer; rows of a list have the list's. */
function ruleAt(rule: Rule, path: readonly (string | number)[]): Rule {
  return path.reduce<Rule>(
    (at, name) =>
      typeof at === 'string' || typeof name === 'number' ? at : isRuleBy(at) ? 'shape' : (at[name] ?? 'shape'),
    rule,
  );
}

/** Tells the redaction whose session this is, before anything is written: a name may stand in an entry before the login. */
export function collectMembers(entries: readonly { action: UnknownAction }[], redaction: Redaction): void {
  for (const { action } of entries) redaction.member(application.namesIn(action));
}
