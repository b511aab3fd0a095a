import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '@/lib/react/isStill';

/** Lets an element that others made room for glide to its new place, in the time of `--t`. */
export function useSettling(element: RefObject<HTMLElement | null>) {
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const way = (before.current ?? current.offsetTop) - current.offsetTop;
    before.current = current.offsetTop;
    if (way === 0 || isStill(current) || typeof current.animate !== 'function') return;
    current.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
      duration: 220,
      easing: 'cubic-bezier(.22, .8, .3, 1)',
    });
  });
}
