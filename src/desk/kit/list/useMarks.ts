import { useState } from 'react';
import { extended, type Marked, toggled } from './marked';

/** Rows that one act is to be done to, as they were seen when they were marked. */
export interface Marks<R> {
  rows: readonly R[];
  has: (row: R) => boolean;
  toggle: (row: R) => void;
  /** From where marking began, or from `start`, to this one. */
  extend: (list: readonly R[], to: R, start: R) => void;
  /** These, and no others. */
  put: (rows: readonly R[]) => void;
}

/** Marks of a list; they outlive that its rows are read again. */
export function useMarks<R>(idOf: (row: R) => string): Marks<R> {
  const [marked, setMarked] = useState<Marked<R>>({ rows: [], from: null });
  return {
    rows: marked.rows,
    has: (row) => marked.rows.some((each) => idOf(each) === idOf(row)),
    toggle: (row) => setMarked((before) => toggled(before, row, idOf)),
    extend: (list, to, start) => setMarked((before) => extended(before, { list, to, start }, idOf)),
    put: (rows) => setMarked({ rows, from: null }),
  };
}
