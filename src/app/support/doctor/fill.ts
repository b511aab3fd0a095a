import type { Sample, Source } from './samples';

/** Payloads of good answers by call, and by `call/sample`. */
export type Seen = ReadonlyMap<string, unknown>;

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All rows a path leads through to before its last field: lists are walked, wherever they stand. */
function rowsAt(value: unknown, path: readonly string[]): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((one) => rowsAt(one, path));
  if (!isRow(value)) return [];
  const [field, ...rest] = path;
  return field === undefined ? [value] : rowsAt(value[field], rest);
}

const fits = (row: Record<string, unknown>, where: Readonly<Record<string, unknown>>) =>
  Object.entries(where).every(([field, wanted]) =>
    wanted === 'some' ? Number(row[field]) > 0 : row[field] === wanted,
  );

function valueFor(source: Source, seen: Seen, uid: string): unknown {
  if ('is' in source) return source.is;
  if ('uid' in source) return uid;
  const path = source.path.split('.');
  const field = path.slice(-1)[0] ?? '';
  const outer = path.slice(0, -1);
  // A condition speaks of the row of the list, also where the wanted field lies deeper.
  const rows = rowsAt(seen.get(source.from), outer.slice(0, 1)).filter((row) => fits(row, source.where));
  const values = rowsAt(rows, outer.slice(1)).flatMap((row) => row[field] ?? []);
  return source.list ? (values.length > 0 ? values.slice(0, 2) : undefined) : values[0];
}

/** The input of a sample; undefined while an answer it needs is not there. */
export function fill(sample: Sample, seen: Seen, uid: string): Record<string, unknown> | undefined {
  const input: Record<string, unknown> = {};
  for (const [field, source] of Object.entries(sample)) {
    const value = valueFor(source, seen, uid);
    if (value === undefined) return undefined;
    input[field] = value;
  }
  return input;
}
