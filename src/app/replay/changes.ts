import { valueHash } from './hash';
import type { Change } from './sessionFile';

/** Values whose JSON is longer are written as their hash. */
const LONGEST = 200;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One step of a JSON pointer. */
const step = (name: string | number) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

function change(path: string, value: unknown): Change {
  if (value === undefined) return [path];
  if (typeof value !== 'object' || value === null) return [path, value];
  const text = JSON.stringify(value);
  return text.length > LONGEST ? [path, null, valueHash(value)] : [path, JSON.parse(text)];
}

/** Whether rows only moved on or were added at the end, so that looking at each of them is worth it. */
const sameRows = (before: readonly unknown[], after: readonly unknown[]) =>
  after.length >= before.length && (after.length === before.length || before.every((row, at) => row === after[at]));

/** What became of `before`, as JSON pointers with their new values; parts that are the same object are not looked at. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (before === after) return [];
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return names
      .filter((name) => name !== '_persist')
      .flatMap((name) => changesBetween(before[name], after[name], path + step(name)));
  }
  if (Array.isArray(before) && Array.isArray(after) && sameRows(before, after)) {
    return after.flatMap((row, at) => changesBetween(before[at], row, path + step(at)));
  }
  return valueHash(before) === valueHash(after) && (before === undefined) === (after === undefined)
    ? []
    : [change(path, after)];
}

/** The value at a JSON pointer, or `undefined`. */
export function valueAt(state: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, name) => (value as Fields | undefined | null)?.[name], state);
}
