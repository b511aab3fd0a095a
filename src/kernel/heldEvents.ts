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
export interface Held {
  event: UnknownAction;
  source: EffectSource;
  before: RootState;
  after: RootState;
}

/** What has happened in a live session since it was held, in order. */
export interface HeldEvents {
  readonly events: readonly Held[];
  /** Holds nothing more. */
  end(): void;
}

/** Notes every event of a live session from now on. */
export function holdEvents(start: StartListening): HeldEvents {
  const events: Held[] = [];
  const end = start({
    predicate: () => true,
    effect: (event, source) => {
      if (source.extra.ports.gate.isLive)
        events.push({ event, source, before: source.getOriginalState(), after: source.getState() });
    },
  });
  return { events, end };
}
