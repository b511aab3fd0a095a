import { clearKept } from '@/app/recorder/keptTape';
import type { Leak } from '@/app/recorder/leakScan';
import type { Ports } from '@/kernel/ports';
import { supportMenuText as text } from '@/text/supportMenu';
import { exportWhole } from './exportWhole';

/** What a recording can be handed over as. */
export type ExportKind = 'session.json' | 'devtools.json' | 'actions.json';

/** A file by name, or what must not leave. */
export type Made = { ok: true; name: string; text: string } | { ok: false; leaks: readonly Leak[] };

/** Makes a file of what this visit has done so far; the code for it comes when the first is wanted. */
export async function makeExport(ports: Ports, kind: ExportKind, note: string): Promise<Made> {
  const { actionsText, liftedText } = await import(/* webpackChunkName: "recorder" */ '@/app/replay/toDevTools');
  // The DevTools know one page load; ours know those before it.
  const why = { reason: 'support', alone: kind !== 'session.json', ...(note ? { note } : {}) } as const;
  const made = await exportWhole(ports, why);
  if (!made.ok) return made;
  const name = text.fileName(made.file.header.id.slice(0, 8), kind);
  const texts = { 'session.json': () => made.text, 'devtools.json': liftedText, 'actions.json': actionsText };
  return { ok: true, name, text: texts[kind](made.file) };
}

/** Stops noting and forgets what was noted; from then on only a new page records again. */
export async function stopRecording(ports: Ports): Promise<void> {
  const { tape, session } = ports;
  tape.stopped = 'byMember';
  tape.entries = [];
  tape.marks = [];
  tape.touches?.splice(0);
  delete tape.base;
  clearKept(session);
  const { forgetMember } = await import(/* webpackChunkName: "recorder" */ '@/app/recorder/tapeRedaction');
  const { keeperOf } = await import(/* webpackChunkName: "recorder" */ '@/app/recorder/keeper');
  keeperOf(ports)?.forget();
  forgetMember(tape);
}
