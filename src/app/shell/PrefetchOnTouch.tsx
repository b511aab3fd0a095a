import { useEffect } from 'react';
import { usePrefetch } from '@/shell/navigation/usePrefetch';

/** Links of bars and tiles are drawn before the code that can fetch ahead: once that is here, it listens for all of them. */
export function PrefetchOnTouch() {
  const prefetch = usePrefetch();
  useEffect(() => {
    const touched = ({ target }: PointerEvent) => {
      const to = target instanceof Element ? target.closest('nav a[href^="/"]')?.getAttribute('href') : undefined;
      if (to) prefetch(to);
    };
    document.addEventListener('pointerdown', touched, { passive: true });
    return () => document.removeEventListener('pointerdown', touched);
  }, [prefetch]);
  return null;
}
