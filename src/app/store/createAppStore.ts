import { configureStore, createListenerMiddleware, Tuple } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import type { LateCode } from '@/app/effects/lateCode';
import { registerEffects } from '@/app/effects/registerEffects';
import { recording } from '@/app/recorder/recording';
import { createListen } from '@/kernel/createListen';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import { lateReducer } from '@/kernel/lateReducer';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { createSecrets } from '@/kernel/secrets';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { catchUp } from './catchUp';
import { baseGate, gateMiddleware } from './gateMiddleware';
import { identify } from './identify';
import { illegalEvents } from './illegalEvents';
import type { lateSlices } from './lateSlices';
import { createRootReducer } from './rootReducer';
import { sessionCacheMiddleware } from './sessionCacheMiddleware';
import type { TimeTravel } from './timeTravel';

/** Not serializable: redux-persist's own actions carry its callbacks. */
const PERSIST_ACTIONS = [
  'persist/PERSIST',
  'persist/REHYDRATE',
  'persist/FLUSH',
  'persist/PAUSE',
  'persist/PURGE',
  'persist/REGISTER',
];

export interface StoreSetting {
  ports: Ports;
  routes: RouteTable;
  shelf: ChunkShelf;
  late: LateCode;
  preloadedState?: Partial<RootState>;
  /** Watches the DevTools; without it the store keeps them out. */
  timeTravel?: TimeTravel | undefined;
}

/** A member's store: gate first, effects registered, DevTools welcome in every build (H1). */
export function createAppStore({ ports, routes, shelf, late, preloadedState, timeTravel }: StoreSetting) {
  const extra: Extra = { ports, identify, secrets: createSecrets() };
  const listener = createListenerMiddleware<RootState, AppDispatch, Extra>({
    extra,
    onError: (fault) => ports.log.warn('A listener failed', fault),
  });
  const root = catchUp<RootState>(createRootReducer(ports), lateReducer);
  let announce = () => {};
  const inject = (slices: typeof lateSlices) => {
    root.inject(Object.values(slices));
    announce();
  };
  registerEffects(createListen(listener.startListening), { routes, shelf, late, inject });

  const store = configureStore({
    reducer: root.reducer,
    ...(preloadedState ? { preloadedState: preloadedState as RootState } : {}),
    middleware: (defaults) =>
      new Tuple(
        gateMiddleware(ports.gate, (type) => ports.log.warn('Refused while somebody travels', { type })),
        ...(process.env.NODE_ENV === 'production' ? [] : [illegalEvents(ports.log)]),
        sessionCacheMiddleware,
        listener.middleware,
        ...defaults({
          thunk: { extraArgument: extra },
          serializableCheck: {
            ignoredActions: PERSIST_ACTIONS,
            // RTK Query's; a picture that is sent is a blob. Neither becomes state.
            ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'],
            warnAfter: 200,
          },
          immutableCheck: { warnAfter: 200 },
        }),
        api.middleware,
        root.middleware,
      ),
    enhancers: (defaults) =>
      // Batched within the tick, not until a frame: answers are on screen one frame sooner, also in a hidden tab.
      new Tuple(...defaults({ autoBatch: { type: 'tick' } }), baseGate(ports.gate), recording(ports.tape, ports.clock)),
    // No sanitizers: a sanitized export could not be imported again.
    devTools: timeTravel !== undefined && { maxAge: 5_000, trace: false, name: 'Plaza' },
  });
  announce = () => void store.dispatch(chunkEvents.slicesArrived());
  timeTravel?.(store, ports, routes);
  return store as typeof store & { dispatch: AppDispatch };
}

export type AppStore = ReturnType<typeof createAppStore>;
