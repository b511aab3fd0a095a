import type { Store } from '@reduxjs/toolkit';

/** The part of the DevTools' own store that tests command. */
export interface LiftedStore {
  dispatch(action: object): unknown;
  getState(): {
    currentStateIndex: number;
    stagedActionIds: number[];
    actionsById: Record<number, { action: { type: string } }>;
    computedStates: { state: unknown }[];
  };
}

/** The DevTools' side of a store made while they were attached. */
export function liftedOf(store: Store): LiftedStore {
  return (store as unknown as { liftedStore: LiftedStore }).liftedStore;
}
