import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectSource } from './dispatch';
import type { StartListening } from './listen';
import type { RootState } from './rootState';

/** An effect on an event, as registered. */
export interface Listener {
  matches(action: UnknownAction): boolean;
  effect(action: UnknownAction, source: EffectSource): unknown;
}

/** An event that was held, and the states around it. */
interface Step {
  event: UnknownAction;
  before: RootState;
  after: RootState;
}

/** What happened while effects were on their way, in order. */
export interface Held {
  steps: readonly Step[];
  source?: EffectSource;
}

/** Notes every event of a live session from now on; calling the result ends that and hands them over. */
export function holdEvents(start: StartListening): () => Held {
  const held: Held & { steps: Step[] } = { steps: [] };
  const stop = start({
    predicate: () => true,
    effect: (event, api) => {
      if (!api.extra.ports.gate.isLive) return;
      held.source ??= api;
      held.steps.push({ event, before: api.getOriginalState(), after: api.getState() });
    },
  });
  return () => {
    stop();
    return held;
  };
}
