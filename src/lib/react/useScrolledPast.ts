import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element has left the screen over its upper edge: `<div ref={mark} />`. One that stands below the screen has not.
 * `under`: CSS pixels at the upper edge that a bar covers.
 */
export function useScrolledPast<T extends HTMLElement>(under = 0) {
  const mark = useRef<T>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= under);
      },
      { rootMargin: `${-under}px 0px 0px 0px` },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [under]);
  return { mark, past };
}
