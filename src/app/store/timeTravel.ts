import type { Store } from '@reduxjs/toolkit';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { followTravel } from './followTravel';
import { holdPage } from './holdPage';
import { watchTimeTravel } from './watchTimeTravel';

/**
 * All that Redux DevTools need of the app: the gate told, the address bar taken along. Fetched only where they are
 * installed, and before the store is made: without it none may attach (H1).
 */
export function timeTravel(store: Store<RootState>, ports: Ports, routes: RouteTable): void {
  watchTimeTravel(store, ports.gate);
  holdPage(ports);
  followTravel(store, ports, routes);
}

export type TimeTravel = typeof timeTravel;
