import { useEffect, useRef } from 'react';
import { useKeyDesk } from './KeysProvider';
import type { KeyTable } from './keyDesk';
import { type KeyRow, keysOf } from './keyRow';

interface Options {
  /** A dialog: what is under it hears nothing. Default false. */
  over?: boolean;
  /** What the sheet of all keys calls these. */
  title?: string;
  /** The table is there at all; default true. */
  on?: boolean;
}

/** What of a row is seen: the handler may be another function on each render. */
const seen = (row: KeyRow): string =>
  [keysOf(row).join(' '), row.shown, row.label, row.when !== false, row.quiet === true].join('\t');

/** Has these keys work while the component is there; they show on the key line and in the sheet of all keys. */
export function useKeys(rows: readonly KeyRow[], { over = false, title = '', on = true }: Options = {}): void {
  const desk = useKeyDesk();
  const table = useRef<KeyTable>({ rows, over, title });
  // After every render the newest handlers are those that run.
  useEffect(() => {
    table.current.rows = rows;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one table for as long as it is there, whatever is in it
  useEffect(() => {
    if (!on) return;
    table.current = { rows, over, title };
    return desk.add(table.current);
  }, [desk, over, title, on]);
  const looks = rows.map(seen).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the table looks otherwise
  useEffect(() => desk.tell(), [desk, looks]);
}
