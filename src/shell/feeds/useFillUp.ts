import { useEffect, useEffectEvent, useRef } from 'react';
import type { FeedView } from './useFeed';

/** When filters hide whole pages, this many more are asked for, and then no further (pages, conventions). */
const ROUNDS = 20;

/** Fetches on while nothing of what came may be shown: a list without rows cannot be scrolled to its end. */
export function useFillUp(
  feed: Pick<FeedView<unknown>, 'phase' | 'onNearEnd' | 'items'>,
  shown: number,
  active: boolean,
) {
  const rounds = useRef(0);
  const more = useEffectEvent(() => {
    rounds.current += 1;
    feed.onNearEnd();
  });
  const { phase, items } = feed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that came may call for another
  useEffect(() => {
    if (shown > 0) rounds.current = 0;
    else if (active && phase === 'ready' && rounds.current < ROUNDS) more();
  }, [phase, shown, active, items.length]);
}
