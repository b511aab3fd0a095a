import { dark } from '@/theme/dark';
import { lightBlue } from '@/theme/lightBlue';
import { logo } from '@/theme/logo';
import { scale } from '@/theme/scale';
import { declarePalette } from '@/theme/tokens';

/** Colours that only the desk has: teal is the ledger, rows under the pointer, the mark that a search found. */
const light = `
  --teal: #0B7083; --teal-tint: #DDF3F6; --hover: #F5F9FE; --chosen: #E4EFFE; --mark: #FFE08A; --mark-text: #3D2A00;
  --float: 0 12px 40px rgb(16 44 90 / .18), 0 2px 8px rgb(16 44 90 / .08); --shade: rgb(16 44 90 / .16);
`;
const night = `
  --teal: #5CC8DA; --teal-tint: #113540; --hover: #18253A; --chosen: #1A3156; --mark: #6B5311; --mark-text: #FFE9B0;
  --float: 0 12px 40px rgb(0 0 0 / .5), 0 2px 8px rgb(0 0 0 / .3); --scrim: rgb(2 6 12 / .5); --shade: rgb(0 0 0 / .5);
`;
const byNight = `${declarePalette(dark)} ${night} color-scheme: dark;`;

/** Tokens and the few defaults of elements; sizes of the desk are px, as its density is. The theme is `data-theme` of `<html>`. */
export const globalCss = `
  /* Chinese fonts draw the middle dot one em wide. No file is loaded. */
  @font-face {
    font-family: 'desk-dot';
    src: local('Arial'), local('Helvetica'), local('Liberation Sans'), local('DejaVu Sans');
    unicode-range: U+B7, U+2022;
  }
  :root { --text-scale: 1; ${declarePalette(lightBlue)} ${scale} ${light} color-scheme: light;
    /* A dialog is nothing rare here: what is under it stays readable. */
    --scrim: rgb(10 24 46 / .32);
    --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace;
  }
  :root[data-theme='dark'] { ${byNight} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${byNight} } }

  *, *::before, *::after { box-sizing: border-box; }
  html, body, #root { height: 100%; }
  body {
    margin: 0;
    overflow: hidden;
    background: var(--page);
    color: var(--text);
    font: 400 13px/1.5 'desk-dot', var(--font);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: 600; }
  ul, ol { list-style: none; }
  a { color: var(--primary); text-decoration: none; }
  a:hover { text-decoration: underline; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: 0; text-align: left; font-weight: 400; }
  button, input, textarea, select {
    font: inherit; color: inherit; border: 0; border-radius: 0; background: none; padding: 0; margin: 0;
    -webkit-appearance: none; appearance: none;
  }
  input[type='checkbox'], input[type='radio'] { -webkit-appearance: auto; appearance: auto; flex: none; width: 14px; height: 14px; accent-color: var(--primary-fill); }
  button { cursor: pointer; }
  button:disabled { cursor: default; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 2px solid var(--primary); outline-offset: 1px; }
  code, kbd, pre, samp { font-family: var(--mono); font-size: 12px; }
  mark { background: var(--mark); color: var(--mark-text); border-radius: 3px; padding: 0 2px; }
  ${logo}
  @media (prefers-reduced-motion: reduce) { *, *::before, *::after { transition: none !important; animation: none !important; } }
`;
