import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useAppStore, usePorts } from '@/kernel/hooks';
import { KeptRowContext } from '@/ui/infinite-list/rowMemory';
import { selectArrival } from './navigationSlice';
import { pageEvents, type RestingPlace } from './pageCacheSlice';
import { restingPlace, returnSoon } from './restingPlace';

interface RestingPageProps {
  page: string;
  resting: RestingPlace | undefined;
  children: ReactNode;
}

/** Quiet after the last scroll before a page counts as resting. */
const QUIET_MS = 150;

/** What a page is left by. */
const LEAVING = ['click', 'popstate'] as const;

/**
 * Remembers where its page rests and goes back there whenever it is shown again. The place is noted while scrolling,
 * never on hiding: by then the page has no layout left.
 */
export function RestingPage({ page, resting, children }: RestingPageProps) {
  const store = useAppStore();
  const ports = usePorts();
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(resting);
  last.current = resting;

  // Runs on each showing: a hidden page's effects are taken down. Then with a place from before this load, which comes late, and
  // while somebody travels with each place of the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it rests by itself it need not be brought
  useLayoutEffect(() => {
    // The first page of a load stands where the member scrolled what came before it, and to scroll would lay it out in this task.
    const stands = !last.current && ports.gate.isLive && selectArrival(store.getState()) === 'first';
    return stands || !root.current ? undefined : returnSoon(root.current, last.current, ports);
  }, [store, ports, ports.gate.isLive ? resting?.isKept : resting]);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const note = () => {
      cancel?.();
      cancel = undefined;
      const box = root.current;
      // On the way back to its place it rests nowhere else.
      if (box && !box.dataset.way) store.dispatch(pageEvents.rested({ page, ...restingPlace(box) }));
    };
    const scrolled = () => {
      cancel?.();
      cancel = ports.clock.after(QUIET_MS, note);
    };
    // A tap right after a scroll may leave the page before it was quiet, or where it was scrolled before anybody listened.
    const leaving = () => {
      if (cancel || (!last.current && window.scrollY)) note();
    };
    window.addEventListener('scroll', scrolled);
    for (const type of LEAVING) window.addEventListener(type, leaving, true);
    return () => {
      cancel?.();
      window.removeEventListener('scroll', scrolled);
      for (const type of LEAVING) window.removeEventListener(type, leaving, true);
    };
  }, [store, ports, page]);

  return (
    <div ref={root} data-kept={page}>
      <KeptRowContext value={resting?.isKept ? resting : undefined}>{children}</KeptRowContext>
    </div>
  );
}
