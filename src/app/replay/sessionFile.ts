import type { UnknownAction } from '@reduxjs/toolkit';

/** The name every session file says at its head. */
export const SESSION_FORMAT = 'plaza-session';
/** The version that is written; older ones are migrated when read. */
export const SESSION_VERSION = 1;

/** What kind of device a session was recorded on: as much as the screens depend on, and no more. */
export interface SessionDevice {
  system: 'android' | 'ios' | 'other';
  /** The app whose built-in browser it was. */
  app?: 'wechat' | 'qq' | 'weibo' | 'other';
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
  /** Which rules it went through; `none` for a log that DevTools wrote. */
  redaction: 'allow-list-1' | 'none';
  /** Why it was made. */
  reason: 'support' | 'crash' | 'test' | 'devtools';
  /** The slices the state had; comparing looks at these only, so that a later slice is no divergence. */
  slices: readonly string[];
  /** Hash of the state before the first entry. */
  start: string;
  /** What the member said about it. */
  note?: string;
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
  /** `digest` tells damage; it cannot prove honesty. `head` is the link after header and base; absent in older files. */
  end: { s: number; digest: string; head?: string };
}
