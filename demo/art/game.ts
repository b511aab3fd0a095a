import { nth, rng } from '@server/random';
import type { CritterLook } from './animals/critter';
import type { Doc } from './doc';
import { glow, lch, lum, mix, shade } from './oklch';
import type { Mood } from './people/face';
import type { GearKind } from './people/gear';
import { HAIRS } from './people/hair';
import type { MechLook } from './people/mech';
import { castOf, covers, type PersonLook } from './people/person';
import { WORLD_NAMES, WORLDS, type WorldName } from './worlds/catalogue';
import type { Palette } from './worlds/palette';
import { RELICS } from './worlds/relic';
import type { World } from './worlds/world';

export type Subject = 'hero' | 'beast' | 'object';

/** What all pictures of one game share. */
export interface Game {
  n: number;
  worldName: WorldName;
  world: World;
  /** What the icon shows. */
  subject: Subject;
  p: Palette;
  look: PersonLook;
  beast: CritterLook;
  /** Set when the hero is a machine. */
  mech?: MechLook;
}

const FRIENDLY: readonly Mood[] = ['happy', 'grin', 'calm', 'wow', 'grin'];
const BOLD: readonly Mood[] = ['bold', 'grin', 'calm', 'wink', 'bold'];
/** Headgear that sits badly on animals. */
const HUMAN_ONLY: readonly GearKind[] = ['hood', 'helmet', 'plume', 'racer', 'topknot', 'ears'];
const BARE: readonly string[] = ['frog', 'rabbit', 'deer', 'dragon'];

/** The identity of game n. World, subject and light walk with different strides, so neighbours in the catalogue differ in all three. */
export function gameOf(n: number): Game {
  const round = Math.floor(n / 8);
  const r = rng(`game/${n}`);
  const worldName = nth(WORLD_NAMES, n * 3 + round);
  const world = WORLDS[worldName];
  const p = nth(world.palettes, Math.floor(n / 3) + round);
  const { gear, wear, beasts } = world.cast;
  const look = castOf(r.sub('look'), {
    gear: nth(gear, round),
    wear: nth(wear, round + n),
    top: p.acc,
    top2: p.acc2,
    gearC: p.acc,
    mood: r.pick(BOLD),
    rim: p.rim,
  });
  // The hero must stand off the sky: hair clearly lighter or darker than what is behind it.
  const light = lum(mix(p.sky[1], p.rim, 0.3));
  if (Math.abs(lum(look.hair) - light) < 0.22) look.hair = nth(HAIRS, light > 0.6 ? n % 4 : 10 - (n % 2) * 6);
  if (look.fringe === 'buzz' && covers(look.gear)) look.fringe = 'tips';
  const beast: CritterLook = {
    kind: nth(beasts, round + (n >> 1)),
    v: n,
    mood: r.pick(FRIENDLY),
    wear: p.acc,
    gearC: p.acc,
    rim: p.rim,
  };
  if (r.b(0.55) && !BARE.includes(beast.kind))
    beast.gear = r.pick([...gear.filter((g) => !HUMAN_ONLY.includes(g)), 'crown']);
  const isMech = worldName === 'mecha' || (worldName === 'neon' && n % 2 === 1);
  return {
    n,
    worldName,
    world,
    subject: nth<Subject>(['hero', 'beast', 'object'], n + round),
    p,
    look,
    beast,
    mech: isMech ? armour(n, p) : undefined,
  };
}

function armour(n: number, p: Palette): MechLook {
  const trims = [
    [mix(p.acc2, '#ffffff', 0.25), p.acc],
    [mix(p.acc, '#ffffff', 0.15), p.acc2],
    [lch(0.93, 0.02, 250), p.acc],
  ] as const;
  const [c, c2] = nth(trims, n);
  return { c, c2, rim: p.rim, v: n, eye: glow(p.acc2, 0.4) };
}

/** The game's object: its world's own on odd numbers, a relic in its colours on even ones. */
export const emblem = (d: Doc, g: Game): string =>
  g.n & 1 ? g.world.object(d, g.p) : nth(RELICS, Math.floor(g.n / 8))(d, g.p);

/** A dark veil towards the edges, softer where the sky is light. */
export function vignette(d: Doc, p: Palette, cy: number, r: number): string {
  const strength = lum(p.sky[1]) > 0.6 ? 0.2 : 0.4;
  return d.radial(
    [
      ['#000', 0.62, 0],
      [shade(p.fore, 0.3), 1, strength],
    ],
    0.5,
    cy,
    r,
  );
}
