import { bootFault } from './bootFault';
import { media } from './breakpoints';
import { dark } from './dark';
import { forcedColorsCss } from './forcedColors';
import { lightBlue } from './lightBlue';
import { logo } from './logo';
import { moreContrastCss } from './moreContrast';
import { scale } from './scale';
import { declarePalette } from './tokens';

export { themesCss } from './themes';

/** No transitions, and animations that end at once: what waits for their end goes on. */
const still = `
  transition: none !important;
  animation-duration: .01ms !important;
  animation-delay: 0ms !important;
  animation-iteration-count: 1 !important;
  scroll-behavior: auto !important;
`;

/** Tokens, the root size of B2 and the few element defaults. Themes and motion are attributes of `<html>`. */
export const globalCss = `
  :root {
    --text-scale-browser: 1;
    --text-scale-app: 1;
    --text-scale: calc(var(--text-scale-browser) * var(--text-scale-app));
    ${declarePalette(lightBlue)}
    ${scale}
    color-scheme: light;
  }
  :root[data-theme='dark'] { ${declarePalette(dark)} color-scheme: dark; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) { ${declarePalette(dark)} color-scheme: dark; }
  }

  /* What sticks at the top scrolls away where there is no room for it: it sticks far above the screen. */
  @media ${media.low} { :root { --stick: -200rem; --stick-under: -200rem; --tabbar: 2rem; } }

  /* B2: 16 px × W / 375, W = min(viewport, 520); the cap of factor 2 stays written down for wider columns. */
  html {
    font-size: min(calc(100vw * 16 / 375), calc(520px * 16 / 375), 32px);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding: var(--header) 0 calc(var(--tabbar) + var(--safe-bottom) + .5rem);
    overscroll-behavior-y: contain;
  }
  /* F3: while an overlay is open the page stands still. Locked by the body alone: with the root, what sticks lets go. */
  html[data-locked] body { overflow: hidden; touch-action: none; }
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    overflow-x: hidden;
    overscroll-behavior-y: contain;
    background: var(--page);
    color: var(--text);
    font: 400 var(--fs-14)/1.5 var(--font);
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend { margin: 0; padding: 0; border: 0; min-width: 0; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: 600; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }
  img, svg, video { display: block; }
  button, input, textarea, select {
    font: inherit; color: inherit; border: 0; border-radius: 0; background: none; padding: 0; margin: 0;
    -webkit-appearance: none; appearance: none;
  }
  button, a, label { touch-action: manipulation; }
  button { cursor: pointer; }
  button:disabled { cursor: default; }
  [hidden] { display: none !important; }
  :focus { outline: .125rem solid var(--primary); outline-offset: .125rem; }
  :focus:not(:focus-visible), main:focus { outline: none; }
  /* On pictures the ring is white; round a whole picture it lies inside and on top: the picture's corners cut others off. */
  [data-ground='art']:not([data-stuck]) :focus, [aria-roledescription='slide'] :focus { outline-color: #fff; }
  [aria-roledescription='slide'] > :focus-visible::after {
    content: ''; position: absolute; top: .375rem; right: .375rem; bottom: .375rem; left: .375rem;
    border: .1875rem solid #fff; border-radius: var(--r-12); box-shadow: 0 0 0 .125rem var(--glass); pointer-events: none;
  }

  ${logo}
  ${bootFault}
  @media (prefers-reduced-motion: reduce) {
    :root:not([data-motion='full']) *, :root:not([data-motion='full']) *::before,
    :root:not([data-motion='full']) *::after { ${still} }
  }
  :root[data-motion='reduced'] *, :root[data-motion='reduced'] *::before, :root[data-motion='reduced'] *::after { ${still} }
  ${moreContrastCss}
  ${forcedColorsCss}
`;
