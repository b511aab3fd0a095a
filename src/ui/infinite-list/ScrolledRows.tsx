import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { RowBox, RowsBox } from './boxes';

interface ScrolledRowsProps {
  scroller: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Rows inside something that scrolls by itself, such as a sheet: only those near its window exist. */
export function ScrolledRows({ scroller, children }: ScrolledRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  // How much stands above the rows in what scrolls; it changes when that does.
  useLayoutEffect(() => {
    const [box, rows] = [scroller.current, root.current];
    if (!box || !rows) return;
    setAbove(Math.round(rows.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop));
  });
  return (
    <div ref={root}>
      <Virtualizer as={RowsBox} item={RowBox} scrollRef={scroller} startMargin={above}>
        {children}
      </Virtualizer>
    </div>
  );
}
