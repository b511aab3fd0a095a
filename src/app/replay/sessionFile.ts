import type { UnknownAction } from '@reduxjs/toolkit';
import { type InApp, type SESSION_FORMAT, traceOfAction } from '@/contract/recording';

/** The version that is written; older ones are migrated when read. */
export const SESSION_VERSION = 2;

/** What kind of device a session was recorded on: as much as the screens depend on, and no more. */
export interface SessionDevice {
  system: 'android' | 'ios' | 'other';
  /** The app whose built-in browser it was. */
  app?: InApp;
  touch: boolean;
}

/** Where and when a session was recorded. Nothing here tells who. */
export interface SessionHeader {
  /** A name for this one file; made anew at each export. */
  id: string;
  /** Which build of the app (`ports.document.build`). */
  build: string;
  /** Epoch ms of the first entry. */
  recordedAt: number;
  /** Minutes east of UTC (480 in Shanghai), so that dates are shown as the member saw them. */
  utcOffset: number;
  /** Width and height in CSS px. */
  viewport: readonly [number, number];
  lang: string;
  /** Absent in older files and in logs that DevTools wrote. */
  device?: SessionDevice;
  /** Which rules it went through (2: what the member made has placeholders too); `none` for a log that DevTools wrote. */
  redaction: 'allow-list-1' | 'allow-list-2' | 'none';
  /** Why it was made. */
  reason: 'support' | 'crash' | 'test' | 'devtools';
  /** The slices the state had; comparing looks at these only, so that a later slice is no divergence. */
  slices: readonly string[];
  /** Hash of the state before the first entry. */
  start: string;
  /** What the member said about it. */
  note?: string;
  /** What a member can read out on the phone, such as `K7Q2-M4`: the server's log lines of this visit carry it too. */
  support?: string;
}

/** What lies between two page loads of one tab, of which nothing is known. */
export interface Gap {
  /** From the last entry before it to the first after it, ms. */
  ms: number;
  /**
   * `cashier`: the app sent the tab there · `reload`, `left`: the page was loaded again, or another one in between ·
   * `vanished`: the page ended without a word (a crash, a tab that the system took) · `withheld`: what there was might have named somebody.
   */
  why: 'cashier' | 'reload' | 'left' | 'vanished' | 'withheld';
}

/** A page load after the first one: from its first entry on, the state is another one, begun anew. */
export interface PageLoad {
  /** Its first entry. */
  s: number;
  build: string;
  /** Hash of the state before that entry. */
  start: string;
  /** That state; absent: as the app starts. */
  base?: object;
  /** What lies before it. */
  gap: Gap;
}

/** What a finger, a mouse or a key did; never what was written. */
export interface Touch {
  /** Ms since `recordedAt`. */
  t: number;
  /** It came after this entry (0: before all). */
  s: number;
  kind: 'down' | 'up' | 'scroll' | 'key';
  /** Of what was touched, by ARIA: `button`, `link`, `tab`. */
  role?: string;
  /** Its accessible name where the catalogue has it; dots for any other text. */
  name?: string;
  /** Where, in percent of the window from its left and upper edge. */
  x?: number;
  y?: number;
  /** A key that is no letter: `Enter`, `Tab`, `ArrowDown`. */
  key?: string;
  /** `dead`: nothing was dispatched on it · `rage`: the third and later ones on the same spot within a second. */
  odd?: 'dead' | 'rage';
}

/** One slice as it was live and as it is made again from the redacted actions. */
export interface LiveCheck {
  /** After this entry. */
  s: number;
  slice: string;
  agrees: boolean;
  /** Where not, as a JSON pointer into the state. */
  path?: string;
}

/**
 * One change of the state: a JSON pointer and the new value; without a value the field is gone. Of a long value only
 * the hash is kept, in the third place.
 */
export type Change = [path: string] | [path: string, value: unknown] | [path: string, value: null, hash: string];

/** One action. */
export interface SessionEntry {
  /** Counted from 1, without gaps. */
  s: number;
  /** Ms since `recordedAt`; never decreases. */
  t: number;
  /** The action as the reducers got it. A value of `undefined` is written as `{"$undefined":1}`. */
  a: UnknownAction;
  /** Hash of the state after it; absent in logs that DevTools wrote. */
  h?: string;
  /** What it changed; absent in logs that DevTools wrote. */
  d?: readonly Change[];
  /** Hash of each slice that it changed, so that a replay that went another way is named by slice even out of step. */
  hs?: Readonly<Record<string, string>>;
  /** Sentences of the catalogue that stand in the action: JSON pointer into `a`, and the key. */
  w?: readonly (readonly [path: string, key: string])[];
  /** The entry whose effect dispatched it; absent where it came from outside (a finger, the page, the browser), and in older files. */
  by?: number;
  /** Its link of the chain that ends in the file's digest: tells which entry was changed first. Absent in older files. */
  c?: string;
}

/** The state after entry `s`, whole, so that expected values can be shown. */
export interface Checkpoint {
  s: number;
  state: object;
}

/** Something beside the actions, after entry `s` (0: before all). */
export type SessionMark =
  | { s: number; kind: 'illegal'; machine: string; event: string; from: string }
  | { s: number; kind: 'crash' | 'note' | 'threw'; text: string };

/** A recorded session (`*.session.json`). Every file is untrusted: read it with `readSessionFile`. */
export interface SessionFile {
  format: typeof SESSION_FORMAT;
  v: number;
  header: SessionHeader;
  /** The state before the first entry; absent: as the app starts. */
  base?: object;
  entries: readonly SessionEntry[];
  checkpoints: readonly Checkpoint[];
  marks: readonly SessionMark[];
  /** Page loads after the first one, in order; absent: there was one. */
  loads?: readonly PageLoad[];
  /** The latest touches, oldest first; absent where nobody noted them. */
  touches?: readonly Touch[];
  /** What was compared with the live states at export; absent: nothing was. */
  live?: readonly LiveCheck[];
  /** `digest` tells damage; it cannot prove honesty. `head` is the link after header and base; absent in older files. */
  end: { s: number; digest: string; head?: string };
}

/** What the server's log calls the call that this entry is the answer of. */
export const traceOf = ({ a }: Pick<SessionEntry, 'a'>): string | undefined => traceOfAction(a);
