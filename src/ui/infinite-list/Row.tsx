import { memo, type ReactElement } from 'react';

interface RowProps<T> {
  item: T;
  index: number;
  /** How its list draws a row. */
  children: (item: T, index: number) => ReactElement;
}

function DrawnRow<T>({ item, index, children }: RowProps<T>) {
  return children(item, index);
}

/** One row, drawn again only for another item or when its list is drawn: a window asks for its rows with every scroll event. */
export const Row = memo(DrawnRow) as typeof DrawnRow;
