import type { SessionFile } from '@/app/replay/sessionFile';
import { contactIn, IN_BYTES, isPhoneNumber } from '@/lib/recording/contacts';
import { finder, textsOf } from '@/lib/recording/findText';

/** Something in a file that must not leave. The value itself is not repeated. */
export interface Leak {
  /** The entry it stands in; 0 for the head and the base. */
  s: number;
  /** Where in that entry, as a JSON pointer. */
  path: string;
  kind: 'secret' | 'name' | 'phone' | 'email';
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
