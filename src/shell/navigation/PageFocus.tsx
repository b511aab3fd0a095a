import { useLayoutEffect, useState } from 'react';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { focusOn } from '@/lib/react/focusPlaces';
import { selectArrival, selectPlace } from './navigationSlice';

/** Would open the keyboard of a phone. */
const FIELD = 'input, textarea, select';

const pageOf = (element: Element | null) => element?.closest<HTMLElement>('[data-kept]') ?? undefined;

/**
 * The focus goes where the eye goes (B5): into the page that comes, where it would be lost with what leaves, and back to what led
 * away from a page when somebody returns to it. What stays on screen keeps it, as bars and open dialogs do; where a visit begins it is the
 * browser's, and while somebody travels theirs.
 */
export function PageFocus() {
  const { page, search } = useAppSelector(selectPlace);
  const arrival = useAppSelector(selectArrival);
  const { gate } = usePorts();
  const [ledAway] = useState(() => new WeakMap<Element, HTMLElement>());

  // At once: a moment later the browser takes the focus from a page that is hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page, and every view of one
  useLayoutEffect(() => {
    const here = document.activeElement ?? document.body;
    const main = document.querySelector('main');
    if (main && gate.isLive && arrival !== 'first' && !here.closest('[role="dialog"][data-open]')) {
      const shown = [...main.querySelectorAll<HTMLElement>('[data-kept]')].find(({ dataset }) => dataset.kept === page);
      const led = arrival === 'pop' && shown ? ledAway.get(shown) : undefined;
      const left = pageOf(here) ?? here.closest('[role="dialog"]');
      if (led?.isConnected && !led.matches(FIELD)) focusOn(led);
      else if (here === document.body || (left && left !== shown)) focusOn(main);
    }
    return () => {
      const last = document.activeElement as HTMLElement | null;
      const leaving = pageOf(last);
      if (leaving && last) ledAway.set(leaving, last);
    };
  }, [page, search]);
  return null;
}
