import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { BodyControl } from './body';

/** Scrolls the body on its own, `speed` tenths of the view every second, until its end. */
export function useAutoScroll(
  on: boolean,
  speed: number,
  height: number,
  body: RefObject<BodyControl | null>,
  onEnd: () => void,
) {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!on || height === 0) return;
    const perMs = (height * speed) / 10_000;
    let before: number | undefined;
    // Browsers keep whole pixels only: what is less is carried over.
    let owed = 0;
    let frame = requestAnimationFrame(function step(now) {
      owed += Math.min(64, now - (before ?? now)) * perMs;
      before = now;
      const px = Math.floor(owed);
      owed -= px;
      if (px > 0 && body.current?.scrollBy?.(px) === false) return ended();
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [on, speed, height, body]);
}
