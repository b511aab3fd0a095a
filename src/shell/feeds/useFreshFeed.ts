import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import type { FeedView } from './useFeed';

interface Refetchable<Arg> {
  initiate(arg: Arg, options: { forceRefetch: true; subscribe: false }): unknown;
}

/** Asks again on every visit; rows of the last one stay on screen until the answer is there (pages 5). */
export function useFreshFeed<Row, Arg>(endpoint: Refetchable<Arg>, feed: FeedView<Row>, arg: Arg): void {
  const dispatch = useAppDispatch();
  const stale = useRef(feed.items.length > 0 || feed.phase === 'empty');
  useEffect(() => {
    if (!stale.current) return;
    stale.current = false;
    dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }) as never);
  }, [dispatch, endpoint, arg]);
}
