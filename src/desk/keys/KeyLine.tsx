import type { ReactNode } from 'react';
import { kitText } from '@/text/desk/kit';
import { Keys } from './Keys';
import { Line } from './keys.styles';
import { useShownKeys } from './useShownKeys';

/** What works here, and at its right how fresh things are. */
export function KeyLine({ status }: { status?: ReactNode }) {
  const rows = useShownKeys()
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
