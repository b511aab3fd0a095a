import type { ReactNode } from 'react';
import { Box } from './chip.styles';

/**
 * Colour is rare: blue selection, red over target or loss, amber needs a person, green done, violet machine state, teal
 * ledger, `vip` navy and gold; without one it is grey.
 */
export type Tone = 'blue' | 'red' | 'amber' | 'green' | 'violet' | 'teal' | 'vip';

/** A state in a word. */
export function Chip({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return <Box data-tone={tone}>{children}</Box>;
}
