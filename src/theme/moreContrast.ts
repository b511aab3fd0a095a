import type { ColorToken } from './tokens';

/** Quieter words and edges. */
const LOUDER: readonly ColorToken[] = [
  'text-2',
  'text-3',
  'line',
  'field-line',
  'raised-line',
  'bar-line',
  'primary-line',
];

/** For whoever asks the system for more contrast, in every theme and by night: nothing is said in grey, and every edge is drawn. */
export const moreContrastCss = `
  @media (prefers-contrast: more) {
    :root { ${LOUDER.map((token) => `--${token}: var(--text) !important;`).join(' ')} }
  }
`;
