/** A value of what was or is, by its path; whether the other side says otherwise. */
export interface Line {
  path: string;
  value: string;
  differs: boolean;
}

/** A JSON text as one value a path; lists of plain values stay together. */
function flat(value: unknown, path = ''): [path: string, value: string][] {
  const isPlainList = Array.isArray(value) && value.every((each) => each === null || typeof each !== 'object');
  if (value === null || typeof value !== 'object' || isPlainList) return [[path, JSON.stringify(value) ?? '']];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, path === '' ? name : `${path}.${name}`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What was and what is, line by line, with what differs marked; null for a side that there is not. */
export function beforeAfter(
  before: string | null | undefined,
  after: string | null | undefined,
): { before: Line[] | null; after: Line[] | null } {
  const sides = [before, after].map((text) => (text == null ? null : new Map(flat(parsed(text)))));
  const [was = null, is = null] = sides;
  const lines = (side: Map<string, string> | null, other: Map<string, string> | null) =>
    side && [...side].map(([path, value]) => ({ path, value, differs: other?.get(path) !== value }));
  return { before: lines(was, is), after: lines(is, was) };
}
