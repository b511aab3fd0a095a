import type { SessionFile } from '@/app/replay/sessionFile';
import { contactIn, isPhoneNumber } from './contacts';
import { wordPattern } from './words';

/** Something in a file that must not leave. The value itself is not repeated. */
export interface Leak {
  /** The entry it stands in; 0 for the head and the base. */
  s: number;
  /** Where in that entry, as a JSON pointer. */
  path: string;
  kind: 'secret' | 'name' | 'phone' | 'email';
}

/** Fields in which the contract and the app count bytes: a package of 14 GB reads like a phone and is none. */
const IN_BYTES = /\/(size|bytes)$/;

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

type Test = (text: string) => boolean;

/** Finds a text as it is, in base64 and URL-encoded. A name, a word or a number is found where it is not a part of a longer one. */
function finder(needle: string, isName: boolean): Test {
  const pattern = isName || /^([a-z]+|\d+)$/i.test(needle) ? new RegExp(wordPattern(needle).source) : undefined;
  const encoded = encodeURIComponent(needle);
  const others = [...(encoded === needle ? [] : [encoded]), ...inBase64(needle)];
  return (text) =>
    (text.includes(needle) && (pattern?.test(text) ?? true)) || others.some((other) => text.includes(other));
}

type Look = (value: string | number, path: string) => Leak['kind'] | undefined;

function look(secrets: ReadonlySet<string>, names: ReadonlySet<string>): Look {
  const kept = [...secrets].map((secret) => finder(secret, false));
  const who = [...names].map((name) => finder(name, true));
  return (value, path) => {
    const text = String(value);
    if (kept.some((finds) => finds(text))) return 'secret';
    if (who.some((finds) => finds(text))) return 'name';
    if (typeof value === 'string') return contactIn(value);
    return isPhoneNumber(value) && !IN_BYTES.test(path) ? 'phone' : undefined;
  };
}

/** Values, and names of fields: those that are not ours are data, such as the key of an answer. */
function* textsOf(value: unknown, path = ''): Generator<[path: string, value: string | number]> {
  if (typeof value === 'string' || typeof value === 'number') yield [path, value];
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
  file: Pick<SessionFile, 'base' | 'entries' | 'checkpoints' | 'marks' | 'loads'> & { header: { note?: string } },
  { secrets, names }: { secrets: ReadonlySet<string>; names: ReadonlySet<string> },
): Leak[] {
  const judge = look(secrets, names);
  const leaks: Leak[] = [];
  const search = (s: number, value: unknown, at?: string) => {
    for (const [path, text] of textsOf(value, at)) {
      const kind = judge(text, path);
      if (kind) leaks.push({ s, path, kind });
    }
  };
  search(0, { note: file.header.note, base: file.base, loads: file.loads, marks: file.marks });
  for (const { s, a, d = [] } of file.entries) {
    search(s, { a });
    for (const [path, value] of d) {
      search(s, path, '/d');
      search(s, value, `/d${path}`);
    }
  }
  for (const { s, state } of file.checkpoints) search(s, state);
  return leaks;
}
