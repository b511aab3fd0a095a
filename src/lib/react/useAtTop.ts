import { useSyncExternalStore } from 'react';

const isAtTop = () => window.scrollY <= 0;

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page stands at its upper end. */
export const useAtTop = (): boolean => useSyncExternalStore(subscribe, isAtTop, () => true);
