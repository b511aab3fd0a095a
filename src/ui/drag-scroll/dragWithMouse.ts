import { watchDrag } from '@/lib/gestures/watchDrag';

/** Lets the mouse drag a box that scrolls sideways: after 5 px, without a ghost click. Returns the way to stop. */
export function dragWithMouse(box: HTMLElement): () => void {
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
    { mouse: true, mayHold: () => false },
  );
}
