import { useEffect, useRef, useState } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { clock } from '@/desk/world/clock';
import { kitText } from '@/text/desk/kit';

/** Pauses between tries, seconds; the last one stays. */
const PAUSES = [4, 8, 15, 30];

/** Tries again by itself, each time after a longer pause, and at once by `R`. */
export function useRetry(retry: () => void, busy: boolean) {
  const [tries, setTries] = useState(0);
  const [left, setLeft] = useState(PAUSES[0] ?? 0);
  const again = () => {
    if (busy) return;
    const next = tries + 1;
    setTries(next);
    setLeft(PAUSES[Math.min(next, PAUSES.length - 1)] ?? 30);
    retry();
  };
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (busy) return;
    if (left > 0) return clock.after(1000, () => setLeft(left - 1));
    latest.current();
    return;
  }, [left, busy]);
  useKeys([{ key: 'R', label: kitText.retry, run: again }]);
  return { left, tries, again };
}
