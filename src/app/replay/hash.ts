const known = new WeakMap<object, string>();

/** Kept out of every hash: what redux-persist writes into a slice. */
const FOREIGN = '_persist';

/** 2×32 bits over a text, in hex; for comparing, not for security. */
export function textHash(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x85ebca6b);
    two = Math.imul(two ^ unit, 0xc2b2ae35);
  }
  one = Math.imul(one ^ (one >>> 16), 0x21f0aaad) ^ Math.imul(two ^ (two >>> 15), 0x735a2d97);
  two = Math.imul(two ^ (two >>> 16), 0x21f0aaad) ^ Math.imul(one ^ (one >>> 15), 0x735a2d97);
  return hex(one) + hex(two);
}

const hex = (bits: number) => (bits >>> 0).toString(16).padStart(8, '0');

/** What JSON leaves out of objects and writes as null in arrays. */
const isAbsent = (value: unknown) => value === undefined || typeof value === 'function' || typeof value === 'symbol';

/** A canonical text of a value: scalars as JSON, anything else as its hash. Keys are ordered; what JSON drops is dropped. */
function part(value: unknown): string {
  if (isAbsent(value)) return 'null';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value + 0) : 'null';
  return typeof value === 'object' && value !== null ? `#${valueHash(value)}` : JSON.stringify(value);
}

/** The hash of a value by what JSON says of it; remembered for each object, so equal references cost nothing. */
export function valueHash(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textHash(part(value));
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = Array.isArray(value)
    ? `[${value.map(part).join()}]`
    : `{${Object.keys(value)
        .sort()
        .filter((key) => key !== FOREIGN && !isAbsent((value as Record<string, unknown>)[key]))
        .map((key) => `${JSON.stringify(key)}:${part((value as Record<string, unknown>)[key])}`)
        .join()}}`;
  const hash = textHash(text);
  known.set(value, hash);
  return hash;
}

/** RTK Query's own settings: about this process and this browser, not about the session. */
const ENVIRONMENT = 'config';

/** What of a state is compared: the named slices, without redux-persist's marks and RTK Query's settings. */
export function comparable(state: object, slices: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    slices.map((name) => {
      const slice = (state as Record<string, unknown>)[name];
      return [name, name === 'api' ? withoutEnvironment(slice as object) : slice];
    }),
  );
}

const stripped = new WeakMap<object, object>();

function withoutEnvironment(api: object | undefined): object | undefined {
  if (!api) return api;
  const before = stripped.get(api);
  if (before) return before;
  const { [ENVIRONMENT]: _environment, ...rest } = api as Record<string, unknown>;
  stripped.set(api, rest);
  return rest;
}

/** The hash of a state, over the named slices. */
export const stateHash = (state: object, slices: readonly string[]): string => valueHash(comparable(state, slices));
