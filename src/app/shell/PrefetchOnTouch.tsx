import { useEffect } from 'react';
import { usePorts } from '@/kernel/hooks';
import { usePrefetch } from '@/shell/navigation/usePrefetch';

/** How long a finger rests on a row before its page is asked for: one that scrolls has moved by then. */
const REST_MS = 60;
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
    const touched = ({ target, pointerType }: PointerEvent) => {
      const link = target instanceof Element ? target.closest(`${BARS}, ${ROWS}`) : null;
      const to = link?.getAttribute('href');
      // Who travels asks for nothing, and starts no timer.
      if (!link || !to || !gate.isLive) return;
      forget();
      if (pointerType !== 'touch' || link.matches(BARS)) prefetch(to);
      else forget = clock.after(REST_MS, () => prefetch(to));
    };
    // The browser has taken the finger for one that scrolls.
    const scrolled = () => forget();
    document.addEventListener('pointerdown', touched, { passive: true });
    document.addEventListener('pointercancel', scrolled);
    return () => {
      forget();
      document.removeEventListener('pointerdown', touched);
      document.removeEventListener('pointercancel', scrolled);
    };
  }, [prefetch, clock, gate]);
  return null;
}
