import type { Rule } from '@/kernel/recording';
import { masked, shapeOfNumber, shapeOfText } from './masks';
import type { Redaction } from './redaction';

/** Never written, whatever a rule says: a second net under the rules. */
const NEVER = /^(token|password|oldPassword|newPassword|phone|phoneMasked|debugCode|inviteCode|deviceID|email|idCard)$/;

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
  if (typeof rule === 'object') return byField(value, rule, redaction);
  const leaf: Walk =
    rule === 'pseudonym'
      ? (inner) => redaction.pseudonyms.of(inner)
      : rule === 'keep'
        ? (inner) => kept(inner, redaction)
        : rule === 'length'
          ? (inner) => (typeof inner === 'string' ? masked(inner) : typeof inner === 'number' ? 0 : inner)
          : (inner) => shape(inner, redaction);
  return walk(value, leaf, redaction);
}

function kept(value: unknown, redaction: Redaction): unknown {
  if (typeof value === 'number' && redaction.names.has(String(value))) return redaction.pseudonyms.of(value);
  return typeof value === 'string' ? redaction.known(value) : value;
}

function shape(value: unknown, redaction: Redaction): unknown {
  if (typeof value === 'number') return shapeOfNumber(value);
  if (typeof value !== 'string') return value;
  const key = redaction.cacheKey(value);
  return key ?? redaction.known(shapeOfText(value));
}

function byField(value: unknown, rules: Readonly<Record<string, Rule>>, redaction: Redaction): unknown {
  if (Array.isArray(value)) return value.map((row) => byField(row, rules, redaction));
  // A scalar where fields were expected has no rule.
  if (typeof value !== 'object' || value === null) return redactValue(value, 'shape', redaction);
  if (!isPlain(value)) return {};
  return fields(value, (name, inner) => redactValue(inner, rules[name] ?? 'shape', redaction), redaction);
}

function walk(value: unknown, leaf: Walk, redaction: Redaction): unknown {
  if (Array.isArray(value)) return value.map((row) => walk(row, leaf, redaction));
  if (typeof value !== 'object' || value === null) return leaf(value, undefined);
  if (!isPlain(value)) return {};
  return fields(value, (_name, inner) => walk(inner, leaf, redaction), redaction);
}

function fields(value: object, each: (name: string, inner: unknown) => unknown, redaction: Redaction): object {
  const out: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (NEVER.test(name)) {
      redaction.dropped(inner);
      continue;
    }
    if (inner === undefined) {
      out[name] = undefined;
      continue;
    }
    const put = each(name, inner);
    if (put !== undefined) out[redaction.known(name)] = put;
  }
  return out;
}
