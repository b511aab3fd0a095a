import { type RefObject, useLayoutEffect, useRef } from 'react';
import { slideFrom } from './slideFrom';

/**
 * Slides the track from where it stands to its new place whenever `index` or `round` changes, then calls `onEnd`. A panel
 * that is far away comes from beside the one that leaves, not over the empty places between them.
 * Under reduced motion, and where elements cannot animate, it is a plain cut.
 */
export function useSlide(track: RefObject<HTMLElement | null>, index: number, round: number, onEnd: () => void) {
  const before = useRef({ index, round });
  /** How far the track still was from its place when its slide was cut short, in px. */
  const short = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of place starts a slide
  useLayoutEffect(() => {
    const element = track.current;
    const moved = index - before.current.index;
    const same = moved === 0 && round === before.current.round;
    const left = element?.children[before.current.index] as HTMLElement | undefined;
    before.current = { index, round };
    if (same || !element) return;
    const dragged = Number(element.style.getPropertyValue('--drag') || 0);
    element.style.removeProperty('--drag');
    const step = Math.sign(moved);
    const slide = slideFrom(element, `translate3d(calc(${step * 100}% + ${dragged + short.current}px), 0, 0)`);
    short.current = 0;
    if (!slide) {
      onEnd();
      return;
    }
    left?.style.setProperty('--beside', `${(moved - step) * 100}%`);
    const rest = () => left?.style.removeProperty('--beside');
    slide.onfinish = () => {
      rest();
      onEnd();
    };
    return () => {
      if (slide.playState === 'running') short.current = movedBy(element);
      rest();
      slide.cancel();
    };
  }, [index, round]);
}

/** How far an element is moved sideways at this moment, in px. */
const movedBy = (element: Element) => Number(getComputedStyle(element).transform.split(',')[4] ?? 0);
