import { useEffect, useState } from 'react';
import { clock } from './clock';

/** The time, epoch ms, renewed every so many ms. */
export function useNow(everyMs = 10_000): number {
  const [at, setAt] = useState(clock.now);
  useEffect(() => clock.every(everyMs, () => setAt(clock.now())), [everyMs]);
  return at;
}
