import { useEffect, useEffectEvent } from 'react';
import { hasOwn } from '@/lib/list/hasOwn';
import type { Log } from './openLog';
import type { Player } from './usePlayer';

/** Where a key belongs to what has the focus. */
const FIELD = 'input, select, textarea';
const LIST = '[role="listbox"]';

/** What letters do; the page says how. */
export interface Letters {
  askWho(): void;
  skip(): void;
  repeat(): void;
  edit(): void;
  undo(): void;
  compare(): void;
}

/** The first entry after `s` of which something is true. */
function nextOf({ rows }: Log, s: number, is: (row: Log['rows'][number]) => boolean): number | undefined {
  return rows.slice(s).find(is)?.s;
}

const isCall = ({ type }: { type: string }) => /^api\/execute\w+\/pending$/.test(type);

/** The keys of the page, wherever the focus is, as far as they do not belong to a field, a list or a button. */
export function useShortcuts({ state, tell }: Player, log: Log, letters: Letters): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, shiftKey } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !('s' in state)) return;
    const place = target instanceof Element ? target : undefined;
    if (place?.closest(FIELD)) return;
    const { s } = state;
    const inList = place?.closest(LIST);
    const moves: Record<string, number | undefined> = inList
      ? {}
      : {
          ArrowLeft: s - 1,
          ArrowRight: shiftKey ? nextOf(log, s, isCall) : s + 1,
          Home: 0,
          End: log.file.entries.length,
        };
    const does: Record<string, () => void> = {
      e: () => moveTo(nextOf(log, s, ({ marks }) => marks.length > 0)),
      p: letters.askWho,
      x: letters.skip,
      r: letters.repeat,
      i: letters.edit,
      z: letters.undo,
      c: letters.compare,
    };
    const moveTo = (to: number | undefined) => to !== undefined && tell({ type: 'movedTo', s: to });
    if (key === ' ' && !place?.closest('button, summary, a')) {
      event.preventDefault();
      tell({ type: state.at === 'playing' ? 'pauseAsked' : 'playAsked' });
    } else if (key in moves) {
      event.preventDefault();
      moveTo(moves[key]);
    } else if (!shiftKey && hasOwn(does, key)) {
      event.preventDefault();
      does[key]?.();
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
