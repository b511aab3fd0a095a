import type { ReactElement } from 'react';

interface RowProps<T> {
  item: T;
  index: number;
  /** How its list draws a row. */
  children: (item: T, index: number) => ReactElement;
}

/** One row, drawn once it is near the screen. */
export function Row<T>({ item, index, children }: RowProps<T>) {
  return children(item, index);
}
