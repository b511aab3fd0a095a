import { useCallback, useRef } from 'react';
import type { Edit } from '@/app/replay/bench/suppose';
import { type Log, type ReplayerWorld, supposeLog } from './openLog';
import type { Player } from './usePlayer';

/** Tries what follows if one action is otherwise, and goes back. */
export function useSupposing({ tell }: Player, log: Log, world: ReplayerWorld) {
  const isSupposed = log.supposed !== undefined;
  const undo = useCallback(() => {
    if (isSupposed) tell({ type: 'undone' });
  }, [tell, isSupposed]);
  const busy = useRef(false);
  return {
    suppose: (edit: Edit) => {
      // One at a time: the second would be about a log that is no longer there.
      if (busy.current) return;
      busy.current = true;
      supposeLog(log, edit, world)
        .then((supposed) => tell({ type: 'supposed', log: supposed, s: edit.kind === 'skipped' ? edit.s - 1 : edit.s }))
        .finally(() => {
          busy.current = false;
        });
    },
    undo,
  };
}
