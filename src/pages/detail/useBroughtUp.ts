import { type RefObject, useEffect, useRef } from 'react';
import { isStill } from '@/lib/react/isStill';

/** Chooses a tab and brings the row of tabs up under the header, also where that tab is open already. */
export function useBroughtUp(active: string, choose: (tab: string) => void, box: RefObject<HTMLElement | null>) {
  const wanted = useRef(false);
  const bringUp = () =>
    box.current?.scrollIntoView?.({
      block: 'start',
      behavior: isStill(document.documentElement) ? 'auto' : 'smooth',
    });

  // After the tab has gone to its own place (useScrollPerTab).
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tab that was chosen
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    bringUp();
  }, [active]);

  return (tab: string) => {
    if (tab === active) return bringUp();
    wanted.current = true;
    choose(tab);
  };
}
