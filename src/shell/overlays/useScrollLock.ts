import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePorts } from '@/kernel/hooks';

/** The page scrolls again this long after the last overlay closed (spec 9, F3). */
const UNLOCK_AFTER_MS = 200;

/** Holds the page still at once while `locked`, and lets go 200 ms after; the place does not move. */
export function useScrollLock(locked: boolean): void {
  const { clock } = usePorts();
  const cancel = useRef<(() => void) | undefined>(undefined);

  useLayoutEffect(() => {
    cancel.current?.();
    cancel.current = undefined;
    const root = document.documentElement;
    if (locked) root.dataset.locked = '';
    else if (root.dataset.locked !== undefined) {
      cancel.current = clock.after(UNLOCK_AFTER_MS, () => {
        delete root.dataset.locked;
      });
    }
  }, [locked, clock]);

  useEffect(
    () => () => {
      cancel.current?.();
      delete document.documentElement.dataset.locked;
    },
    [],
  );
}
