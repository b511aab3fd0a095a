import type { ReactNode } from 'react';
import { Button } from '@/desk/kit/button/Button';
import { Scroll } from '@/desk/kit/room/room.styles';
import { RowList } from './list.styles';
import { useRowList } from './useRowList';

interface ButtonRowsProps<R> {
  rows: readonly R[];
  idOf: (row: R) => string;
  /** What is open; one that is not among the rows stays open and is chosen nowhere. */
  chosen: string | null;
  onChoose: (row: R) => void;
  children: (row: R) => ReactNode;
  /** Absent where there are no more. */
  onMore?: () => void;
  more: string;
  isBusy: boolean;
}

/** A column of rows that are pressed, or gone through by `j` and `k`, with a way to more of them at its end. */
export function ButtonRows<R>(props: ButtonRowsProps<R>) {
  const { rows, idOf, chosen, onChoose, children, onMore, more, isBusy } = props;
  const { rowProps } = useRowList({
    rows,
    idOf,
    chosen: rows.some((row) => idOf(row) === chosen) ? chosen : null,
    onChoose: (row) => row && onChoose(row),
  });
  return (
    <Scroll>
      <RowList>
        {rows.map((row) => (
          <li key={idOf(row)}>
            <button type="button" {...rowProps(row)}>
              {children(row)}
            </button>
          </li>
        ))}
      </RowList>
      {onMore && (
        <Button look="bare" disabled={isBusy} onClick={onMore}>
          {more}
        </Button>
      )}
    </Scroll>
  );
}
