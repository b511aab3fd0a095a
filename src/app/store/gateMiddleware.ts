import type { Middleware, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { Gate } from '@/kernel/gate';

/** RTK Query asks its own middleware through these; they reach no reducer. */
const PROBE = /\/internalSubscriptions\/|\/internal_getRTKQSubscriptions$/;
/** Housekeeping of hooks that mount and unmount while somebody travels: delivered on the way back. */
const HOUSEKEEPING = /\/(unsubscribeQueryResult|removeQueryResult|removeMutationResult|subscriptionsUpdated)$/;

/**
 * The top gate, first of all middleware: outside live the past is read-only. Thunks may run, because hooks need the
 * promise they return, but whatever plain action they dispatch is refused.
 */
export function gateMiddleware(gate: Gate, refused: (type: string) => void): Middleware {
  return () => (next) => (action) => {
    if (gate.isLive || typeof action === 'function') return next(action);
    const { type } = action as UnknownAction;
    if (PROBE.test(type) || HOUSEKEEPING.test(type)) return next(action);
    refused(type);
    return action;
  };
}

/**
 * The base gate, below all middleware and above the DevTools: RTK Query's batching calls `next` directly and would
 * slip under the top gate. Housekeeping is parked and delivered once the gate is live again; the rest is refused.
 */
export function baseGate(gate: Gate): StoreEnhancer {
  return (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const parked: UnknownAction[] = [];
    gate.onChange((mode) => {
      if (mode !== 'live') return;
      for (const action of parked.splice(0)) store.dispatch(action as never);
    });
    return {
      ...store,
      dispatch: ((action: UnknownAction) => {
        if (gate.isLive) return store.dispatch(action as never);
        if (HOUSEKEEPING.test(action.type) && gate.mode === 'travel') parked.push(action);
        return action;
      }) as typeof store.dispatch,
    };
  };
}
