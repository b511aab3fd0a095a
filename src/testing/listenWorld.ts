import {
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createListen } from '@/kernel/createListen';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { createSecrets } from '@/kernel/secrets';
import { createFakePorts, type FakePorts } from './fakePorts';
import { GUEST } from './identities';

interface World {
  ports?: FakePorts;
  identify?: Extra['identify'];
  /** Such as the API's. */
  middleware?: Middleware[];
}

/** A real store around some reducers, with `listen` over fake ports: where effects are tested. */
export function createListenWorld(
  reducer: Reducer,
  { ports = createFakePorts(), identify = () => GUEST, middleware = [] }: World = {},
) {
  const extra: Extra = { ports, identify, secrets: createSecrets() };
  const listener = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra });
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: unknown, action: UnknownAction) => {
      if (!action.type.startsWith('@@')) seen.push(action);
      return reducer(state, action);
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        immutableCheck: { warnAfter: 1_000 },
        serializableCheck: { warnAfter: 1_000 },
      })
        .prepend(listener.middleware)
        .concat(middleware),
  });
  return {
    dispatch: store.dispatch as AppDispatch,
    getState: store.getState,
    listen: createListen(listener.startListening),
    /** What reached the reducer, in order. */
    seen,
    ports,
    clock: ports.clock,
  };
}
