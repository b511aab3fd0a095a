import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether the element has been within a screen's height of the screen, once and for all. */
export function useCameNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: '100% 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}
