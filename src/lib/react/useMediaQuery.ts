import { useSyncExternalStore } from 'react';

const listen = (query: string) => (changed: () => void) => {
  const list = window.matchMedia(query);
  // Safari 13 and some old WebViews know only the older pair of methods.
  if (!list.addEventListener) return () => {};
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Whether the page matches a media query, now and when that changes; false where there is no `matchMedia`. */
export function useMediaQuery(query: string): boolean {
  const known = typeof window !== 'undefined' && typeof window.matchMedia === 'function';
  return useSyncExternalStore(
    known ? listen(query) : () => () => {},
    () => known && window.matchMedia(query).matches,
    () => false,
  );
}
