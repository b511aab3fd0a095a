import { type RefObject, useEffect } from 'react';

/**
 * Lets the mouse drag what a finger scrolls natively (F6); phones never load the code for it.
 * The element gets `data-scroll-x`, by which swipes of tabs around it keep away.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.dataset.scrollX = '';
    let gone = false;
    let stop: (() => void) | undefined;
    const arm = async () => {
      // Without it the wheel and the scroll bar still work.
      const code = await import(/* webpackChunkName: "drag" */ './dragWithMouse').catch(() => undefined);
      if (!gone) stop = code?.dragWithMouse(box);
    };
    box.addEventListener('mouseenter', arm, { once: true });
    return () => {
      gone = true;
      box.removeEventListener('mouseenter', arm);
      stop?.();
    };
  }, [ref]);
}
