import type { ReactNode, Ref } from 'react';
import { Bar } from './square.styles';
import { useScrolledDown } from './useScrolledDown';

/** The page's own bar, out of the way while the member reads on; when it moves, nothing in it or beside it is drawn anew. */
export function AwayBar({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) {
  const down = useScrolledDown();
  return (
    <Bar ref={ref} data-away={down || undefined}>
      {children}
    </Bar>
  );
}
