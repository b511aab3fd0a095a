import { wordIn } from './wordIn';

/** How many ways bytes can fall into the groups of base64. */
const SHIFTS = 3;

/** The text as base64 would hold it inside a longer text, whichever byte it starts at. */
function inBase64(text: string): string[] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length < 6) return [];
  return Array.from({ length: SHIFTS }, (_none, shift) => {
    const shifted = String.fromCharCode(...new Array<number>(shift).fill(0), ...bytes);
    const code = btoa(shifted).replaceAll('=', '');
    // The first and last characters are mixed with what stands beside them.
    return code.slice(shift === 0 ? 0 : shift + 1, -2);
  });
}

export type Finds = (text: string) => boolean;

/** Finds a text as it is, in base64 and URL-encoded. A name, a word or a number is found where it is not a part of a longer one. */
export function finder(needle: string, isName: boolean): Finds {
  const word = isName || /^([a-z]+|\d+)$/i.test(needle) ? wordIn(needle) : undefined;
  const encoded = encodeURIComponent(needle);
  const others = [...(encoded === needle ? [] : [encoded]), ...inBase64(needle)];
  return (text) =>
    (text.includes(needle) && (word?.isIn(text) ?? true)) || others.some((other) => text.includes(other));
}

/** Values, and names of fields: those that are not ours are data, such as the key of an answer. Nothing of what is `passed` over. */
export function* textsOf(
  value: unknown,
  path = '',
  passed: (part: object) => boolean = () => false,
): Generator<[path: string, value: string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, value];
  else if (typeof value === 'object' && value !== null && !passed(value)) {
    for (const [name, inner] of Object.entries(value)) {
      yield [`${path}/${name}`, name];
      yield* textsOf(inner, `${path}/${name}`, passed);
    }
  }
}
