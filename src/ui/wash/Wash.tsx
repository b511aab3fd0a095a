import type { CSSProperties } from 'react';
import { Root } from './wash.styles';

export interface WashProps {
  /** CSS length; default 20rem. */
  height?: string;
  /** `deep` blue for white text, as on check-in; default the pale sky. */
  tone?: 'sky' | 'deep';
}

/** The sky with its cut-diamond facets behind the top of a page; the page's first child. At most two facets a screen. */
export function Wash({ height, tone = 'sky' }: WashProps) {
  return <Root aria-hidden="true" data-tone={tone} style={{ '--wash-height': height } as CSSProperties} />;
}
