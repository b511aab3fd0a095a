import { type FieldRules, isRuleBy, type Rule, type RuleBy } from '@/kernel/recording';
import { hasOwn } from '@/lib/list/hasOwn';
import { isPhoneNumber } from '@/lib/recording/contacts';
import { masked } from '@/lib/recording/masks';
import { isAddress, redactAddress } from './addresses';
import type { Redaction } from './redaction';

/** Never written, whatever a rule says: a second net under the rules. Only for dots in its place may a rule ask by name. */
const NEVER =
  /^(token|password|oldPassword|newPassword|phone|phoneMasked|debugCode|oldCode|inviteCode|deviceID|email|idCard)$/;

type Walk = (value: unknown, name: string | undefined) => unknown;

/** Only plain objects have fields to write; a file or a form says nothing. */
const isPlain = (value: object) => {
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};

/** Takes a value through its rule. Whatever was taken out is told to the redaction, which looks for it afterwards. */
export function redactValue(value: unknown, rule: Rule, redaction: Redaction): unknown {
  if (rule === 'drop') {
    redaction.dropped(value);
    return undefined;
  }
  if (rule === 'dots') redaction.dropped(value);
  if (isRuleBy(rule)) {
    if (Array.isArray(value)) return value.map((row) => redactValue(row, rule, redaction));
    return redactValue(value, ruleFor(value, rule), redaction);
  }
  if (typeof rule === 'object') return byField(value, rule, redaction);
  const leaf: Walk =
    rule === 'pseudonym'
      ? (inner) => redaction.pseudonyms.of(inner)
      : rule === 'keep'
        ? (inner) => kept(inner, redaction)
        : rule === 'words'
          ? (inner) => (typeof inner === 'string' ? redaction.words(inner) : shape(inner, redaction))
          : rule === 'length' || rule === 'dots'
            ? (inner) => (typeof inner === 'string' ? masked(inner) : typeof inner === 'number' ? 0 : inner)
            : (inner) => shape(inner, redaction);
  return walk(value, leaf, redaction);
}

function kept(value: unknown, redaction: Redaction): unknown {
  if (typeof value === 'number') return redaction.knownNumber(value);
  return typeof value === 'string' ? redaction.known(value) : value;
}

/** The structure of a value: addresses of pages by their path, other texts dotted, numbers unless they look like a phone's. */
function shape(value: unknown, redaction: Redaction): unknown {
  if (typeof value === 'number') return isPhoneNumber(value) ? 0 : redaction.knownNumber(value);
  if (typeof value !== 'string') return value;
  if (isAddress(value)) return redaction.known(redactAddress(value, redaction));
  return redaction.cacheKey(value) ?? masked(value);
}

/** The rule of what a value says it is. */
function ruleFor(value: unknown, { $by, of, other = 'shape' }: RuleBy): Rule {
  const kind = typeof value === 'object' && value !== null ? Reflect.get(value, $by) : undefined;
  return typeof kind === 'string' && hasOwn(of, kind) ? (of[kind] ?? other) : other;
}

function byField(value: unknown, rules: FieldRules, redaction: Redaction): unknown {
  if (Array.isArray(value)) return value.map((row) => redaction.part(row, rules, () => byField(row, rules, redaction)));
  // A scalar where fields were expected has no rule.
  if (typeof value !== 'object' || value === null) return redactValue(value, 'shape', redaction);
  if (!isPlain(value)) return {};
  const ruleOf = (name: string) => (hasOwn(rules, name) ? rules[name] : undefined);
  return fields(value, (name, inner) => redactValue(inner, ruleOf(name) ?? 'shape', redaction), redaction, ruleOf);
}

function walk(value: unknown, leaf: Walk, redaction: Redaction): unknown {
  if (Array.isArray(value)) return value.map((row) => walk(row, leaf, redaction));
  if (typeof value !== 'object' || value === null) return leaf(value, undefined);
  if (!isPlain(value)) return {};
  return fields(value, (_name, inner) => walk(inner, leaf, redaction), redaction);
}

function fields(
  value: object,
  each: (name: string, inner: unknown) => unknown,
  redaction: Redaction,
  ruleOf: (name: string) => Rule | undefined = () => undefined,
): object {
  const out: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (NEVER.test(name)) {
      redaction.dropped(inner);
      if (ruleOf(name) !== 'dots') continue;
    }
    if (inner === undefined) {
      out[name] = undefined;
      continue;
    }
    const put = each(name, inner);
    // A field that a rule names is ours; any other name may be data, such as the key of an answer.
    if (put !== undefined) out[ruleOf(name) ? name : redaction.known(name)] = put;
  }
  return out;
}
