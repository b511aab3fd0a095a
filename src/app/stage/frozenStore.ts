import { applyMiddleware, type Middleware, type Store, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import type { AppStore } from '@/app/store/createAppStore';
import { baseGate, gateMiddleware } from '@/app/store/gateMiddleware';
import { identify } from '@/app/store/identify';
import type { Extra } from '@/kernel/dispatch';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { createSecrets } from '@/kernel/secrets';

/** A store without reducers: it holds the state it is shown, and nothing that is dispatched changes it. */
export interface FrozenStore {
  store: AppStore;
  show(state: RootState): void;
}

/** Thunks run, since hooks need what they return; whatever they dispatch is refused by the gate. */
const thunks =
  (extra: Extra): Middleware =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, extra) : next(action);

/** The store a replayed screen reads: the gate in it is never live, so it is read-only from end to end. */
export function createFrozenStore(first: RootState, ports: Ports): FrozenStore {
  let state = first;
  const hearers = new Set<() => void>();
  const bare = {
    getState: () => state,
    dispatch: (action: UnknownAction) => action,
    subscribe(hear: () => void) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    replaceReducer: () => {},
  };
  const extra: Extra = { ports, identify, secrets: createSecrets() };
  const middleware = applyMiddleware(
    gateMiddleware(ports.gate, () => {}),
    thunks(extra),
    api.middleware as Middleware,
  ) as StoreEnhancer;
  const create = () => bare as unknown as Store;
  const store = middleware(baseGate(ports.gate)(create as never) as never)((() => state) as never);
  return {
    store: store as unknown as AppStore,
    show(next) {
      state = next;
      for (const hear of [...hearers]) hear();
    },
  };
}
