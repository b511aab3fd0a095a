import { sessionFileText as say } from '@/text/sessionFiles';
import { otherKind } from './fileKind';
import { parseLines } from './parseLines';
import { Refusal, splitPath } from './refusal';

/** Characters of a file. */
const LONGEST = 20_000_000;
const DEEPEST = 40;
/** Names that reach into objects themselves. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** The DevTools' way to write what JSON cannot; anything but `undefined` would bring objects to life. */
const JSAN = '$jsan';

/** Nodes looked at before others may have their turn. */
const AT_ONCE = 500;

/** Reads a text as JSON that may be looked at, in pieces: no longer or deeper than any real session, and no name that does harm. */
export function* parseGuarded(text: string): Generator<void, unknown> {
  if (text.length > LONGEST) throw new Refusal(say.tooLong(LONGEST / 1_000_000));
  if (text.trim() === '') throw new Refusal(say.empty);
  const kind = otherKind(text);
  if (kind !== undefined) throw new Refusal(say.otherKind(kind));
  let value: unknown;
  try {
    value = yield* parseLines(text.replace(/^\uFEFF/, ''));
  } catch (fault) {
    throw new Refusal(say.notJson(fault instanceof Error ? fault.message : ''));
  }
  yield* guard(value);
  return value;
}

const isUndefinedMark = (value: object) => {
  const names = Object.keys(value);
  return names.length === 1 && (value as Record<string, unknown>)[JSAN] === 'u';
};

/** Walks without recursion, so that no depth can break the walk itself. */
function* guard(top: unknown): Generator<void> {
  let seen = 0;
  const left: { value: unknown; path: string; depth: number }[] = [{ value: top, path: '', depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path, depth } = next;
    seen += 1;
    if (seen % AT_ONCE === 0) yield;
    if (typeof value !== 'object' || value === null) continue;
    const { entry, inside } = splitPath(path);
    if (depth > DEEPEST) throw new Refusal(say.tooDeep(entry, inside, DEEPEST), path, entry);
    for (const name of Object.keys(value)) {
      const at = `${path}/${name}`;
      if (FORBIDDEN.has(name) || (name === JSAN && !isUndefinedMark(value))) {
        const found = splitPath(at);
        throw new Refusal(say.forbiddenKey(found.entry, found.inside), at, found.entry);
      }
      left.push({ value: (value as Record<string, unknown>)[name], path: at, depth: depth + 1 });
    }
  }
}
