import type { UnknownAction } from '@reduxjs/toolkit';
import type { SessionFile } from '@/app/replay/sessionFile';
import { contactIn, IN_BYTES, isPhoneNumber } from '@/lib/recording/contacts';
import { finder, textsOf } from '@/lib/recording/findText';
import { leadsTo, namedBy } from './publicWays';
import type { Redaction } from './redaction';

/** Something in a file that must not leave. The value itself is not repeated. */
export interface Leak {
  /** The entry it stands in; 0 for the head and the base. */
  s: number;
  /** Where in that entry, as a JSON pointer. */
  path: string;
  /** `way`: an id by which anybody finds what a member made. */
  kind: 'secret' | 'name' | 'phone' | 'email' | 'way';
}

type Look = (value: string | number, path: string) => Leak['kind'] | undefined;

function look(secrets: ReadonlySet<string>, names: ReadonlySet<string>): Look {
  const kept = [...secrets].map((secret) => finder(secret, false));
  const who = [...names].map((name) => finder(name, true));
  return (value, path) => {
    const text = String(value);
    if (kept.some((finds) => finds(text))) return 'secret';
    if (who.some((finds) => finds(text))) return 'name';
    if (typeof value === 'string') return contactIn(value) ?? (leadsTo(value) ? 'way' : undefined);
    return isPhoneNumber(value) && !IN_BYTES.test(path) ? 'phone' : undefined;
  };
}

/** Of touches only texts may tell of somebody; figures are moments and places. */
const touchTexts = ({ touches = [] }: Pick<SessionFile, 'touches'>) => touches.map(({ name, key }) => ({ name, key }));

function waysIn({ meta }: UnknownAction): string[] {
  const { endpointName, originalArgs } = (meta as { arg?: Record<string, unknown> } | undefined)?.arg ?? {};
  return typeof endpointName === 'string' ? namedBy(endpointName, originalArgs) : [];
}

/**
 * Looks through a finished file for what was taken out of it, as it is, in base64 and URL-encoded, and for anything
 * that reads like a phone number or an e-mail address, or by which anybody finds what a member made. Any hit means that the file is not written.
 */
export function findLeaks(
  file: Pick<SessionFile, 'base' | 'entries' | 'checkpoints' | 'marks' | 'loads' | 'touches' | 'live'> & {
    header: { note?: string };
  },
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
  search(0, {
    note: file.header.note,
    base: file.base,
    loads: file.loads,
    marks: file.marks,
    touches: touchTexts(file),
    live: file.live,
  });
  for (const { s, a, d = [] } of file.entries) {
    search(s, { a });
    for (const field of waysIn(a)) leaks.push({ s, path: `/a/meta/arg/originalArgs/${field}`, kind: 'way' });
    for (const [path, value] of d) {
      search(s, path, '/d');
      search(s, value, `/d${path}`);
    }
  }
  for (const { s, state } of file.checkpoints) search(s, state);
  return leaks;
}

/** Looks through what is about to be kept; parts of lists that were found clean and kept before are passed over. */
export class KeptScan {
  private readonly judge: Look;
  private readonly fresh: object[] = [];

  constructor(private readonly redaction: Redaction) {
    this.judge = look(redaction.secrets, redaction.names);
  }

  isClean(value: unknown): boolean {
    const passed = (part: object) => {
      const isKept = this.redaction.isKeptPart(part);
      if (isKept === false) this.fresh.push(part);
      return isKept === true;
    };
    for (const [path, text] of textsOf(value, '', passed)) if (this.judge(text, path)) return false;
    return true;
  }

  /** What was clean has been kept. */
  kept(): void {
    for (const part of this.fresh) this.redaction.partKept(part);
  }
}
