import type { UnknownAction } from '@reduxjs/toolkit';
import { fromJson } from '@/app/replay/plainJson';
import type { SessionFile } from '@/app/replay/sessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';
import { createTape } from '@/kernel/tape';
import { type Exported, exportSession } from './exportSession';

/**
 * The same session with the states this build makes of it: a log of the DevTools goes through the recording rules, a
 * session file only gets new hashes and changes (when a divergence is what was wanted).
 */
export async function recordAgain(file: SessionFile, id: string): Promise<Exported> {
  const { header, base, entries, marks, loads, touches } = file;
  // What a file of another tool says of itself is no reason to let anything through.
  if (header.reason !== 'devtools') {
    const own = marks.filter(({ kind }) => kind === 'crash' || kind === 'note');
    const beside = { ...(loads && { loads }), ...(touches && { touches }) };
    const parts = { header, ...(base ? { base } : {}), actions: entries, marks: own, ...beside };
    const again = await writeSession(parts);
    return { ok: true, file: again, text: sessionText(again) };
  }
  const tape = createTape();
  tape.entries = entries.map(({ a, t }) => ({ action: fromJson(a) as UnknownAction, at: header.recordedAt + t }));
  const { viewport, lang } = header;
  return exportSession(tape, { id, build: 'unknown', utcOffset: 480, viewport, lang, reason: 'test' });
}
