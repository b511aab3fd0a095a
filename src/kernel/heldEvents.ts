import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectSource } from './dispatch';
import type { StartListening } from './listen';
import type { RootState } from './rootState';

/** An effect on an event, as registered. */
export interface Listener {
  matches(action: UnknownAction): boolean;
  effect(action: UnknownAction, source: EffectSource): unknown;
}

/** An event that was held, with the states around it. */
interface Held {
  event: UnknownAction;
  source: EffectSource;
  before: RootState;
  after: RootState;
}

/** Notes every event of a live session from now on; calling the result ends that and hands them over, in order. */
export function holdEvents(start: StartListening): () => readonly Held[] {
  const held: Held[] = [];
  const stop = start({
    predicate: () => true,
    effect: (event, source) => {
      if (source.extra.ports.gate.isLive)
        held.push({ event, source, before: source.getOriginalState(), after: source.getState() });
    },
  });
  return () => {
    stop();
    return held;
  };
}
