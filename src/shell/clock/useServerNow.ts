import { useEffect, useState } from 'react';
import { useAppSelector, useNow, usePorts } from '@/kernel/hooks';
import { selectServerOffset } from './clockSlice';

/** Farther moments are looked at again with the next half minute. */
const NEAR_MS = 60_000;

/**
 * The server's time as far as this device knows it, renewed every half minute, and at the very moment `at` (epoch ms)
 * where something ends then.
 */
export function useServerNow(at?: number | null): number {
  const { clock } = usePorts();
  const offset = useAppSelector(selectServerOffset);
  const now = useNow() + offset;
  const [passed, pass] = useState<number>();

  useEffect(() => {
    if (at == null || at <= now) return;
    const wait = at - (clock.now() + offset);
    if (wait > NEAR_MS) return;
    return clock.after(Math.max(0, wait), () => pass(at));
  }, [clock, at, now, offset]);

  return at != null && passed === at ? Math.max(now, at) : now;
}
