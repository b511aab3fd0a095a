import { useEffect, useEffectEvent } from 'react';
import { useAppStore, usePorts } from '@/kernel/hooks';
import { isStill } from '@/lib/react/isStill';
import { selectTopTaps } from '@/shell/navigation/navigationSlice';

/** Scrolls to the top, then refreshes, when the tab of the page on screen is tapped again (C1). Hidden pages are deaf. */
export function useTopTap(refresh: () => void): void {
  const store = useAppStore();
  const { gate } = usePorts();
  const tapped = useEffectEvent(() => {
    if (!gate.isLive) return;
    window.scrollTo({ top: 0, behavior: isStill(document.documentElement) ? 'auto' : 'smooth' });
    refresh();
  });

  useEffect(() => {
    let seen = selectTopTaps(store.getState());
    return store.subscribe(() => {
      const taps = selectTopTaps(store.getState());
      if (taps === seen) return;
      seen = taps;
      tapped();
    });
  }, [store]);
}
