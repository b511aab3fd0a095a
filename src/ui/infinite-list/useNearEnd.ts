import { type RefObject, useEffect, useEffectEvent } from 'react';

/** F5: px before the end of the rows at which the next page is asked for. */
export const NEAR_END_PX = 300;

/**
 * Calls `onNear` when the marker is less than `px` below the screen.
 * `round` changes with every page, so that a page too short to fill the screen asks for the next at once.
 */
export function useNearEnd(
  marker: RefObject<Element | null>,
  armed: boolean,
  round: number,
  onNear: () => void,
  px: number,
) {
  const near = useEffectEvent(onNear);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has to be looked at anew
  useEffect(() => {
    if (!armed || !marker.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: `0px 0px ${px}px 0px` },
    );
    watch.observe(marker.current);
    return () => watch.disconnect();
  }, [marker, armed, round, px]);
}
