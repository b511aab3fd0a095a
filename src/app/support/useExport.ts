import { useState } from 'react';
import type { Leak } from '@/app/recorder/leakScan';
import { usePorts } from '@/kernel/hooks';
import { supportMenuText as text } from '@/text/supportMenu';
import { type ExportKind, type Made, makeExport } from './makeExport';

/** What became of the last export: a sentence, or the places that must not leave. */
export type Outcome = { said: string } | { leaks: readonly Leak[] };

/** Exports that are saved or shared, one at a time. */
export function useExport(note: string) {
  const ports = usePorts();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const make = async (kind: ExportKind, hand: (file: Extract<Made, { ok: true }>) => Promise<string>) => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const made = await makeExport(ports, kind, note);
      setOutcome(made.ok ? { said: await hand(made) } : { leaks: made.leaks });
    } catch (fault) {
      ports.log.warn('A session could not be exported', fault);
      setOutcome({ said: text.failed });
    }
    setBusy(false);
  };

  return {
    busy,
    outcome,
    save: (kind: ExportKind) =>
      void make(kind, async ({ name, text: content }) => {
        const { saveText } = await import(/* webpackChunkName: "recorder" */ '@/app/recorder/saveText');
        saveText(ports, name, content);
        return text.saved(name);
      }),
    share: () =>
      void make('session.json', async ({ name, text: content }) =>
        (await ports.share.shareFile(name, content)) ? text.shared : text.notShared,
      ),
  };
}
