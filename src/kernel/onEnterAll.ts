import type { Effect, Listen, Unlisten } from './listen';
import type { RootState } from './rootState';

/** What follows from each state of a machine; null where nothing does. A new state does not compile until it is decided. */
export type EffectsByState<S extends { at: string }> = {
  readonly [At in S['at']]: Effect<Extract<S, { at: At }>> | null;
};

/** `onEnter` for every state that has an effect. */
export function onEnterAll<S extends { at: string }>(
  listen: Listen,
  select: (root: RootState) => S,
  effects: EffectsByState<S>,
): Unlisten[] {
  const enter = <At extends S['at']>(at: At): Unlisten[] => {
    const effect = effects[at];
    return effect ? [listen.onEnter(select, at, effect)] : [];
  };
  return (Object.keys(effects) as S['at'][]).flatMap(enter);
}
