import { useEffect, useEffectEvent } from 'react';
import type { Log } from './openLog';
import type { Player } from './usePlayer';

/** Where a key belongs to what has the focus. */
const OWN = 'input, select, textarea, [role="listbox"]';

/** The keys of the player, wherever the focus is, as far as they do not belong to a field or a button. */
export function useShortcuts({ state, tell }: Player, { file }: Log): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !('s' in state)) return;
    const place = target instanceof Element ? target : undefined;
    const toggle = key === ' ' && !place?.closest('button, summary, a');
    if (place?.closest(OWN) && !(toggle && place.closest('[role="listbox"]'))) return;
    const moves: Record<string, number> = {
      ArrowLeft: state.s - 1,
      ArrowRight: state.s + 1,
      Home: 0,
      End: file.entries.length,
    };
    const to = moves[key];
    if (!toggle && to === undefined) return;
    event.preventDefault();
    if (to !== undefined) tell({ type: 'movedTo', s: to });
    else tell({ type: state.at === 'playing' ? 'pauseAsked' : 'playAsked' });
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
