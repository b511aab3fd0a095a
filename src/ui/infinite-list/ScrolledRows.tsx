import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { RowBox, RowsBox } from './boxes';
import { Row } from './Row';

interface ScrolledRowsProps<T> {
  scroller: RefObject<HTMLElement | null>;
  items: readonly T[];
  keyOf: (item: T) => string | number;
  children: (item: T, index: number) => ReactElement;
}

/** Rows inside something that scrolls by itself, such as a sheet: only those near its window exist. */
export function ScrolledRows<T>({ scroller, items, keyOf, children }: ScrolledRowsProps<T>) {
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
      <Virtualizer as={RowsBox} item={RowBox} scrollRef={scroller} startMargin={above} data={items}>
        {(item, index) => (
          <Row key={keyOf(item)} item={item} index={index}>
            {children}
          </Row>
        )}
      </Virtualizer>
    </div>
  );
}
