import type { Breathe } from '@/app/replay/breathe';
import { isRecorded } from '@/app/replay/isRecorded';
import type { Gap, PageLoad, SessionFile, SessionHeader } from '@/app/replay/sessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';
import type { Tape } from '@/kernel/tape';
import { redactCrash } from './crashText';
import type { EarlierLoad } from './earlierLoad';
import { foldEntries } from './foldEntries';
import type { KeptEntry } from './keptTape';
import { findLeaks, type Leak } from './leakScan';
import { createLiveChecks } from './liveChecks';
import { collectMembers } from './redactAction';
import { redactionOf } from './tapeRedaction';
import { placedTouches, touchesOf } from './touches';
import { writable } from './writable';

/** Where and why a session is exported. */
export type ExportSetting = Pick<
  SessionHeader,
  'id' | 'build' | 'utcOffset' | 'viewport' | 'lang' | 'device' | 'reason' | 'support'
> & {
  /** What the member says about it; checked for phone numbers and addresses like the rest. */
  note?: string;
  /** Only so many entries from the end; what was before is folded into the base. */
  last?: number;
  breathe?: Breathe;
  /** Page loads of the same tab before this one, redacted when they were kept. */
  earlier?: readonly EarlierLoad[];
};

/** A file ready to be saved, or the reasons why there is none. */
export type Exported = { ok: true; file: SessionFile; text: string } | { ok: false; leaks: Leak[] };

/** Actions of several page loads in a row, and where each load after the first begins. */
function inARow(loads: readonly (Omit<EarlierLoad, 'after'> & { after?: Gap['why'] })[]) {
  const entries: KeptEntry[] = [];
  const later: Omit<PageLoad, 'start'>[] = [];
  let between: Gap['why'] | undefined;
  for (const { build, base, entries: own, after } of loads) {
    const [first] = own;
    const before = entries.slice(-1)[0];
    if (first && before) {
      const gap = { ms: Math.max(0, first.at - before.at), why: between ?? 'left' };
      later.push({ s: entries.length + 1, build, ...(base ? { base } : {}), gap });
    }
    entries.push(...own);
    // What was withheld is said, whatever came after it.
    if (between !== 'withheld' || own.length > 0) between = after;
  }
  return { entries, later };
}

/** Marks stand after the entry that was the last one before them. */
function placed(marks: Tape['marks'], entries: readonly { at: number }[]) {
  return marks.map(({ at, kind, text }) => ({ s: entries.filter((entry) => entry.at <= at).length, kind, text }));
}

/**
 * Makes a session file of what the tape holds. Every action goes through its recording rule, the states are made anew
 * from what is left, and the finished file is searched for everything that was taken out: any hit, and there is no file.
 * The tape and the running session stay as they are.
 */
export async function exportSession(tape: Tape, setting: ExportSetting): Promise<Exported> {
  const { last = Number.POSITIVE_INFINITY, breathe, earlier = [], ...head } = setting;
  const all = tape.entries.filter(({ action }) => isRecorded(action));
  const redaction = redactionOf(tape);
  collectMembers(all, redaction);
  const cut = Math.max(0, all.length - last);
  const base = await foldEntries(tape.base, all.slice(0, cut), redaction, breathe);
  const own: KeptEntry[] = [];
  const noted = all.slice(cut);
  for (const { action, at } of noted) {
    own.push({ at, ...writable(action, redaction) });
    await breathe?.();
  }
  const now = { build: head.build, ...(base ? { base } : {}), entries: own, marks: [] };
  const loads: Parameters<typeof inARow>[0] = [...earlier, now];
  const { entries, later } = inARow(loads);
  const first = loads.find((load) => load.entries.length > 0) ?? now;
  const recordedAt = entries[0]?.at ?? 0;
  let t = 0;
  // What led to what, and the states, are known of this page load alone.
  const earlierOnes = entries.length - noted.length;
  const places = new Map(noted.map(({ action }, at) => [action, earlierOnes + at + 1]));
  const actions = entries.map(({ a, at, w }, index) => {
    const by = noted[index - earlierOnes]?.by;
    const cause = by && places.get(by);
    // A member's clock may be set back meanwhile.
    t = Math.max(t, at - recordedAt);
    return { t, a, ...(w && { w }), ...(cause === undefined ? {} : { by: cause }) };
  });
  const header = { ...head, build: first.build, recordedAt, redaction: 'allow-list-2' } as const;
  const ownMarks = tape.marks.map((mark) => ({ ...mark, text: redactCrash(mark.text) }));
  const marks = placed([...earlier.flatMap((load) => load.marks), ...ownMarks], entries);
  const ownTouches = touchesOf(tape.touches ?? [], redaction);
  const touched = [...earlier.flatMap((load) => load.touches ?? []), ...ownTouches];
  const touches = placedTouches(touched, entries, recordedAt);
  const begin = first.base ? { base: first.base } : {};
  const states = new Map(noted.flatMap(({ state }, at) => (state ? [[earlierOnes + at + 1, state]] : [])));
  const live = createLiveChecks(states, redaction);
  const file = await writeSession({ header, ...begin, actions, marks, loads: later, touches, live }, breathe);
  const leaks = findLeaks(file, redaction);
  return leaks.length > 0 ? { ok: false, leaks } : { ok: true, file, text: sessionText(file) };
}
