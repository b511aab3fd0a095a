import type { Doc } from '@demo/art/doc';
import { lch, mix } from '@demo/art/oklch';
import { rect } from '@demo/art/svg';
import { WORLDS, type WorldName } from '@demo/art/worlds/catalogue';
import { nth, type Rng } from '@server/random';
import { indoors } from './indoors';
import { outdoors } from './outdoors';
import type { Place, Scene } from './scene';

/** The wide worlds of the games serve as far places: their scenery without its near frame. */
function world(name: WorldName): Place {
  return ({ d, w, h, r, night }) => {
    const { palettes, scene } = WORLDS[name];
    const p = nth(palettes, night ? 2 : 0);
    return scene({ d, w, h, r, p, u: Math.sqrt(w * h) / 100 });
  };
}

const PLACES: Readonly<Record<string, Place>> = {
  ...outdoors,
  ...indoors,
  sky: world('sky'),
  sea: world('sea'),
  neon: world('neon'),
  farm: world('farm'),
  peak: world('wuxia'),
  base: world('mecha'),
  cave: world('dungeon'),
  candy: world('candy'),
};

/** Colour and light of a series. */
export interface Tint {
  hue: number;
}

const NIGHT = ['#232a5c', '#5a559c', '#f0a58a'] as const;
const DAYS = [
  [lch(0.7, 0.12, 240), lch(0.86, 0.07, 220), lch(0.96, 0.04, 95)],
  [lch(0.76, 0.09, 225), lch(0.88, 0.06, 200), lch(0.96, 0.05, 80)],
] as const;

/** The key colour of a series. */
export const keyOf = ({ hue }: Tint): string => lch(0.72, 0.12, hue);

/** Draws a place into a panel; `veil` fades it, so that faces read first. */
export function placeIn(
  name: string,
  { d, w, h, r, night, tint, veil }: { d: Doc; w: number; h: number; r: Rng; night: boolean; tint: Tint; veil: number },
): string {
  const place = PLACES[name];
  if (place === undefined) throw new Error(`no such place: ${name}`);
  const { hue } = tint;
  const scene: Scene = {
    d,
    w,
    h,
    r,
    hue,
    key: keyOf(tint),
    night,
    sky: night ? NIGHT : nth(DAYS, hue),
    wall: night ? lch(0.45, 0.06, hue) : lch(0.9, 0.035, hue + 30),
    vx: w * r.pick([0.36, 0.6]),
    vy: h * 0.44,
  };
  const fade = night ? mix('#ffffff', '#5a559c', 0.4) : '#fff';
  return place(scene) + (veil > 0 ? rect(0, 0, w, h, 0, fade, { opacity: veil }) : '');
}
