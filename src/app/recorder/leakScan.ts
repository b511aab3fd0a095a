import type { SessionFile } from '@/app/replay/sessionFile';

/** Something in a file that must not leave. The value itself is not repeated. */
export interface Leak {
  /** The entry it stands in; 0 for the head and the base. */
  s: number;
  /** Where in that entry, as a JSON pointer. */
  path: string;
  kind: 'secret' | 'name' | 'phone' | 'email';
}

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const EMAIL = /[\w.+-]{2,}@[\w-]+\.[a-z]{2,}/i;
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

/** Digits inside longer digits are somebody else's number. */
const holds = (text: string, needle: string): boolean =>
  /^\d+$/.test(needle) ? new RegExp(`(?<!\\d)${needle}(?!\\d)`).test(text) : text.includes(needle);

function formsOf(needle: string): string[] {
  return [needle, encodeURIComponent(needle), ...inBase64(needle)];
}

type Look = (text: string) => Leak['kind'] | undefined;

function look(secrets: ReadonlySet<string>, names: ReadonlySet<string>): Look {
  const forms = [...secrets].flatMap(formsOf);
  const who = [...names].flatMap(formsOf);
  return (text) => {
    if (forms.some((needle) => holds(text, needle))) return 'secret';
    if (who.some((needle) => holds(text, needle))) return 'name';
    if (PHONE.test(text)) return 'phone';
    return EMAIL.test(text) ? 'email' : undefined;
  };
}

function* textsOf(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'number') yield [path, String(value)];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield [`${path}/${name}`, name];
      yield* textsOf(inner, `${path}/${name}`);
    }
  }
}

/**
 * Looks through a finished file for what was taken out of it, as it is, in base64 and URL-encoded, and for anything
 * that reads like a phone number or an e-mail address. Any hit means that the file is not written.
 */
export function findLeaks(
  file: Omit<SessionFile, 'end'>,
  { secrets, names }: { secrets: ReadonlySet<string>; names: ReadonlySet<string> },
): Leak[] {
  const judge = look(secrets, names);
  const leaks: Leak[] = [];
  const search = (s: number, value: unknown) => {
    for (const [path, text] of textsOf(value)) {
      const kind = judge(text);
      if (kind) leaks.push({ s, path, kind });
    }
  };
  search(0, { note: file.header.note, base: file.base, marks: file.marks });
  for (const { s, a, d } of file.entries) search(s, { a, d: d?.map(([path, value]) => [path, value]) });
  for (const { s, state } of file.checkpoints) search(s, state);
  return leaks;
}
