import { useEffect } from 'react';
import { usePorts } from '@/kernel/hooks';
import { usePrefetch } from '@/shell/navigation/usePrefetch';

/** How long a finger rests on a row before its page is asked for: one that scrolls has moved by then. */
const REST_MS = 60;
/** A finger that comes down within this after the last movement has stopped a fling. */
const FLING_MS = 150;
const BARS = 'nav a[href^="/"]';
const ROWS = 'a[data-ahead]';

/**
 * Asks ahead for the page a finger is down on: at once in bars, which nobody scrolls, and with a mouse; in rows
 * (`data-ahead`) once it rests there, since to ask for a post is to have looked at it. Links are drawn before the code
 * that can fetch ahead: once that is here, it listens for all of them.
 */
export function PrefetchOnTouch() {
  const prefetch = usePrefetch();
  const { clock, gate } = usePorts();
  useEffect(() => {
    let forget = () => {};
    let moved = Number.NEGATIVE_INFINITY;
    const touched = ({ target, pointerType, timeStamp }: PointerEvent) => {
      const link = target instanceof Element ? target.closest(`${BARS}, ${ROWS}`) : null;
      const to = link?.getAttribute('href');
      // Who travels asks for nothing, and starts no timer.
      if (!link || !to || !gate.isLive) return;
      forget();
      if (pointerType !== 'touch' || link.matches(BARS)) prefetch(to);
      else if (timeStamp - moved > FLING_MS) forget = clock.after(REST_MS, () => prefetch(to));
    };
    const scrolled = ({ timeStamp }: Event) => {
      moved = timeStamp;
    };
    // The browser has taken the finger for one that scrolls.
    const cancelled = () => forget();
    document.addEventListener('pointerdown', touched, { passive: true });
    document.addEventListener('pointercancel', cancelled);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      forget();
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('pointercancel', cancelled);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [prefetch, clock, gate]);
  return null;
}
