import { Fragment, type ReactElement, type Ref, useLayoutEffect, useRef } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';

export interface RowsProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  children: (item: T, index: number) => ReactElement;
  /** Mount only what is near the screen; default: from 30 rows on. */
  windowed?: boolean;
  /** To restore a place: `scrollToIndex`, `getItemOffset` and the like, while windowed. */
  handle?: Ref<WindowVirtualizerHandle>;
}

const windowFrom = 30;

/** The rows of a long list; above 30 only those near the screen exist. Each is keyed by its own id, never by place. */
export function Rows<T>({ items, keyOf, children, windowed = items.length > windowFrom, handle }: RowsProps<T>) {
  const plain = useRef<HTMLDivElement>(null);
  const rowHeight = useRef(0);

  // What the rows measure is told to the window when it takes over: with a wrong guess the page would jump.
  useLayoutEffect(() => {
    if (plain.current && items.length > 0) rowHeight.current = plain.current.offsetHeight / items.length;
  });

  if (!windowed) {
    return (
      <div ref={plain}>
        {items.map((item, index) => (
          <Fragment key={keyOf(item)}>{children(item, index)}</Fragment>
        ))}
      </div>
    );
  }
  return (
    <WindowVirtualizer ref={handle} data={items} itemSize={rowHeight.current || undefined}>
      {(item, index) => <Fragment key={keyOf(item)}>{children(item, index)}</Fragment>}
    </WindowVirtualizer>
  );
}
