import * as v from 'valibot';
import { readFields } from '@/api/readFields';
import type { Schema } from '@/contract/call';
import { Null } from '@/contract/fields';
import { HomeFeed, HomeSection } from '@/contract/home';
import { railItems } from '@/contract/rails';
import { hasOwn } from '@/lib/list/hasOwn';
import type { Difference, Got } from './findings';

const LONGEST = 40;
const FIELDS_SHOWN = 5;

const pathText = (keys: readonly PropertyKey[]) =>
  keys.map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`)).join('');

/** The schema of a field deep inside, as far as there is only one way to it. */
function schemaAt(schema: unknown, keys: readonly PropertyKey[]): Schema | undefined {
  let at = schema as Partial<Record<'wrapped' | 'item', unknown>> & { entries?: Record<PropertyKey, unknown> };
  for (const key of [...keys, undefined]) {
    while (at?.wrapped !== undefined) at = at.wrapped as typeof at;
    if (key === undefined || at === undefined) break;
    at = (typeof key === 'number' ? at.item : at.entries?.[key]) as typeof at;
  }
  return at as Schema | undefined;
}

export function gotOf(value: unknown): Got {
  if (value === undefined) return { is: 'nothing' };
  if (Array.isArray(value)) return { is: 'list', count: value.length };
  if (typeof value === 'object' && value !== null) {
    return { is: 'object', fields: Object.keys(value).slice(0, FIELDS_SHOWN) };
  }
  const text = JSON.stringify(value);
  const type = value === null ? 'null' : typeof value;
  return { is: 'value', type, text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text };
}

/** Says of each issue where it is, what was agreed, and what came; the same one in many rows once. */
function gather(found: Map<string, Difference>, schema: Schema, value: unknown, start: string): void {
  const parsed = v.safeParse(schema, value);
  for (const issue of parsed.issues ?? []) {
    const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    const path = `${start}${pathText(keys)}`;
    const missing = issue.kind === 'schema' && issue.input === undefined;
    const inner = missing ? schemaAt(schema, keys) : undefined;
    const expected = inner?.expects ?? issue.expected ?? issue.message;
    const key = `${path} ${expected}`;
    const known = found.get(key) ?? { path, expected, got: gotOf(issue.input), count: 0 };
    found.set(key, { ...known, count: known.count + 1 });
  }
}

/** Rails are read one by one, each by the schema of its type (contract 2). */
function gatherRails(found: Map<string, Difference>, sections: unknown, start: string): void {
  for (const section of Array.isArray(sections) ? sections : [sections]) {
    const { type, items } = (section ?? {}) as { type?: unknown; items?: unknown };
    const item =
      typeof type === 'string' && hasOwn(railItems, type) ? railItems[type as keyof typeof railItems] : undefined;
    if (item && Array.isArray(items)) for (const one of items) gather(found, item, one, `${start}(${type}).items[]`);
  }
}

/** Where the payload of a good answer is not as the contract says; the app reads times of every spelling, and so does this. */
export function compare(output: Schema, data: unknown): Difference[] {
  if (output === Null) return [];
  const found = new Map<string, Difference>();
  const value = readFields(data ?? null);
  gather(found, output, value, 'data');
  if (output === HomeFeed) gatherRails(found, (value as { sections?: unknown } | null)?.sections, 'data.sections');
  if (output === HomeSection) gatherRails(found, value, 'data');
  return [...found.values()];
}
