import type { ReactNode } from 'react';
import { Grid } from './cover.styles';

/** Covers three in a row, four where the column is 480 px or wider. */
export function CoverGrid({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}
