import { useKeys } from '@/desk/keys/useKeys';
import { kitText } from '@/text/desk/kit';
import { rowBeside } from './chosenRow';
import type { Marks } from './useMarks';

interface MarkKeysOptions<R> {
  /** Absent where nothing is marked. */
  marks: Marks<R> | undefined;
  rows: readonly R[];
  idOf: (row: R) => string;
  chosen: R | null;
  moveTo: (id: string | null) => void;
}

/** `x` marks the chosen row, `X` all rows up to it, `J K` go on marking. */
export function useMarkKeys<R>({ marks, rows, idOf, chosen, moveTo }: MarkKeysOptions<R>): void {
  const goOn = (by: 1 | -1) => {
    if (chosen === null) return;
    const id = rowBeside(rows.map(idOf), idOf(chosen), by);
    const to = rows.find((row) => idOf(row) === id) ?? chosen;
    marks?.extend(rows, to, chosen);
    moveTo(id);
  };
  const when = chosen !== null;
  useKeys(
    [
      { key: 'x', label: kitText.mark, when, run: () => chosen && marks?.toggle(chosen) },
      {
        key: 'X',
        label: kitText.markTo,
        when: when && marks !== undefined && marks.rows.length > 0,
        run: () => chosen && marks?.extend(rows, chosen, chosen),
      },
      { key: ['J', 'K'], label: kitText.markOn, quiet: true, when, run: (key) => goOn(key === 'J' ? 1 : -1) },
    ],
    { on: marks !== undefined },
  );
}
