/** Deeper than any real state or action. */
export const DEEPEST = 40;
/** Names that reach into objects themselves. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** The DevTools' way to write what JSON cannot; anything but `undefined` would bring objects to life. */
const JSAN = '$jsan';
/** Nodes looked at before others may have their turn. */
const AT_ONCE = 500;

/** What makes a stranger's JSON one that nobody should look into further, and where, as a JSON pointer. */
export interface TreeFault {
  kind: 'tooDeep' | 'forbiddenKey';
  path: string;
}

const isUndefinedMark = (value: object) => {
  const names = Object.keys(value);
  return names.length === 1 && (value as Record<string, unknown>)[JSAN] === 'u';
};

/** Looks for what does harm, in pieces. Walks without recursion, so that no depth can break the walk itself. */
export function* guardTree(top: unknown): Generator<void, TreeFault | undefined> {
  let seen = 0;
  const left: { value: unknown; path: string; depth: number }[] = [{ value: top, path: '', depth: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path, depth } = next;
    seen += 1;
    if (seen % AT_ONCE === 0) yield;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEEPEST) return { kind: 'tooDeep', path };
    for (const name of Object.keys(value)) {
      const at = `${path}/${name}`;
      if (FORBIDDEN.has(name) || (name === JSAN && !isUndefinedMark(value))) return { kind: 'forbiddenKey', path: at };
      left.push({ value: (value as Record<string, unknown>)[name], path: at, depth: depth + 1 });
    }
  }
  return undefined;
}
