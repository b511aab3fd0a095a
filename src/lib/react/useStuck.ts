import { useEffect, useRef, useState } from 'react';

/** Whether the page has scrolled past a marker put before a sticky bar: `<i ref={marker} />`. */
export function useStuck() {
  const marker = useRef<HTMLElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!marker.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => setStuck(entry !== undefined && !entry.isIntersecting));
    watch.observe(marker.current);
    return () => watch.disconnect();
  }, []);
  return { marker, stuck };
}
