import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectSource } from './dispatch';
import type { StartListening } from './listen';
import type { RootState } from './rootState';

/** An effect on an event, as registered. */
export interface Listener {
  matches(action: UnknownAction): boolean;
  effect(action: UnknownAction, source: EffectSource): unknown;
}

/** What happened while effects were on their way: the events in order, and the state before the first of them. */
export interface Held {
  events: readonly UnknownAction[];
  source?: EffectSource;
  before?: RootState;
}

/** Notes every event of a live session from now on; calling the result ends that and hands them over. */
export function holdEvents(start: StartListening): () => Held {
  const held: Held & { events: UnknownAction[] } = { events: [] };
  const stop = start({
    predicate: () => true,
    effect: (event, api) => {
      if (!api.extra.ports.gate.isLive) return;
      held.source ??= api;
      held.before ??= api.getOriginalState();
      held.events.push(event);
    },
  });
  return () => {
    stop();
    return held;
  };
}
