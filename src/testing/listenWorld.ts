import { configureStore, createListenerMiddleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { createListen } from '@/kernel/createListen';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { createSecrets } from '@/kernel/secrets';
import { createFakePorts, type FakePorts } from './fakePorts';
import { GUEST } from './identities';

/** A real store around some reducers, with `listen` over fake ports: where effects are tested. */
export function createListenWorld(reducer: Reducer, ports: FakePorts = createFakePorts(), identify = () => GUEST) {
  const extra: Extra = { ports, identify, secrets: createSecrets() };
  const listener = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra });
  const seen: UnknownAction[] = [];
  const store = configureStore({
    reducer: (state: unknown, action: UnknownAction) => {
      if (!action.type.startsWith('@@')) seen.push(action);
      return reducer(state, action);
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).prepend(listener.middleware),
  });
  return {
    dispatch: store.dispatch,
    getState: store.getState,
    listen: createListen(listener.startListening),
    /** What reached the reducer, in order. */
    seen,
    ports,
    clock: ports.clock,
  };
}
