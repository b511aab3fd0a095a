/**
 * Media queries for styles and `useMediaQuery` (B3): mobile ≤ 768, tablet 769–1024, desktop above.
 * The column itself never exceeds 520 px (B1).
 */
export const media = {
  tabletUp: '(min-width: 769px)',
  /** Where the background may follow the mouse (B1). */
  parallax: '(min-width: 1025px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)',
  /** A column with room for a fourth cover. */
  wideColumn: '(min-width: 480px)',
  /** The widest column on a screen that is not tall: a sheet shows what is decided on before what explains it. */
  wideAndLow: '(min-width: 521px) and (max-height: 960px)',
  /** A phone held across: what sticks would take half of it. */
  low: '(max-height: 420px)',
} as const;
