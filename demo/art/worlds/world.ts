import type { Species } from '@demo/art/animals/species';
import type { Doc } from '@demo/art/doc';
import { glow, mix, shade } from '@demo/art/oklch';
import type { GearKind } from '@demo/art/people/gear';
import type { ItemKind } from '@demo/art/people/item';
import type { WearKind } from '@demo/art/people/wear';
import type { Rng } from '@server/random';
import type { Palette } from './palette';

/** What a world draws on: the document, the frame's size, a random stream, the palette and u, a hundredth of the frame's mean side. */
export interface Frame {
  d: Doc;
  w: number;
  h: number;
  r: Rng;
  p: Palette;
  u: number;
}

/** Who lives in a world and what they wear and carry. */
export interface Cast {
  gear: readonly GearKind[];
  wear: readonly WearKind[];
  item?: ItemKind;
  beasts: readonly Species[];
  cape?: boolean;
}

/** A world owns its palettes, scenery, objects and cast; a game's icon, cover and screenshots share them. */
export interface World {
  palettes: readonly Palette[];
  /** Where feet stand in a wide picture, as a fraction of its height. */
  floor: number;
  cast: Cast;
  /** Background, back to front, far layers mixed towards the haze. */
  scene(frame: Frame): string;
  /** The near frame: dark, large, cropped by the edge. It makes the picture deep. */
  front(frame: Frame): string;
  /** An object around 0,0, about 100 in radius. */
  object(d: Doc, p: Palette): string;
  /** Behind and in front of an icon's subject, in a square of 256. */
  motif(frame: Pick<Frame, 'r' | 'p'>): readonly [string, string];
}

export const depth = (p: Palette, t: number): string => mix(p.near, p.haze, t);
/** A body lit from above, shaded below. */
export const face3 = (d: Doc, colour: string): string => d.linear([glow(colour, 0.3), colour, shade(colour, 0.4)]);
/** Frame data for a document. */
export const frameOf = (d: Doc, r: Rng, p: Palette): Frame => ({
  d,
  w: d.w,
  h: d.h,
  r,
  p,
  u: Math.sqrt(d.w * d.h) / 100,
});
