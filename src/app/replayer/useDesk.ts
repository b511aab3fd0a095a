import { useEffect, useEffectEvent } from 'react';
import { traceOf } from '@/app/replay/sessionFile';
import { type Log, namedAt, type ReplayerWorld, timeAt } from './openLog';
import type { Player } from './usePlayer';

/** Keys that the desk around the page has a use for, and this page none. */
const THEIRS = ['Escape', 'm', 'n', 'g', 't', 'l', '?'];

/** Tells the desk around this page what is open and where it stands, goes where the desk asks, and hands it its keys. */
export function useDesk({ state, tell }: Player, { desk }: ReplayerWorld): void {
  const log = 'log' in state ? state.log : undefined;
  const s = 's' in state ? state.s : undefined;
  const refused = state.at === 'refused' ? state.why.text : undefined;
  useEffect(() => {
    if (refused !== undefined) desk?.tell({ replay: 'refused', why: refused.slice(0, 500) });
  }, [desk, refused]);
  useEffect(() => {
    if (log) desk?.tell(openedAs(log));
  }, [desk, log]);
  useEffect(() => {
    if (!desk || !log || s === undefined) return;
    const entry = log.file.entries[s - 1];
    const what = namedAt(log, s).slice(0, 300);
    desk.tell({ replay: 'at', entry: s, at: timeAt(log, s), what, trace: (entry && traceOf(entry)) ?? null });
  }, [desk, log, s]);
  const go = useEffectEvent((to: number | undefined) => {
    if (to !== undefined) tell({ type: 'movedTo', s: to });
  });
  const callAt = useEffectEvent((trace: string) => log?.file.entries.find((entry) => traceOf(entry) === trace)?.s);
  useEffect(
    () =>
      desk?.hear((asked) => {
        if (asked.desk === 'goTo') go(asked.entry);
        if (asked.desk === 'goToCall') go(callAt(asked.trace));
      }),
    [desk],
  );
  useEffect(() => {
    if (!desk) return;
    const hear = ({ key, target, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (defaultPrevented || altKey || ctrlKey || metaKey || !THEIRS.includes(key)) return;
      if (target instanceof HTMLElement && target.closest('input, select, textarea')) return;
      desk.tell({ replay: 'key', key });
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [desk]);
}

function openedAs(log: Log) {
  const { file, replay } = log;
  const compared = file.entries.some(({ h }) => h !== undefined);
  return {
    replay: 'opened' as const,
    from: file.header.recordedAt,
    to: timeAt(log, file.entries.length),
    actions: file.entries.length,
    loads: 1 + (file.loads?.length ?? 0),
    agrees: compared ? replay.divergence === undefined : null,
    slices: file.header.slices.length,
    odd: (file.touches ?? []).filter(({ odd }) => odd !== undefined).length,
  };
}
