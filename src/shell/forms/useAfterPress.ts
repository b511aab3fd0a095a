import { useCallback, useEffect, useRef } from 'react';
import { usePorts } from '@/kernel/hooks';

/**
 * Runs work at once, or, while the mouse (or the mouse a tap stands for) is down, after its click. What a field says
 * when it is left would otherwise push the pressed button away, and the click would miss it.
 */
export function useAfterPress(): (run: () => void) => void {
  const { clock } = usePorts();
  const pressed = useRef(false);
  const waiting = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    const over = () => {
      pressed.current = false;
      const run = waiting.current;
      waiting.current = undefined;
      run?.();
    };
    const down = () => {
      pressed.current = true;
    };
    // A press that was dragged away ends without a click.
    const up = () => void clock.after(0, over);
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    window.addEventListener('click', over);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
      window.removeEventListener('click', over);
    };
  }, [clock]);

  return useCallback((run) => {
    if (pressed.current) waiting.current = run;
    else run();
  }, []);
}
