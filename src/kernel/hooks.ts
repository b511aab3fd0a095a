import { createContext, useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch } from './dispatch';
import type { Ports } from './ports';
import type { RootState } from './rootState';

/** The store's dispatch. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads from the state; select narrowly, or the page renders for the neighbours too. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** The store itself, for handlers that read without rendering. */
export const useAppStore = useStore.withTypes<import('@reduxjs/toolkit').Store<RootState>>();

/** Gives components the ports; set once at the root. */
export const PortsContext = createContext<Ports | undefined>(undefined);

/** The outside world, for the few components that must read it (never to act behind the store's back). */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('No PortsContext');
  return ports;
}

/** The clock's time, renewed every `everyMs` (default half a minute) while mounted. */
export function useNow(everyMs = 30_000): number {
  const { clock } = usePorts();
  const [now, tick] = useState(() => clock.now());
  useEffect(() => {
    let cancel = clock.after(everyMs, function again() {
      tick(clock.now());
      cancel = clock.after(everyMs, again);
    });
    return () => cancel();
  }, [clock, everyMs]);
  return now;
}
