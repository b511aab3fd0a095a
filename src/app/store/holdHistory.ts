import type { Store } from '@reduxjs/toolkit';
import type { Ports } from '@/kernel/ports';
import type { RootState } from '@/kernel/rootState';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';

/**
 * Nobody can keep a browser from going Back or Forward. While somebody travels it is sent home again at once, so that
 * the past never shows its address on another entry, and the session is continued where it was left. `home` runs when it
 * is there. Back past the first entry leaves the app, as it always does.
 */
export function holdHistory(store: Store<RootState>, { gate, history }: Ports, home: () => void): void {
  let index: number | undefined;
  gate.onChange((mode) => {
    if (mode === 'live') index = undefined;
    // What the state says, not the browser: a move of the app's own may still be under way.
    else index ??= selectPlace(store.getState()).index + selectOverlays(store.getState()).length;
  });
  history.onPop((entry) => {
    if (index === undefined) return;
    if (entry.index === index) home();
    else history.go(index - entry.index);
  });
}
