import { useEffect, useReducer, useState } from 'react';
import { type Breakpoint, waitBefore } from '@/app/replay/play';
import { replayerText } from '@/text/replayer';
import { openLog, type ReplayerWorld } from './openLog';
import { type PlayerEvent, type PlayerState, stepPlayer } from './playerMachine';
import { walk } from './walk';

/** A player with its settings, and the way to tell it something. */
export interface Player {
  state: PlayerState;
  tell(event: PlayerEvent): void;
  rate: number;
  setRate(rate: number): void;
  breakpoints: readonly Breakpoint[];
  setBreakpoints(breakpoints: readonly Breakpoint[]): void;
}

/** Where the page begins: with what a link brought, if it came by one. */
function beginning({ brought }: ReplayerWorld): PlayerState {
  if (brought === undefined) return { at: 'empty' };
  if (brought !== 'nothing') return { at: 'reading', source: brought };
  return { at: 'refused', name: '', why: { text: replayerText.notBrought, path: '' } };
}

/** The player: reads while it is `reading`, walks on while it is `playing`, and does nothing else by itself. */
export function usePlayer(world: ReplayerWorld): Player {
  const [state, tell] = useReducer(stepPlayer, world, beginning);
  const [rate, setRate] = useState(1);
  const [breakpoints, setBreakpoints] = useState<readonly Breakpoint[]>([]);

  const source = state.at === 'reading' ? state.source : undefined;
  useEffect(() => {
    if (!source) return;
    let here = true;
    const { name } = source;
    openLog(source, world).then(
      (opened) => {
        if (here) tell(opened.ok ? { type: 'opened', log: opened.log } : { type: 'refused', name, why: opened.why });
      },
      () => {
        if (here) tell({ type: 'refused', name, why: { text: replayerText.unreadable, path: '' } });
      },
    );
    return () => {
      here = false;
    };
  }, [source, world]);

  const playing = state.at === 'playing' ? state : undefined;
  useEffect(() => {
    if (!playing) return;
    const { log, s } = playing;
    return world.clock.after(waitBefore(log.file, s + 1, rate), () =>
      tell({ type: 'walked', ...walk(log, s, rate, breakpoints) }),
    );
  }, [playing, rate, breakpoints, world]);

  return { state, tell, rate, setRate, breakpoints, setBreakpoints };
}
