import { setImmediate as turn } from 'node:timers/promises';
import { errorCode } from '@server/db/tx';
import { ProductError } from '@server/errors';
import type { ErrorKey } from '@server/text/errors';
import * as v from 'valibot';
import { code } from '@/contract/codes';
import { MOST_ENTRIES, Recording, RecordingEntry, traceOfAction } from '@/contract/recording';
import { CASE_MOST_BYTES } from '@/contract/support';
import { contactIn, IN_BYTES, isPhoneNumber } from '@/lib/recording/contacts';
import { type Finds, finder, textsOf } from '@/lib/recording/findText';
import { guardTree } from '@/lib/recording/guardTree';
import { recordingText } from '@/lib/recording/recordingText';
import { unpacked } from './store';

/** A recording that may be kept. */
export interface Judged {
  /** Unpacked, without what no recording has. */
  text: string;
  build: string;
  actions: number;
  /** What the member can read out of it; none in older ones. */
  support: string | null;
  /** What the server's log calls the calls in it, the latest thousand. */
  traces: string[];
}

/** Calls of a recording that the server can be asked about. */
const MOST_TRACES = 1_000;
/** As `ids.token` makes them. */
const TRACE = /^[\w-]{6,40}$/;

/** Others have their turn after so many ms of looking. */
const SLICE_MS = 8;
const GZIP = Buffer.from([0x1f, 0x8b]);

const refuse = (said: ErrorKey, data: Record<string, unknown> | null = null) =>
  new ProductError(code.fileType, said, data);

async function textOf(bytes: Buffer): Promise<string> {
  const isPacked = bytes.subarray(0, GZIP.length).equals(GZIP);
  const plain = isPacked
    ? await unpacked(bytes).catch((error: unknown) => {
        if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') return null;
        throw refuse('recordingUnreadable');
      })
    : bytes;
  if (plain === null || plain.length > CASE_MOST_BYTES.unpacked) {
    throw new ProductError(code.fileTooLarge, 'recordingTooLarge');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    throw refuse('recordingUnreadable');
  }
}

/** Runs work to its end, with turns for others in between. */
async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await turn();
    began = performance.now();
  }
}

type Head = Omit<v.InferOutput<typeof Recording>, 'entries'>;
type Entry = v.InferOutput<typeof RecordingEntry>;

/** The shape of a recording, and every entry in its place; what has no name in it is left out. */
function* shaped(value: unknown): Generator<void, { head: Head; entries: Entry[] }> {
  const read = v.safeParse(Recording, value, { abortEarly: true });
  if (!read.success) throw refuse('recordingUnreadable');
  const { entries: rows, ...head } = read.output;
  // A log of DevTools went through no rules, and too long a one is no visit.
  if (head.header.redaction === 'none' || rows.length > MOST_ENTRIES || head.end.s !== rows.length) {
    throw refuse('recordingUnreadable');
  }
  const entries: Entry[] = [];
  for (const row of rows) {
    const entry = v.safeParse(RecordingEntry, row, { abortEarly: true });
    const [nth, before] = [entries.length + 1, entries.at(-1)?.t ?? 0];
    if (!entry.success || entry.output.s !== nth || entry.output.t < before) {
      throw refuse('recordingUnreadable', { entry: nth });
    }
    entries.push(entry.output);
    yield;
  }
  return { head, entries };
}

/** Whether a part of it leads to a person: a phone, an address of mail, or what the sender is known by. */
function tells(part: unknown, secrets: readonly Finds[]): boolean {
  for (const [path, value] of textsOf(part)) {
    const text = String(value);
    if (secrets.some((finds) => finds(text))) return true;
    if (typeof value === 'string' ? contactIn(value) : isPhoneNumber(value) && !IN_BYTES.test(path)) return true;
  }
  return false;
}

/** What of a head may tell: hashes and moments are figures that say nothing. */
const texts = ({ header: { note, build, lang }, base, checkpoints, marks, loads = [], touches = [] }: Head) => ({
  note,
  build,
  lang,
  base,
  checkpoints,
  marks,
  bases: loads.map((load) => load.base),
  touches: touches.map(({ role, name, key }) => ({ role, name, key })),
});

/** The first entry that tells; 0: the head. */
function* firstToTell(head: Head, entries: readonly Entry[], secrets: readonly string[]) {
  const finds = secrets.map((secret) => finder(secret, false));
  if (tells(texts(head), finds)) return 0;
  for (const { s, a, d = [] } of entries) {
    if (tells({ a, d: d.map(([path, value]) => [path, value]) }, finds)) return s;
    yield;
  }
  return undefined;
}

/** The names of its calls that an answer came to. */
function tracesOf(entries: readonly Entry[]): string[] {
  const named = entries.flatMap(({ a }) => {
    const trace = traceOfAction(a);
    return trace !== undefined && TRACE.test(trace) ? [trace] : [];
  });
  return [...new Set(named)].slice(-MOST_TRACES);
}

/**
 * Looks at a stranger's file from end to end: 5002 beyond its size, packed or unpacked; 5001 for what is no recording, what went through
 * no redaction, and what holds a phone, an e-mail address or one of the `secrets` of whoever sent it.
 */
export async function judgeRecording(bytes: Buffer, secrets: readonly string[]): Promise<Judged> {
  const text = await textOf(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('recordingUnreadable');
  }
  if (await inTurns(guardTree(value))) throw refuse('recordingUnreadable');
  const { head, entries } = await inTurns(shaped(value));
  const entry = await inTurns(firstToTell(head, entries, secrets));
  if (entry !== undefined) throw refuse('recordingTells', { entry });
  const { build, support = null } = head.header;
  return {
    ...{ text: recordingText({ ...head, entries }), build, support },
    ...{ actions: entries.length, traces: tracesOf(entries) },
  };
}
