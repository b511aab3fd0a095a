import type { ReactNode } from 'react';
import { Button } from '@/desk/kit/button/Button';
import { Scroll } from '@/desk/kit/room/room.styles';
import { kitText } from '@/text/desk/kit';
import { Less } from './Less';
import { Mark, RowList } from './list.styles';
import type { ReadOn } from './readOn';
import { useMarkKeys } from './useMarkKeys';
import type { Marks } from './useMarks';
import { useRowList } from './useRowList';

interface ButtonRowsProps<R> extends ReadOn {
  rows: readonly R[];
  idOf: (row: R) => string;
  /** What is open; one that is not among the rows stays open and is chosen nowhere. */
  chosen: string | null;
  onChoose: (row: R) => void;
  children: (row: R) => ReactNode;
  more: string;
  /** Where several rows can be marked. */
  marks?: Marks<R> | undefined;
}

/** A column of rows that are pressed, or gone through by `j` and `k`, with a way to more of them at its end. */
export function ButtonRows<R>(props: ButtonRowsProps<R>) {
  const { rows, idOf, chosen, onChoose, children, onMore, onLess, more, isBusy, marks } = props;
  const {
    rowProps,
    chosen: chosenRow,
    moveTo,
  } = useRowList({
    rows,
    idOf,
    chosen: rows.some((row) => idOf(row) === chosen) ? chosen : null,
    onChoose: (row) => row && onChoose(row),
    onMore,
    onLess,
    isBusy,
  });
  useMarkKeys({ marks, rows, idOf, chosen: chosenRow, moveTo });
  return (
    <Scroll>
      <Less {...{ isBusy, ...(onLess && { onLess }) }} />
      <RowList data-marking={marks && marks.rows.length > 0 ? '' : undefined}>
        {rows.map((row) => (
          <li key={idOf(row)} data-marked={marks?.has(row) ? '' : undefined}>
            {marks && (
              <Mark>
                <input
                  type="checkbox"
                  // By keys it is `x`.
                  tabIndex={-1}
                  aria-label={kitText.markRow(idOf(row))}
                  checked={marks.has(row)}
                  onChange={() => marks.toggle(row)}
                />
              </Mark>
            )}
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
