import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { pageEvents, type RestingPlace } from './pageCacheSlice';
import { restingPlace, returnSoon, returnTo } from './restingPlace';

interface RestingPageProps {
  page: string;
  resting: RestingPlace | undefined;
  children: ReactNode;
}

/** Quiet after the last scroll before a page counts as resting. */
const QUIET_MS = 150;

/**
 * Remembers where its page rests and goes back there whenever it is shown again. The place is noted while scrolling,
 * never on hiding: by then the page has no layout left.
 */
export function RestingPage({ page, resting, children }: RestingPageProps) {
  const dispatch = useAppDispatch();
  const { clock, gate } = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(resting);
  last.current = resting;

  // Runs on each showing: a hidden page's effects are taken down.
  useLayoutEffect(() => {
    return root.current ? returnSoon(root.current, last.current) : undefined;
  }, []);

  // While somebody travels, the screen follows the state's resting places too.
  useLayoutEffect(() => {
    if (!gate.isLive && root.current) returnTo(root.current, resting);
  }, [resting, gate]);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const scrolled = () => {
      cancel?.();
      cancel = clock.after(QUIET_MS, () => {
        if (root.current) dispatch(pageEvents.rested({ page, ...restingPlace(root.current) }));
      });
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      cancel?.();
      window.removeEventListener('scroll', scrolled);
    };
  }, [clock, dispatch, page]);

  return <div ref={root}>{children}</div>;
}
