import { dark } from './dark';
import { lightBlue } from './lightBlue';

/** The names every theme gives a value to; each is a CSS variable of the same name. */
export type ColorToken = keyof typeof lightBlue;
/** One value for every colour token. */
export type Palette = Readonly<Record<ColorToken, string>>;

/** The palettes by the name that `data-theme` carries (B4). */
export const palettes: Readonly<Record<'light-blue' | 'dark', Palette>> = { 'light-blue': lightBlue, dark };

/** A palette as CSS declarations. */
export function declarePalette(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');
}
