import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/kernel/hooks';
import { useSecondsLeft } from '@/shell/forms/useSecondsLeft';
import { selectServerOffset } from './clockSlice';

/**
 * Whole seconds until a moment of the server's clock, counted down while mounted. `onOver` is called once when a
 * countdown that was seen running reaches 0, never for a moment that had passed before.
 */
export function useServerSecondsLeft(until: number, onOver?: () => void): number {
  const left = useSecondsLeft(until - useAppSelector(selectServerOffset));
  const running = useRef(false);
  useEffect(() => {
    if (left > 0) running.current = true;
    else if (running.current) {
      running.current = false;
      onOver?.();
    }
  }, [left, onOver]);
  return left;
}
