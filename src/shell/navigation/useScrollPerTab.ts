import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useAppStore, usePorts } from '@/kernel/hooks';
import type { RestingPlace } from './pageCacheSlice';
import { returnSoon } from './restingPlace';

/**
 * Each tab keeps its own place in the page (pages 8). A tab seen for the first time begins under the sticky head
 * if the page has scrolled past it, else the page stays where it is.
 */
export function useScrollPerTab(tab: string, head: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  const rows = useRef(new Map<string, RestingPlace>());
  const current = useRef(tab);
  const store = useAppStore();
  const ports = usePorts();

  useEffect(() => {
    const scrolled = () => places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);

  useLayoutEffect(() => {
    if (current.current === tab) return;
    // The row it rested at, where that is known: heights of rows out of sight are guesses.
    const { pages } = store.getState().page;
    const rested = pages.slice(-1)[0]?.resting;
    if (rested && rested.top === Math.round(places.current.get(current.current) ?? -1)) {
      rows.current.set(current.current, rested);
    } else rows.current.delete(current.current);
    current.current = tab;
    // Where the head begins to stick: there the top of the list stands right under it.
    const box = head.current;
    const natural = box?.parentElement ? window.scrollY + box.parentElement.getBoundingClientRect().top : 0;
    const start = box ? natural - (Number.parseFloat(getComputedStyle(box).top) || 0) : 0;
    const resting = rows.current.get(tab);
    if (!resting || !box?.parentElement) {
      window.scrollTo(0, places.current.get(tab) ?? Math.min(window.scrollY, Math.max(0, start)));
      return;
    }
    return returnSoon(box.parentElement, resting, ports);
  }, [tab, head, store, ports]);
}
