import { useSyncExternalStore } from 'react';

function subscribe(hear: () => void): () => void {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
}

/** Whether the page is on screen: not in a tab behind another one, nor being closed. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
