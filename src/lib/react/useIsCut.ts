import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const tellers = new WeakMap<Element, () => void>();
let watch: ResizeObserver | undefined;

/** One watcher for all: what a frame laid out is told in one go, before it is painted. */
function watcher() {
  watch ??= new ResizeObserver((changes) =>
    flushSync(() => {
      for (const { target } of changes) tellers.get(target)?.();
    }),
  );
  return watch;
}

/**
 * Whether an element holds more text than it shows. It is asked once the browser has laid the page out by itself: asked
 * earlier, every row of a list would have the page laid out again. While `open` the last answer stays.
 */
export function useIsCut(ref: RefObject<Element | null>, text: string, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may be cut in a box of the same size
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || open) return;
    tellers.set(box, () => {
      // A hidden page has no size.
      if (box.clientHeight > 0) setCut(box.scrollHeight > box.clientHeight + 1);
    });
    watcher().observe(box);
    return () => watcher().unobserve(box);
  }, [ref, text, open]);
  return cut;
}
