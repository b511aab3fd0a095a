import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Each tab keeps its own place in the page (pages 8). A tab seen for the first time begins under the sticky head
 * if the page has scrolled past it, else the page stays where it is.
 */
export function useScrollPerTab(tab: string, head: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  const current = useRef(tab);

  useEffect(() => {
    const scrolled = () => places.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);

  useLayoutEffect(() => {
    if (current.current === tab) return;
    current.current = tab;
    // Where the head begins to stick: there the top of the list stands right under it.
    const box = head.current;
    const natural = box?.parentElement ? window.scrollY + box.parentElement.getBoundingClientRect().top : 0;
    const start = box ? natural - (Number.parseFloat(getComputedStyle(box).top) || 0) : 0;
    window.scrollTo(0, places.current.get(tab) ?? Math.min(window.scrollY, Math.max(0, start)));
  }, [tab, head]);
}
