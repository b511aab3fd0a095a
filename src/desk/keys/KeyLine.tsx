import type { ReactNode } from 'react';
import { kitText } from '@/text/desk/kit';
import { Keys } from './Keys';
import type { KeyTable } from './keyDesk';
import { keysOf } from './keyRow';
import { Line } from './keys.styles';
import { useShownKeys } from './useShownKeys';

const moves = ({ rows }: KeyTable): boolean => rows.some((row) => keysOf(row).includes('j'));

/** What works here, and at its right how fresh things are. */
export function KeyLine({ status }: { status?: ReactNode }) {
  const tables = useShownKeys();
  // What moves comes first, whoever brought it.
  const rows = [...tables]
    .sort((one, other) => Number(moves(other)) - Number(moves(one)))
    .flatMap((table) => table.rows)
    .filter(({ when, quiet }) => when !== false && !quiet);
  return (
    <Line aria-label={kitText.keys}>
      <span data-keys="">
        {rows.map((row) => (
          <span key={`${row.key} ${row.label}`} data-key="">
            <Keys row={row} />
            {row.label}
          </span>
        ))}
      </span>
      <span data-status="">{status}</span>
    </Line>
  );
}
