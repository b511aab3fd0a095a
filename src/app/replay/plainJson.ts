/** Stands in JSON where an object has a field whose value is `undefined`: some reducers ask whether it is there. */
const UNDEFINED = '$undefined';

const isMark = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1 && UNDEFINED in value;

/** What can be written as it is. */
const written = new WeakSet<object>();

/** A value as it can be written, which is not gone through again when it stands in another. Nobody may change it any more. */
export function toJsonOnce(value: object): object {
  const json = toJson(value) as object;
  written.add(json);
  return json;
}

/** A value as it can be written: what JSON cannot say becomes a mark or nothing. */
export function toJson(value: unknown): unknown {
  if (value === undefined) return { [UNDEFINED]: 1 };
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return null;
  if (typeof value !== 'object' || value === null) return value;
  if (written.has(value)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => typeof inner !== 'function' && typeof inner !== 'symbol')
      .map(([name, inner]) => [name, toJson(inner)]),
  );
}

/** The value behind its JSON, marks taken back. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMark(value)) return undefined;
  if (Array.isArray(value)) return value.map(fromJson);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromJson(inner)]));
}
