import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Frame } from '@/features/reading/geometry/fit';

const nothing: Frame = { width: 0, height: 0 };

/** The size of an element, now and whenever it changes: rotation, a resized window, full screen. */
export function useFrame(ref: RefObject<HTMLElement | null>): Frame {
  const [frame, setFrame] = useState(nothing);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setFrame((before) => {
        const { clientWidth: width, clientHeight: height } = element;
        // A hidden page has no size; what it had is what it comes back to.
        if (width === 0 || height === 0 || (before.width === width && before.height === height)) return before;
        return { width, height };
      });
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref]);
  return frame;
}

/** Whether an element still has the size it was laid out for; until it is laid out anew, what scrolls it is the browser. */
export const isLaidFor = ({ clientWidth, clientHeight }: HTMLElement, { width, height }: Frame): boolean =>
  clientWidth === width && clientHeight === height;
