import type { Store } from '@reduxjs/toolkit';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import type { RouteTable } from '@/shell/navigation/routeTable';
import { documentTitle } from '@/shell/navigation/titleEffects';
import { selectLook } from '@/shell/settings/look';
import { holdHistory } from './holdHistory';

/**
 * While somebody travels, address, title and dress follow the state they look at (H1). Nothing is pushed: the entry on
 * top of the history shows another address, and its own again once the session is live.
 */
export function followTravel(store: Store<RootState>, ports: Ports, routes: RouteTable): void {
  const follow = () => {
    const state = store.getState();
    ports.history.show(addressOf(selectPlace(state)));
    ports.document.setTitle(documentTitle(state, routes));
    ports.document.dress(selectLook(state));
  };
  store.subscribe(() => {
    if (!ports.gate.isLive) follow();
  });
  ports.gate.onChange((mode) => {
    if (mode === 'live') follow();
  });
  holdHistory(store, ports, follow);
}
