import { useLayoutEffect, useState } from 'react';

/**
 * `open`, but closed in the very first render: Base UI moves in only what it has seen closed, and overlays are born open.
 * The second render comes before the first paint, so no frame is lost.
 */
export function useMovesIn(open: boolean): boolean {
  const [born, setBorn] = useState(false);
  useLayoutEffect(() => setBorn(true), []);
  return open && born;
}
