import { useEffect, useState } from 'react';

/** How many px of the page the on-screen keyboard covers: iOS lays it over the page instead of shrinking it. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    // A pinched page is smaller too; only at its own size does the difference mean a keyboard.
    const measure = () =>
      setInset(seen.scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)));
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
