import { useDeferredValue, useEffect, useState } from 'react';

/**
 * False in the render that mounts, true in the task after it, or `atOnce`: what is heavy to draw leaves the frame of the tap
 * that asked for it to a first answer. It is drawn in one go then; in the deferred render itself, in slices between frames,
 * it would be there twice as late.
 */
export function useNextTask(atOnce: boolean): boolean {
  const [isNow, setNow] = useState(atOnce);
  const next = useDeferredValue(true, isNow);
  useEffect(() => setNow(next), [next]);
  return isNow;
}
