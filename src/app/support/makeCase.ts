import type { SessionFile } from '@/app/replay/sessionFile';
import { CASE_MOST_BYTES, type CaseFrom } from '@/contract/support';
import type { RecordingFigures, WithheldWhy } from '@/features/support/supportCaseMachine';
import type { Ports } from '@/kernel/ports';
import { exportWhole } from './exportWhole';

/** A recording ready to be sent, or why there is none. */
export type MadeCase = { ok: true; file: Blob; figures: RecordingFigures } | { ok: false; why: WithheldWhy };

/** Actions of one that had to be made shorter. */
const SHORT = 500;
const MINUTE_MS = 60_000;

/** As gzip where the browser can; as it is in those that cannot. */
async function packed(text: string): Promise<Blob> {
  const plain = new Blob([text]);
  if (typeof CompressionStream === 'undefined') return plain;
  return new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

interface CallMeta {
  condition?: boolean;
  aborted?: boolean;
}

/** Figures of what is in a file. */
function figuresOf({ entries, loads = [] }: SessionFile, bytes: number): RecordingFigures {
  const count = (pattern: RegExp) => entries.filter(({ a }) => pattern.test(a.type)).length;
  const failed = entries.filter(({ a }) => {
    const { condition, aborted } = (a.meta ?? {}) as CallMeta;
    return /^api\/execute\w+\/rejected$/.test(a.type) && !condition && !aborted;
  });
  return {
    minutes: Math.max(1, Math.ceil((entries.slice(-1)[0]?.t ?? 0) / MINUTE_MS)),
    actions: entries.length,
    pages: count(/^navigation\/arrived$/),
    loads: loads.length,
    calls: count(/^api\/execute\w+\/pending$/),
    failed: failed.length,
    bytes,
  };
}

/** Makes what goes to support: all of this tab, or where that is too much, the end of it. */
export async function makeCase(ports: Ports, from: CaseFrom): Promise<MadeCase> {
  if (ports.tape.stopped === 'byMember') return { ok: false, why: 'off' };
  const reason = from === 'crash' ? 'crash' : 'support';
  for (const less of [{}, { alone: true, last: SHORT }]) {
    const made = await exportWhole(ports, { reason, ...less });
    if (!made.ok) return { ok: false, why: 'tells' };
    if (made.file.entries.length === 0) return { ok: false, why: 'empty' };
    const file = await packed(made.text);
    const isTooMuch = file.size > CASE_MOST_BYTES.sent || made.text.length > CASE_MOST_BYTES.unpacked;
    if (!isTooMuch) return { ok: true, file, figures: figuresOf(made.file, file.size) };
  }
  return { ok: false, why: 'failed' };
}
