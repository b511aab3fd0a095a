import type { UnknownAction } from '@reduxjs/toolkit';
import type { Breathe } from '@/app/replay/breathe';
import { isRecorded } from '@/app/replay/isRecorded';
import type { SessionFile, SessionHeader } from '@/app/replay/sessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';
import type { Tape, TapeEntry } from '@/kernel/tape';
import { redactCrash } from './crashText';
import { foldEntries } from './foldEntries';
import { findLeaks, type Leak } from './leakScan';
import { collectMembers, redactAction } from './redactAction';
import { redactionOf } from './tapeRedaction';

/** Where and why a session is exported. */
export type ExportSetting = Pick<
  SessionHeader,
  'id' | 'build' | 'utcOffset' | 'viewport' | 'lang' | 'device' | 'reason'
> & {
  /** What the member says about it; checked for phone numbers and addresses like the rest. */
  note?: string;
  /** Only so many entries from the end; what was before is folded into the base. */
  last?: number;
  breathe?: Breathe;
};

/** A file ready to be saved, or the reasons why there is none. */
export type Exported = { ok: true; file: SessionFile; text: string } | { ok: false; leaks: Leak[] };

/** Marks stand after the entry that was the last one before them. */
function placed(marks: Tape['marks'], entries: readonly TapeEntry[]) {
  return marks.map(({ at, kind, text }) => ({ s: entries.filter((entry) => entry.at <= at).length, kind, text }));
}

/**
 * Makes a session file of what the tape holds. Every action goes through its recording rule, the states are made anew
 * from what is left, and the finished file is searched for everything that was taken out: any hit, and there is no file.
 * The tape and the running session stay as they are.
 */
export async function exportSession(tape: Tape, setting: ExportSetting): Promise<Exported> {
  const { last = Number.POSITIVE_INFINITY, breathe, ...head } = setting;
  const all = tape.entries.filter(({ action }) => isRecorded(action));
  const redaction = redactionOf(tape);
  collectMembers(all, redaction);
  const cut = Math.max(0, all.length - last);
  const base = await foldEntries(tape.base, all.slice(0, cut), redaction, breathe);
  const entries = all.slice(cut);
  const recordedAt = entries[0]?.at ?? 0;
  let t = 0;
  const actions: { t: number; a: UnknownAction }[] = [];
  for (const { action, at } of entries) {
    // A member's clock may be set back meanwhile.
    t = Math.max(t, at - recordedAt);
    actions.push({ t, a: redactAction(action, redaction) });
    await breathe?.();
  }
  const header = { ...head, recordedAt, redaction: 'allow-list-1' } as const;
  const marks = placed(tape.marks, entries).map((mark) => ({ ...mark, text: redactCrash(mark.text) }));
  const file = await writeSession({ header, ...(base ? { base } : {}), actions, marks }, breathe);
  const leaks = findLeaks(file, redaction);
  return leaks.length > 0 ? { ok: false, leaks } : { ok: true, file, text: sessionText(file) };
}
