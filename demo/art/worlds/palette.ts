import { lch } from '@demo/art/oklch';

type Colour = readonly [lightness: number, chroma: number, hue: number];
type Light = readonly [
  sky: readonly [Colour, Colour, Colour],
  haze: Colour,
  near: Colour,
  fore: Colour,
  accent: Colour,
  accent2: Colour,
  rim: Colour,
];

/** One light of a world: sky from top to bottom, the far haze, near and foremost ground, two accents, rim light. */
export interface Palette {
  sky: [string, string, string];
  haze: string;
  near: string;
  fore: string;
  acc: string;
  acc2: string;
  rim: string;
}

const hex = (c: Colour) => lch(...c);

/** Palettes fixed by hand; a seed chooses among the lights (day, dusk, night) and never invents a hue. */
export const lights = (...list: Light[]): Palette[] =>
  list.map(([sky, haze, near, fore, acc, acc2, rim]) => ({
    sky: [hex(sky[0]), hex(sky[1]), hex(sky[2])],
    haze: hex(haze),
    near: hex(near),
    fore: hex(fore),
    acc: hex(acc),
    acc2: hex(acc2),
    rim: hex(rim),
  }));
