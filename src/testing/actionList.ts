import { createListenerMiddleware, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import { api } from '@/api/api';
import { identify } from '@/app/store/identify';
import { createListen } from '@/kernel/createListen';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { createSecrets } from '@/kernel/secrets';
import { createFakePorts, type FakePorts } from './fakePorts';

interface Scene {
  /** The state as the effects find it; it never changes. */
  now: RootState;
  /** The state before the trigger, so that an `onEnter` sees an arrival; default the same. */
  before?: RootState;
  ports?: FakePorts;
}

/** What RTK Query's middleware says about itself and to its own cache. */
const HOUSEKEEPING = /^api\/(config|subscriptions|internalSubscriptions|invalidation|queries\/removeQueryResult)/;
const CALL = /^api\/execute(Query|Mutation)\//;

interface Call {
  arg?: { endpointName?: string; originalArgs?: unknown };
}

/** A call of the API as its endpoint's name, how far it is, and what was asked: the rest is new each time. */
function plain(action: UnknownAction): UnknownAction {
  const { type, payload } = action;
  const call = (action.meta as Call | undefined)?.arg;
  if (call?.endpointName) return { type: type.replace(CALL, `${call.endpointName}/`), arg: call.originalArgs };
  return type.startsWith('api/') ? { type, payload } : action;
}

/**
 * The actions that effects emit after `trigger`, in order and without the trigger itself: redux-mock-store over a frozen
 * state, with the real listener and API middleware, over fake ports. Calls of the API as `{ type: 'me/pending', arg }`.
 */
export async function actionList(
  register: (listen: Listen) => unknown,
  trigger: UnknownAction,
  { now, before = now, ports = createFakePorts() }: Scene,
): Promise<UnknownAction[]> {
  const extra: Extra = { ports, secrets: createSecrets(), identify };
  const listener = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra });
  const thunk: Middleware = (store) => (next) => (action) =>
    typeof action === 'function' ? action(store.dispatch, store.getState, extra) : next(action);
  // The mock store's types know only the Redux of its day.
  const middleware = [thunk, listener.middleware, api.middleware] as never[];
  const store = configureMockStore<RootState>(middleware)((actions) =>
    frozen(actions.includes(trigger) ? now : before),
  );
  register(createListen(listener.startListening));
  store.dispatch(trigger);
  await ports.clock.advance();
  return store
    .getActions()
    .filter((action) => action !== trigger && !HOUSEKEEPING.test(action.type))
    .map(plain);
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
