import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import type { FeedView } from '@/shell/feeds/useFeed';

interface Refetchable {
  initiate(arg: undefined, options: { forceRefetch: true; subscribe: false }): unknown;
}

/** Asks again on every visit; rows of the last one stay on screen until the answer is there (pages 5). */
export function useFreshFeed<Row>(endpoint: Refetchable, feed: FeedView<Row>): void {
  const dispatch = useAppDispatch();
  const stale = useRef(feed.items.length > 0 || feed.phase === 'empty');
  useEffect(() => {
    if (!stale.current) return;
    stale.current = false;
    dispatch(endpoint.initiate(undefined, { forceRefetch: true, subscribe: false }) as never);
  }, [dispatch, endpoint]);
}
