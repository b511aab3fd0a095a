import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { ClockPort } from '@/kernel/ports';
import type { Tape, TapeEntry } from '@/kernel/tape';

/** More than this is never held; the oldest are folded long before (`recorderEffects`). */
const FULL = 4_000;
/** The latest entries that hold their states; those before are made anew from the actions, or a long visit would hold all it ever saw. */
export const KEPT_STATES = 100;

/**
 * Notes what the reducers get: below all middleware and below the gate, above the DevTools. Outside live nothing comes
 * through here, so what somebody does while travelling is never noted.
 */
export const recording =
  (tape: Tape, clock: ClockPort): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    let last: TapeEntry | undefined;
    // The very first subscriber: it sees the state before anybody answers it with the next action.
    store.subscribe(() => {
      if (last) last.state ??= store.getState();
    });
    return {
      ...store,
      dispatch: ((action: UnknownAction) => {
        if (tape.entries.length === FULL) tape.stopped = 'full';
        if (!tape.stopped) {
          last = tape.cause ? { action, at: clock.now(), by: tape.cause } : { action, at: clock.now() };
          const count = tape.entries.push(last);
          const old = tape.entries[count - 1 - KEPT_STATES];
          if (old) old.state = undefined;
          tape.noted?.();
        }
        return store.dispatch(action as never);
      }) as typeof store.dispatch,
    };
  };
