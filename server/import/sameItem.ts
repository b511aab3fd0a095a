import type { Item } from './kinds/contentKind';

/** A value with its fields in one order, however it was stored. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  );
}

const textOf = (value: unknown): string => JSON.stringify(ordered(value)) ?? '';

/** Whether two items, or two of their fields, say the same. */
export const isSameItem = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** The fields that two items differ in. */
export function changedFields(before: Item | null, after: Item): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameItem(before?.[name], after[name]));
}
