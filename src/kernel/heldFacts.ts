import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectSource } from './dispatch';
import type { StartListening } from './listen';
import type { RootState } from './rootState';

/** An effect on a fact, as registered. */
export interface Hearer {
  matches(action: UnknownAction): boolean;
  hear(action: UnknownAction, source: EffectSource): unknown;
}

/** What happened while effects were on their way: the facts in order, and the state before the first of them. */
export interface Held {
  facts: readonly UnknownAction[];
  source?: EffectSource;
  before?: RootState;
}

/** Notes every fact of a live session from now on; calling the result ends that and hands them over. */
export function holdFacts(start: StartListening): () => Held {
  const held: Held & { facts: UnknownAction[] } = { facts: [] };
  const stop = start({
    predicate: () => true,
    effect: (fact, api) => {
      if (!api.extra.ports.gate.isLive) return;
      held.source ??= api;
      held.before ??= api.getOriginalState();
      held.facts.push(fact);
    },
  });
  return () => {
    stop();
    return held;
  };
}
