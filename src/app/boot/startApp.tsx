import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { EarlyData } from '@/app/ports/bootPage';
import type { EarlyPorts } from '@/app/ports/browserPorts';
import { allRoutes } from '@/app/routes/allRoutes';
import { App } from '@/app/shell/App';
import { type AppStore, createAppStore } from '@/app/store/createAppStore';
import { startPersisting } from '@/app/store/persist';
import { bootEvents } from '@/features/boot/bootSlice';
import { selectIsMember } from '@/features/session/accountSlice';
import type { Ports } from '@/kernel/ports';
import type { ChunkShelf } from '@/shell/chunks/chunkShelf';
import { selectChunk } from '@/shell/chunks/chunksSlice';
import { configEvents } from '@/shell/config/configSlice';
import { entryOf, firstPlace } from '@/shell/navigation/navigationEffects';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { createRouteTable } from '@/shell/navigation/routeTable';
import { loadConfig } from './loadConfig';

/** Late code, by the files it comes in, each run in several tasks; with its base come the ports that it alone reaches for. */
function lateCode(ports: EarlyPorts) {
  return {
    async base() {
      const steps = await import(/* webpackChunkName: "late-base" */ '@/app/effects/lateBaseSteps');
      const { lateBase, createLatePorts } = await steps.loadLateBase(ports.clock);
      Object.assign(ports, createLatePorts(ports));
      return lateBase;
    },
    later: () =>
      import(/* webpackChunkName: "later" */ '@/app/effects/laterSteps').then(({ loadLater }) =>
        loadLater(ports.clock),
      ),
  };
}

/** What watches Redux DevTools, where a browser has them; a lost file keeps them out, and the app starts all the same. */
async function watchDevTools({ document }: EarlyPorts) {
  if (!document.hasDevTools) return undefined;
  const code = import(/* webpackChunkName: "time-travel" */ '@/app/store/timeTravel');
  return code.then(({ timeTravel }) => timeTravel).catch(() => undefined);
}

/** Resolves when the code of a page is there, or could not be had at once. */
const settled = (store: AppStore, name: string) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (selectChunk(store.getState(), name)?.at === 'loading') return;
      stop();
      resolve();
    });
  });

/** Starts the app: settings, store, storage, first place, first render, then `app/started`. Nothing else. */
export async function startApp(root: HTMLElement, world: EarlyPorts, early: EarlyData): Promise<void> {
  // Whole once the late base is there, and nothing before it looks further.
  const ports = world as Ports;
  const config = await loadConfig(ports, early);
  const routes = createRouteTable(allRoutes, config.routes);
  const shelf: ChunkShelf = new Map();
  const store = createAppStore({ ports, routes, shelf, late: lateCode(ports), timeTravel: await watchDevTools(ports) });
  store.dispatch(configEvents.loaded(config));
  ports.faults.tellTo(Number(config.otherConfig.faults ?? 1) === 0 ? null : config.apiBase);

  const persistor = await startPersisting(store);
  ports.document.onHide(() => void persistor.flush());

  const place = firstPlace(ports.history.current(), routes, selectIsMember(store.getState()));
  ports.history.replace(entryOf(place));
  store.dispatch(navigationEvents.arrived({ place, how: 'first' }));

  // Until then the page shows what it brought itself; what replaces it shall be the whole screen at once.
  const route = routes.find(place.route);
  if (root.hasChildNodes() && route?.coreOnly) await settled(store, place.route);
  const prepare = await route?.prepare?.().catch(() => undefined);
  early.isTaken = true;
  prepare?.(store.dispatch, store.getState, ports);

  // In pieces: what the page brought is on screen, and whoever scrolls it is answered in between.
  startTransition(() => createRoot(root).render(<App store={store} ports={ports} routes={routes} shelf={shelf} />));
  store.dispatch(bootEvents.started());
}
