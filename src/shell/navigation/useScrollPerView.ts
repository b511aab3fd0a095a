import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAppStore } from '@/kernel/hooks';
import { selectArrival } from './navigationSlice';

/**
 * Views share one page: each begins at its top, and back leads to where the one before was left. That place is noted while
 * scrolling: once another view is drawn, the page may be too short to be there still.
 */
export function useScrollPerView(view: string): void {
  const store = useAppStore();
  const places = useRef(new Map<string, number>());
  const current = useRef(view);

  useEffect(() => {
    const scrolled = () => places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);

  useLayoutEffect(() => {
    if (current.current === view) return;
    current.current = view;
    const back = selectArrival(store.getState()) === 'pop';
    window.scrollTo(0, back ? (places.current.get(view) ?? 0) : 0);
  }, [view, store]);
}
