import { useSyncExternalStore } from 'react';
import { useKeyDesk } from './KeysProvider';
import type { KeyTable } from './keyDesk';

/** The tables of keys that work now. */
export function useShownKeys(): readonly KeyTable[] {
  const desk = useKeyDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.working);
}
