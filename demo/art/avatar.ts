import { nth, type Rng, rng } from '@server/random';
import { critter } from './animals/critter';
import { SPECIES } from './animals/species';
import { Doc } from './doc';
import { glow, lch } from './oklch';
import { BRIGHT_MOODS } from './people/face';
import type { GearKind } from './people/gear';
import { castOf, person } from './people/person';
import type { TraitKind } from './people/trait';
import { rays, ridge } from './shape';
import { line, oval, path, place, rect } from './svg';
import { WORLD_NAMES, WORLDS } from './worlds/catalogue';
import { RELICS } from './worlds/relic';
import { frameOf } from './worlds/world';

const SIZE = 160;
const HATS: readonly GearKind[] = [
  'phones',
  'cap',
  'flower',
  'straw',
  'band',
  'goggles',
  'ears',
  'leaf',
  'wizard',
  'topknot',
];
const PET_HATS: readonly GearKind[] = ['leaf', 'crown', 'flower', 'phones', 'cap', 'straw'];
const TRAIT_KINDS: readonly TraitKind[] = ['round', 'freckles', 'square', 'mole', 'shades', 'plaster', 'paint'];

interface Ground {
  light: string;
  deep: string;
  hue: number;
}

/** Four plain grounds behind a face. */
function ground(d: Doc, r: Rng, n: number, { light, deep }: Ground): string {
  const wash = rect(0, 0, SIZE, SIZE, 0, d.linear([glow(light, 0.3), light, deep], 0, 0, 1, 1));
  const pattern = [
    () => oval(126, 34, 52, 52, '#fff', { opacity: 0.2 }) + oval(24, 130, 36, 36, '#fff', { opacity: 0.14 }),
    () => rays(80, 90, 140, 10, r.i(0, 36), 0.16),
    () => path(ridge(r, SIZE, SIZE, 108, 22, 3), deep, { opacity: 0.7 }),
    () => line('M-10 60Q40 20 80 60T170 60M-10 100Q40 60 80 100T170 100', '#fff', 9, { opacity: 0.18 }),
  ];
  return wash + nth(pattern, n)();
}

function human(d: Doc, r: Rng, n: number, g: Ground): string {
  const adult = n % 7 === 2;
  const look = castOf(r, {
    top: lch(0.6, 0.15, g.hue + 160),
    top2: lch(0.88, 0.08, g.hue + 220),
    mood: r.pick(BRIGHT_MOODS),
    t: r.pick([-0.7, 0, 0.5, 0.8]),
    rim: glow(g.light, 0.6),
    gear: r.b(0.36) ? r.pick(HATS) : undefined,
    gearC: lch(0.68, 0.15, g.hue + 190),
    trait: r.b(0.5) ? r.pick(TRAIT_KINDS) : undefined,
    slim: r.b(0.25),
  });
  if (adult)
    Object.assign(look, {
      fringe: r.pick(['quiff', 'buzz', 'short', 'part'] as const),
      back: 'short',
      shape: 'broad',
      slim: true,
      mood: 'calm',
      trait: r.pick(['beard', 'moustache', 'square'] as const),
      gear: undefined,
    });
  if (look.trait === 'shades' || look.trait === 'round' || look.trait === 'square')
    look.gear = look.gear === 'goggles' ? undefined : look.gear;
  // From a shy portrait to a close-up: the crop alone tells two faces apart.
  const zoom = r.pick([0.54, 0.58, 0.66]);
  return place(80, 52 + 56 * zoom, zoom, person(d, look));
}

const pet = (d: Doc, r: Rng, n: number, g: Ground): string =>
  place(
    80,
    92,
    0.6,
    critter(d, {
      kind: nth(SPECIES, n * 7 + (n >> 3)),
      v: Math.floor(n / 3),
      mood: r.pick(BRIGHT_MOODS),
      wear: lch(0.62, 0.16, g.hue + 150),
      t: r.n(-0.4, 0.4),
      gear: r.b(0.3) ? r.pick(PET_HATS) : undefined,
      gearC: lch(0.65, 0.17, g.hue + 180),
    }),
  );

/** A view, as people who show no face choose it. */
function view(d: Doc, r: Rng, n: number): string {
  const world = WORLDS[nth(WORLD_NAMES, n * 3)];
  return world.scene(frameOf(d, r, nth(world.palettes, n)));
}

function thing(d: Doc, n: number): string {
  const world = WORLDS[nth(WORLD_NAMES, n + 1)];
  const p = nth(world.palettes, n);
  return place(80, 82, 0.5, n & 2 ? world.object(d, p) : nth(RELICS, n >> 2)(d, p));
}

/** The avatar of persona n: mostly people, some animals, now and then a thing or a view. The ground's hue walks by the golden angle. */
export function avatar(n: number): string {
  const r = rng(`avatar/${n}`);
  const d = new Doc(SIZE, SIZE, `a${n}`);
  const hue = (n * 137.5) % 360;
  const g: Ground = { light: lch(0.84, 0.09, hue), deep: lch(0.68, 0.13, hue + 35), hue };
  const kind = n % 11;
  if (kind === 9) return d.add(view(d, r, n)).toString();
  d.add(ground(d, r, n, g));
  if (kind === 6) return d.add(thing(d, n)).toString();
  return d.add(kind === 1 || kind === 3 || kind === 8 ? pet(d, r, n, g) : human(d, r, n, g)).toString();
}
