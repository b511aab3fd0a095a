import type { lightBlue } from './lightBlue';

/** The names every theme gives a value to; each is a CSS variable of the same name. */
export type ColorToken = keyof typeof lightBlue;
/** One value for every colour token. */
export type Palette = Readonly<Record<ColorToken, string>>;

/** A whole look for the day, and its night. */
export interface Theme {
  light: Palette;
  dark: Palette;
}

/** A palette as CSS declarations; all of it, or only these tokens. */
export function declarePalette(palette: Palette, tokens = Object.keys(palette) as ColorToken[]): string {
  return tokens.map((token) => `--${token}: ${palette[token]};`).join('\n');
}
