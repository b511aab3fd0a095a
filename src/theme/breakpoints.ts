/** Layout widths in px (B3): mobile ≤ 768, tablet 769–1024, desktop above; the column never exceeds `column` (B1). */
export const breakpoints = { mobile: 768, tablet: 1024, column: 520 } as const;

/** Media queries to use in styles and with `useMediaQuery`. */
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
