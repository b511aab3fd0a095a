/** Shorter texts are parsed in less than a frame. */
const SHORT = 500_000;
/** What stands for a line; one that the text does not hold itself. */
const MARKS = ['@line', '@@line', '@the-line', '@@the-line'];

/**
 * `JSON.parse` in pieces: our own files hold an object a line, and raw line ends stand in JSON only between values, so such
 * a line is a value by itself. Throws what `JSON.parse` throws.
 */
export function* parseLines(text: string): Generator<void, unknown> {
  if (text.length < SHORT) return JSON.parse(text);
  const mark = MARKS.find((one) => !text.includes(one));
  if (mark === undefined) return JSON.parse(text);
  const values: unknown[] = [];
  const rest: string[] = [];
  try {
    for (let from = 0; from <= text.length; ) {
      yield;
      const at = text.indexOf('\n', from);
      const end = at < 0 ? text.length : at;
      const line = text.slice(from, end);
      from = end + 1;
      const comma = line.endsWith(',') ? ',' : '';
      const value = comma ? line.slice(0, -1) : line;
      if (!value.startsWith('{') || !value.endsWith('}')) {
        rest.push(line);
        continue;
      }
      values.push(JSON.parse(value));
      rest.push(`"${mark}${values.length - 1}"${comma}`);
    }
    return restored(JSON.parse(rest.join('\n')), mark, values);
  } catch {
    // Another layout, or no JSON at all: the whole says it in its own words.
    return JSON.parse(text);
  }
}

function restored(value: unknown, mark: string, values: readonly unknown[]): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? values[Number(value.slice(mark.length))] : value;
  if (Array.isArray(value)) return value.map((inner) => restored(inner, mark, values));
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, inner] of Object.entries(value)) {
    // As JSON.parse does it: never the setter of that name.
    Object.defineProperty(value, name, {
      value: restored(inner, mark, values),
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  return value;
}
