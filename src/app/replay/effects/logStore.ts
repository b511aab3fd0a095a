import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { lateBase } from '@/app/effects/lateBase';
import { laterEffects } from '@/app/effects/laterEffects';
import type { SessionEntry } from '@/app/replay/sessionFile';
import { allRoutes } from '@/app/routes/allRoutes';
import { createAppStore } from '@/app/store/createAppStore';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { isOverlayChunk, overlayOf } from '@/shell/chunks/chunksSlice';
import { createRouteTable } from '@/shell/navigation/routeTable';

/** The app's own store on a log. */
export interface LogStore {
  dispatch(action: UnknownAction): void;
  getState(): RootState;
  /** A page on screen asks, as its hook would. */
  ask(call: { endpointName: string; originalArgs: unknown; forceRefetch?: unknown }): void;
  /** The log has come to this action: code it says to have arrived arrives. */
  arrived(action: UnknownAction): void;
}

interface Askable {
  initiate(arg: unknown, options: object): never;
}
const isAskable = (endpoint: unknown): endpoint is Askable =>
  typeof endpoint === 'object' &&
  endpoint !== null &&
  'initiate' in endpoint &&
  typeof endpoint.initiate === 'function';
const Nothing = () => null;
/** The late slices, by the name nothing else has. */
const BASE = 'late-base';

/** Code that arrives when the log says so. */
function createCode() {
  const waiting = new Map<string, () => void>();
  const here = new Set<string>();
  return {
    load: <T>(name: string, code: T) =>
      new Promise<T>((resolve) => {
        if (here.has(name)) resolve(code);
        else waiting.set(name, () => resolve(code));
      }),
    arrive(name: string) {
      here.add(name);
      waiting.get(name)?.();
      waiting.delete(name);
    },
  };
}

/** Makes the store. */
export function createLogStore(ports: Ports, entries: readonly SessionEntry[]): LogStore {
  const code = createCode();
  // A log from where everything was at hand says nothing of the late slices.
  if (!entries.some(({ a }) => a.type === 'chunks/slicesArrived')) code.arrive(BASE);
  const names = entries
    .filter(({ a }) => a.type === 'chunks/arrived')
    .map(({ a }) => (a.payload as { name: string }).name);
  const views = names.filter(isOverlayChunk).map((name) => [overlayOf(name), () => code.load(name, Nothing)] as const);
  const routes = createRouteTable(
    allRoutes.map(({ parts: _parts, ...route }) => ({ ...route, load: () => code.load(route.name, Nothing) })),
  );
  const later = { laterEffects, LaterParts: Nothing, overlayViews: Object.fromEntries(views) };
  const store = createAppStore({
    ports,
    routes,
    shelf: new Map(),
    late: { base: () => code.load(BASE, lateBase), later: () => code.load('later', later) },
  });
  return {
    dispatch: (action) => void store.dispatch(action),
    getState: store.getState,
    ask({ endpointName, originalArgs, forceRefetch }) {
      const endpoint: unknown = Reflect.get(api.endpoints, endpointName);
      if (isAskable(endpoint)) store.dispatch(endpoint.initiate(originalArgs, { forceRefetch: forceRefetch === true }));
    },
    arrived({ type, payload }) {
      if (type === 'chunks/slicesArrived') code.arrive(BASE);
      if (type === 'chunks/arrived') code.arrive((payload as { name: string }).name);
    },
  };
}
