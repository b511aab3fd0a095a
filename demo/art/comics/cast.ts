import type { Species } from '@demo/art/animals/species';
import { lch } from '@demo/art/oklch';
import type { FaceKind } from '@demo/art/people/face';
import type { GearKind } from '@demo/art/people/gear';
import { type BackKind, type FringeKind, HAIRS, SKINS } from '@demo/art/people/hair';
import type { PersonLook } from '@demo/art/people/person';
import type { TraitKind } from '@demo/art/people/trait';
import type { WearKind } from '@demo/art/people/wear';
import { nth } from '@server/random';

/** A person of a comic: hair, cut and coat stay the same on every page. */
export interface PersonRole {
  hair: number;
  back: BackKind;
  fringe: FringeKind;
  wear: WearKind;
  /** Hue of the coat in degrees. */
  top: number;
  skin?: number;
  shape?: FaceKind;
  eye?: number;
  gear?: GearKind;
  trait?: TraitKind;
  /** Size among the others; 1 is a grown-up, 0.8 a child. */
  size?: number;
  slim?: boolean;
}

/** An animal or a machine that plays a part. */
export type Role = PersonRole | { beast: Species; v: number; scarf?: number } | { mech: number; c: number; c2: number };

/** A person ready to be drawn. */
export interface Actor extends PersonLook {
  pant: string;
  size: number;
}

/** Yellows and oranges look muddy in print: they are lifted. */
function cloth(lightness: number, chroma: number, hue: number): string {
  const h = ((hue % 360) + 360) % 360;
  const isMuddy = h > 45 && h < 125;
  return lch(isMuddy ? Math.max(lightness, 0.76) : lightness, chroma, h > 95 && h < 125 ? 90 : h);
}

/** A role with its colours. */
export function actorOf(role: PersonRole): Actor {
  const { hair, skin = 0, eye = role.top + 160, top, size = 1, ...cut } = role;
  return {
    ...cut,
    shape: role.shape ?? 'oval',
    hair: nth(HAIRS, hair),
    skin: nth(SKINS, skin),
    eye: lch(0.58, 0.14, eye),
    top: cloth(0.6, 0.15, top),
    top2: lch(0.91, 0.06, top + 60),
    gearC: cloth(0.62, 0.16, top + 20),
    pant: lch(0.36, 0.05, top + 200),
    size,
  };
}
