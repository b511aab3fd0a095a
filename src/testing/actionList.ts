import { createListenerMiddleware, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore as configureMockStore } from 'redux-mock-store';
import { api } from '@/api/api';
import { createListen } from '@/kernel/createListen';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { createSecrets } from '@/kernel/secrets';
import { createFakePorts, type FakePorts } from './fakePorts';
import { GUEST } from './identities';

interface Scene {
  /** The state as the effect finds it; it never changes. */
  now: object;
  /** The state before the trigger, so that an `onEnter` sees an arrival; default the same. */
  before?: object;
  ports?: FakePorts;
  identify?: Extra['identify'];
}

/** What RTK Query's middleware says about itself. */
const HOUSEKEEPING = /^api\/(config|subscriptions|internalSubscriptions)\//;

/** The actions an effect emits on a frozen state after `trigger`, in order and without the trigger itself. */
export async function actionList(
  register: (listen: Listen) => unknown,
  trigger: UnknownAction,
  { now, before = now, ports = createFakePorts(), identify = () => GUEST }: Scene,
): Promise<UnknownAction[]> {
  const extra: Extra = { ports, secrets: createSecrets(), identify };
  const listener = createListenerMiddleware<RootState, AppDispatch, Extra>({ extra });
  const thunk: Middleware = (store) => (next) => (action) =>
    typeof action === 'function' ? action(store.dispatch, store.getState, extra) : next(action);
  // The mock store's types know only the Redux of its day.
  const middleware = [thunk, listener.middleware, api.middleware] as never[];
  const store = configureMockStore<RootState>(middleware)(
    (actions) => (actions.includes(trigger) ? frozen(now) : frozen(before)) as RootState,
  );
  register(createListen(listener.startListening));
  store.dispatch(trigger);
  await ports.clock.advance();
  return store.getActions().filter((action) => action !== trigger && !HOUSEKEEPING.test(action.type));
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
