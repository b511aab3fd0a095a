import { useEffect, useEffectEvent } from 'react';
import { isPaged, isSideways, type Layout } from '@/features/reading/geometry/taps';

interface Keys {
  layout: Layout;
  /** Something else has the keyboard. */
  off: boolean;
  onForward(): void;
  onBack(): void;
  onEnd(side: 'first' | 'last'): void;
  onMenu(): void;
  onEscape(): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Which way a key goes; undefined for keys of no meaning here. */
function wayOf(key: string, layout: Layout): 'forward' | 'back' | undefined {
  if (key === 'PageDown' || key === 'ArrowDown') return 'forward';
  if (key === 'PageUp' || key === 'ArrowUp') return 'back';
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const right = key === 'ArrowRight';
  return right !== (layout === 'rtl') ? 'forward' : 'back';
}

/**
 * Arrows, space, page keys, Home and End; Enter for the menu. Wheel turns pages. No letters: who speaks to their device would press
 * them by words (WCAG 2.1.4).
 */
export function useReaderKeys(stage: { current: HTMLElement | null }, keys: Keys) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, target, repeat } = event;
    if (keys.off || ctrlKey || metaKey || altKey || isTyping(target)) return;
    const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
    const way = key === ' ' ? (shiftKey ? 'back' : 'forward') : wayOf(key, keys.layout);
    if (key === 'Escape') keys.onEscape();
    else if (onButton && (key === ' ' || key === 'Enter')) return;
    // A key that is held runs through pages as fast as it can, and would run through chapters too.
    else if (way && repeat && isPaged(keys.layout)) event.preventDefault();
    else if (way === 'forward') keys.onForward();
    else if (way === 'back') keys.onBack();
    else if (key === 'Home') keys.onEnd('first');
    else if (key === 'End') keys.onEnd('last');
    else if (key === 'Enter') keys.onMenu();
    else return;
    if (key !== 'Escape') event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);

  // One notch, one page: a wheel sends many events for one turn of it.
  const wheeled = useEffectEvent((event: WheelEvent, state: { until: number }) => {
    if (keys.off || !isPaged(keys.layout) || event.ctrlKey) return;
    const by = isSideways(keys.layout) && Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    if (Math.abs(by) < 4 || event.timeStamp < state.until) return;
    state.until = event.timeStamp + 350;
    if (by > 0) keys.onForward();
    else keys.onBack();
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const state = { until: 0 };
    const hear = (event: WheelEvent) => wheeled(event, state);
    element.addEventListener('wheel', hear, { passive: true });
    return () => element.removeEventListener('wheel', hear);
  }, [stage]);
}
