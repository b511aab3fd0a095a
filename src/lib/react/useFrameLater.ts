import { useEffect, useState } from 'react';

/**
 * `value` as it was a frame ago: what is heavy to draw with it leaves the frame of its change to everything else. Of values
 * that follow each other faster than they are drawn, only the last one is.
 */
export function useFrameLater<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    // What is set outside of an event is drawn in a task of its own: the frame is painted before it.
    const frame = requestAnimationFrame(() => setDrawn(value));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return drawn;
}
