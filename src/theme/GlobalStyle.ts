import { createGlobalStyle } from 'styled-components';
import { globalCss } from './globalCss';

/** The global style as a component; the app renders it once, at its root. */
export const GlobalStyle = createGlobalStyle`
  ${globalCss}
`;
