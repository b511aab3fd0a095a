import { lateBase } from '@/app/effects/lateBase';
import { later } from '@/app/effects/later';
import { LATER } from '@/app/effects/laterChunk';
import { createAppStore } from '@/app/store/createAppStore';
import { startPersisting, storageKey } from '@/app/store/persist';
import { timeTravel } from '@/app/store/timeTravel';
import type { Account } from '@/contract/account';
import { selectIsMember } from '@/features/session/accountSlice';
import type { RootState } from '@/kernel/rootState';
import { ACCOUNT_KEY } from '@/kernel/sessionEvents';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { entryOf, firstPlace } from '@/shell/navigation/navigationEffects';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import type { Route } from '@/shell/navigation/route';
import { createRouteTable } from '@/shell/navigation/routeTable';
import { createFakePorts, type FakePorts } from './fakePorts';
import { createFakeHistory } from './fakes/fakeHistory';
import { testRoutes } from './testRoutes';

export interface Scene {
  /** The address at start. */
  at?: string;
  routes?: readonly Route[];
  ports?: Partial<FakePorts>;
  state?: Partial<RootState>;
  /** Whom browser storage remembers; default nobody. */
  member?: Account;
}

/** The text redux-persist would have left for a member (D5). */
export function storedAccount(account: Account): string {
  const fields = Object.entries({ ...account, _persist: { version: 1, rehydrated: true } });
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, JSON.stringify(value)])));
}

/** The app's real store over fake ports, arrived at `at`; nothing else of app start has run. */
export async function createTestStore({ at = '/', routes = testRoutes, ports: over, state, member }: Scene = {}) {
  const ports = createFakePorts(over);
  if (member) ports.local.write(storageKey(ACCOUNT_KEY), storedAccount(member));
  if (!over?.history) ports.history = createFakeHistory(ports.gate, at);
  const table = createRouteTable(routes);
  const shelf: ChunkShelf = new Map();
  const late = { base: lateBase, later };
  const preloaded = state ? { preloadedState: state } : {};
  const store = createAppStore({ ports, routes: table, shelf, late, timeTravel, ...preloaded });
  store.dispatch(chunkEvents.wanted({ name: LATER }));
  store.dispatch(chunkEvents.arrived({ name: LATER }));
  const persistor = await startPersisting(store);
  const place = firstPlace(ports.history.current(), table, selectIsMember(store.getState()));
  ports.history.replace(entryOf(place));
  store.dispatch(navigationEvents.arrived({ place, how: 'first' }));
  await ports.clock.advance();
  return { store, ports, routes: table, shelf, persistor };
}
