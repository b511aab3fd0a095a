import { type RefObject, useEffect } from 'react';
import { watchDrag } from '@/lib/gestures/watchDrag';

/**
 * Lets the mouse drag what a finger scrolls natively (F6): after 5 px, without a ghost click.
 * The element gets `data-scroll-x`, by which swipes of tabs around it keep away.
 */
export function useDragScroll(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    box.dataset.scrollX = '';
    let from = 0;
    const drop = () => {
      delete box.dataset.dragging;
    };
    return watchDrag(
      box,
      {
        // A finger scrolls by itself, smoother than we could; it only has to be left alone.
        onGrab: ({ axis, by }) => {
          if (axis !== 'x' || by !== 'mouse') return false;
          from = box.scrollLeft;
          box.dataset.dragging = '';
          return true;
        },
        onDrag: (dx) => {
          box.scrollLeft = from - dx;
        },
        onDrop: drop,
        onCancel: drop,
      },
      true,
    );
  }, [ref]);
}
