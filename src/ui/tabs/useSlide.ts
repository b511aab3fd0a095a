import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from '@/lib/react/isStill';

/** F6: a slide between panels, in ms. */
const slideMs = 500;

/**
 * Slides the track from where it stood to its new place whenever `index` or `round` changes, then calls `onEnd`.
 * Under reduced motion, and where elements cannot animate, it is a plain cut.
 */
export function useSlide(track: RefObject<HTMLElement | null>, index: number, round: number, onEnd: () => void) {
  const before = useRef({ index, round });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place starts a slide
  useLayoutEffect(() => {
    const element = track.current;
    const moved = index - before.current.index;
    const same = moved === 0 && round === before.current.round;
    before.current = { index, round };
    if (same || !element) return;
    const dragged = Number(element.style.getPropertyValue('--drag') || 0);
    element.style.removeProperty('--drag');
    if (isStill(element) || typeof element.animate !== 'function') {
      onEnd();
      return;
    }
    const start = `translate3d(calc(${moved * 100}% + ${dragged}px), 0, 0)`;
    const slide = element.animate([{ transform: start }, { transform: 'none' }], {
      duration: slideMs,
      easing: 'cubic-bezier(.22, .8, .3, 1)',
    });
    slide.onfinish = onEnd;
    return () => slide.cancel();
  }, [index, round]);
}
