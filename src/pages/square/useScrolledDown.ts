import { useEffect, useState } from 'react';

/** px a scroll has to go in one direction before the bars follow it, and where the top of the page ends. */
const ENOUGH = 12;
const TOP = 96;

/** Whether the member is reading on: bars and the publish button go out of the way, and come back on the way up. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    // Read with the first scroll: asked for here, the page would be laid out in the middle of a tap.
    let last: number | undefined;
    const scrolled = () => {
      const now = window.scrollY;
      last ??= now;
      if (Math.abs(now - last) < ENOUGH && now > TOP) return;
      setDown(now > last && now > TOP);
      last = now;
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  return down;
}
