import fc from 'fast-check';

type Json = Record<string, unknown>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The same JSON with one of its inner values replaced, wherever it stands. */
function replaced(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  if (entries.length === 0) return by;
  const [name, inner] = entries[at % entries.length] as [string, unknown];
  const deeper = typeof inner === 'object' && at % 3 !== 0 ? replaced(inner, at >> 2, by) : by;
  return Array.isArray(value)
    ? value.map((one, n) => (String(n) === name ? deeper : one))
    : { ...value, [name]: deeper };
}

const foreign: readonly unknown[] = [
  null,
  7,
  -1,
  1e308,
  true,
  'x',
  '',
  [],
  {},
  [[]],
  { at: 'unknown' },
  'x'.repeat(5_000),
];

/** Everything that has been seen to happen to a stored text. */
export const damage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.nat(400).map((at) => (text: string) => text.slice(0, at % (text.length + 1))),
  fc.tuple(fc.nat(400), fc.nat(7)).map(([at, bit]) => (text: string) => {
    const where = at % Math.max(1, text.length);
    return text.slice(0, where) + String.fromCharCode(text.charCodeAt(where) ^ (1 << bit)) + text.slice(where + 1);
  }),
  fc.tuple(fc.nat(400), fc.constantFrom(...foreign)).map(
    ([at, by]) =>
      (text: string) =>
        JSON.stringify(replaced(parsed(text), at, by)),
  ),
  fc.constantFrom(...foreign).map((by) => () => JSON.stringify(by)),
  fc.constantFrom('', 'null', 'undefined', '[', '{"', '\u0000', 'NaN', '<html>').map((by) => () => by),
  fc.constant(() => 'x'.repeat(300_000)),
  // Older and newer versions of a record.
  fc.constantFrom(-1, 0, 2, 99).map((version) => (text: string) => {
    const record = parsed(text);
    const note = JSON.stringify({ version, rehydrated: true });
    return typeof record === 'object' ? JSON.stringify({ ...(record as Json), _persist: note, version }) : text;
  }),
  fc
    .constantFrom('__proto__', 'constructor', 'prototype')
    .map((name) => (text: string) => `{"${name}":{"polluted":1},${text.startsWith('{') ? text.slice(1) : `"a":1}`}`),
);
