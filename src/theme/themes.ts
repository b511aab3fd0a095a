import { dark } from './dark';
import { lagoon } from './lagoon';
import { lightBlue } from './lightBlue';
import { peony } from './peony';
import type { ThemeName } from './themeNames';
import { type ColorToken, declarePalette, type Theme } from './tokens';

/** Every theme an operator may choose, by the name that `data-skin` carries (B4). */
export const themes: Readonly<Record<ThemeName, Theme>> = { 'light-blue': { light: lightBlue, dark }, lagoon, peony };

/** The rules of a theme: what it changes by day is said for the night as well, or the day's would show there. */
function rulesOf([name, { light, dark: night }]: [string, Theme]): string {
  const skin = `:root[data-skin='${name}']`;
  const tokens = Object.keys(lightBlue) as ColorToken[];
  const byDay = tokens.filter((token) => light[token] !== lightBlue[token]);
  const byNight = tokens.filter((token) => byDay.includes(token) || night[token] !== dark[token]);
  return `
  ${skin} { ${declarePalette(light, byDay)} }
  ${skin}[data-theme='dark'] { ${declarePalette(night, byNight)} }
  @media (prefers-color-scheme: dark) { ${skin}:not([data-theme]) { ${declarePalette(night, byNight)} } }`;
}

/**
 * The rules of all themes but the first, which the page wears by itself, by their names; they stand in the page, so that its first
 * frame wears them, each in an element of its own: the server leaves out what the operator has not chosen.
 */
export const themesCss: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(themes)
    .slice(1)
    .map((theme) => [theme[0], rulesOf(theme)]),
);
