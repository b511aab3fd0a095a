import {
  combineReducers,
  configureStore,
  createAction,
  createReducer,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '@/api/api';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Identity } from '@/kernel/identity';
import { createSecrets } from '@/kernel/secrets';
import { createFakePorts, type FakePorts } from './fakePorts';
import { GUEST } from './identities';

/** Another account is signed in, or none. */
export const identityChanged = createAction<Partial<Identity>>('test/identityChanged');

/** The smallest real store around the API: its cache, its middleware, and who is asking. */
export function createApiStore(identity: Identity = GUEST, ports: FakePorts = createFakePorts()) {
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    identity: createReducer(identity, (on) => {
      on.addCase(identityChanged, (now, { payload }) => ({ ...now, ...payload }));
    }),
  });
  const extra: Extra = {
    ports,
    secrets: createSecrets(),
    identify: (state) => (state as unknown as { identity: Identity }).identity,
  };
  const actions: UnknownAction[] = [];
  const note: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        immutableCheck: { warnAfter: 1_000 },
      }).concat(api.middleware, note),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  return {
    store,
    dispatch: store.dispatch as AppDispatch,
    /** What reached the reducers, in order. */
    actions,
    ports,
    server: ports.server,
    clock: ports.clock,
    extra,
  };
}
