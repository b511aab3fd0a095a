import { useEffect, useState } from 'react';
import { usePorts } from '@/kernel/hooks';

/**
 * Whole seconds until `until` (epoch ms), never more than `atMost`, counted down while mounted; 0 once it has passed.
 * A clock that was set back does not make the wait longer.
 */
export function useSecondsLeft(until: number, atMost = Number.POSITIVE_INFINITY): number {
  const { clock } = usePorts();
  const [now, tick] = useState(() => clock.now());
  const left = Math.max(0, Math.min(Math.ceil((until - now) / 1_000), atMost));

  useEffect(() => {
    tick(clock.now());
    if (until <= clock.now()) return;
    let cancel = clock.after(1_000, function again() {
      tick(clock.now());
      cancel = clock.now() < until ? clock.after(1_000, again) : () => {};
    });
    return () => cancel();
  }, [clock, until]);

  return left;
}
