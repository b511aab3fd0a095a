/**
 * Media queries for styles and `useMediaQuery` (B3): mobile ≤ 768, tablet 769–1024, desktop above.
 * The column itself never exceeds 520 px (B1).
 */
export const media = {
  tabletUp: '(min-width: 769px)',
  desktop: '(min-width: 1025px)',
  /** Where the background may follow the mouse (B1). */
  parallax: '(min-width: 1025px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
  wideColumn: '(min-width: 480px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const;
