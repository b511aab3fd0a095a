/** What a form holds: the fields of an item, as `server/import/format` has them. */
export type Item = Readonly<Record<string, unknown>>;

export const itemOf = (json: string | null | undefined): Item => (json ? (JSON.parse(json) as Item) : {});

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  );
};
const textOf = (value: unknown): string => JSON.stringify(ordered(value)) ?? '';

/** Fields that two items differ in. */
export function differing(one: Item, other: Item): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => textOf(one[name]) !== textOf(other[name]));
}

/** An item with one field otherwise; what is undefined is left out. */
export function withField(item: Item, name: string, value: unknown): Item {
  const { [name]: _before, ...rest } = item;
  return value === undefined ? rest : { ...item, [name]: value };
}

/** A value in words, as history and differences show it. */
export const shown = (value: unknown): string =>
  value === undefined ? '·' : typeof value === 'string' ? value : JSON.stringify(value);
